/**
 * npm run check: reports every error in data/ and content/ with its location and fix, and updates the editor schemas.
 * --annotations also prints GitHub workflow commands, which annotate pull requests.
 */
import {
  formatAnnotations,
  formatDiagnostics,
  isError,
} from '../plugins/gatsby-plugin-content-check/src'
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { checkProject } from '../src/rules/check-project'
import { writeEditorSchemas } from './authoring/editor-schemas'
import { run } from './run'

void run(() => {
  const root = process.cwd()
  const { annotations } = parseArgs({ options: { annotations: { type: 'boolean' } } }).values
  const { diagnostics, documents, files, notes } = checkProject(root)
  writeEditorSchemas(root, documents)
  const report = formatDiagnostics(root, diagnostics)
  if (annotations) {
    // Diagnostics quote content, which must not run as workflow commands.
    const token = randomUUID()
    console.log(formatAnnotations(diagnostics))
    console.log(`::stop-commands::${token}\n${report}\n::${token}::`)
  } else if (diagnostics.length > 0) {
    console.error(report)
  }
  for (const note of notes) console.log(annotations ? `::notice::${note}` : `Note: ${note}`)
  if (diagnostics.some(isError)) process.exitCode = 1
  else console.log(`${files} files checked.`)
})
