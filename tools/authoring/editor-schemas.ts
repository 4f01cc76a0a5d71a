/** JSON Schemas for VS Code, which completes and explains fields with them. .vscode/settings.json lists each. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchema, isText, knownSlugs } from '../../plugins/gatsby-plugin-content-check/src'
import { contentTypes, type Document } from '../../src/page-kinds/documents'

/** The types of JSON files with their schema files: `data/services/*.json` has `services.json`. */
export const schemaFiles = contentTypes
  .filter(kind => !isText(kind))
  .map(kind => {
    const [, ...parts] = kind.glob.replace(/(?:\/\*)?\.json$/, '').split('/')
    return { kind, file: `.vscode/schemas/${parts.join('-')}.json` }
  })

/**
 * Writes the schemas.
 *
 * @param root the project's folder
 * @param documents editors suggest their slugs in fields that refer to one
 */
export function writeEditorSchemas(root: string, documents: readonly Document[]): void {
  const known = knownSlugs(documents.map(document => ({ document })))
  mkdirSync(join(root, '.vscode/schemas'), { recursive: true })
  for (const { kind, file } of schemaFiles)
    writeFileSync(join(root, file), JSON.stringify(editorSchema(kind, known), null, 2))
}
