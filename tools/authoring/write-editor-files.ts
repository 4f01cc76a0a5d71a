/** The generated files on disk. They offer the slugs that exist, and so are as old as the last command that wrote them. */
import { isError } from '../../plugins/gatsby-plugin-content-check/src'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CheckResult } from '../../src/content/rules/check-project'
import { knownSlugs } from '../../src/content/rules/references'
import { editorFiles, SCHEMAS } from './editor-schemas'

/**
 * Writes what VS Code needs, out of the declarations and of the slugs that exist. Files that are as they
 * should be are left alone, and schemas of kinds that are no more are deleted. While the content has an
 * error, all stay as they were: what a broken file names is not known.
 *
 * @param root the project's folder
 * @param result what the check has found
 * @returns the files that were written or deleted
 */
export function writeEditorFiles(
  root: string,
  { documents, diagnostics }: Pick<CheckResult, 'documents' | 'diagnostics'>,
): string[] {
  if (diagnostics.some(isError)) return []
  const files = editorFiles(knownSlugs(documents, new Set()))
  const folder = join(root, SCHEMAS)
  const old = existsSync(folder) ? readdirSync(folder).map(name => `${SCHEMAS}/${name}`) : []
  const gone = old.filter(file => !files.has(file))
  for (const file of gone) rmSync(join(root, file))
  const behind = [...files].filter(([file, content]) => readIfThere(join(root, file)) !== content)
  for (const [file, content] of behind) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return [...gone, ...behind.map(([file]) => file)]
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
