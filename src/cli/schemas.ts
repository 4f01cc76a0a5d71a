/** npm run schemas: JSON Schemas for editor programs, out of the declarations. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkProject } from '../editorial/check'
import { editorFiles } from '../editorial/editor-files'
import { knownSlugs } from '../editorial/references'

const root = process.cwd()
const files = editorFiles(knownSlugs(checkProject(root).documents, new Set()))
rmSync(join(root, '.vscode/schemas'), { recursive: true, force: true })
mkdirSync(join(root, '.vscode/schemas'), { recursive: true })
for (const [file, content] of files) writeFileSync(join(root, file), content)
console.log(`${files.size} files written to .vscode/.`)
