/** JSON Schemas that VS Code uses to complete and explain fields. They're listed in .vscode/settings.json. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchema, isText, knownSlugs } from '../../plugins/gatsby-plugin-content-check/src'
import { contentTypes, type Document } from '../../src/page-kinds/documents'

/** The JSON content types and their schema files. For example, `data/services/*.json` has `services.json`. */
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
 * @param documents the documents whose slugs editors suggest in reference fields
 */
export function writeEditorSchemas(root: string, documents: readonly Document[]) {
  const known = knownSlugs(documents)
  mkdirSync(join(root, '.vscode/schemas'), { recursive: true })
  for (const { kind, file } of schemaFiles)
    writeFileSync(join(root, file), JSON.stringify(editorSchema(kind, known), null, 2))
}
