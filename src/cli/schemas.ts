/** npm run schemas: JSON Schemas and snippets for editor programs, out of the declarations. */
import './supported-node'
import { writeEditorFiles } from '../authoring/write-editor-files'
import { checkProject } from '../check/check-project'

const root = process.cwd()
const written = writeEditorFiles(root, checkProject(root))
console.log(`${written.length} files of .vscode/ were behind, and are written.`)
