/** JSON Schemas for VS Code, which completes and explains fields by them: .vscode/settings.json names each. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchema } from '../../plugins/gatsby-plugin-content-check/src'
import { contentTypes, type Document } from '../../src/page-kinds/documents'
import { knownSlugs } from '../../src/rules/known-slugs'

/** What the site’s own `.meta()` says for the check alone. */
const SITE_META = ['variables', 'link']

/** The kinds of JSON files with their schemas' files: `data/services/*.json` has `services.json`. */
export const schemaFiles = contentTypes
  .filter(({ format }) => format !== 'mdx')
  .map(kind => {
    const [, ...parts] = kind.glob.replace(/(?:\/\*)?\.json$/, '').split('/')
    return { kind, file: `.vscode/schemas/${parts.join('-')}.json` }
  })

/**
 * Writes the schemas.
 *
 * @param root the project's folder
 * @param documents their slugs are offered where a field refers to one
 */
export function writeEditorSchemas(root: string, documents: readonly Document[]): void {
  const known = knownSlugs(documents)
  mkdirSync(join(root, '.vscode/schemas'), { recursive: true })
  for (const { kind, file } of schemaFiles)
    writeFileSync(join(root, file), JSON.stringify(editorSchema(kind, known, SITE_META), null, 2))
}
