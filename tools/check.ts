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

function check(root: string, annotations: boolean): void {
  const { diagnostics, documents, files, notes } = checkProject(root)
  writeEditorSchemas(root, documents)
  if (diagnostics.length > 0 && annotations) {
    console.log(formatAnnotations(diagnostics))
    // Diagnostics quote content, which must not run as workflow commands.
    const token = randomUUID()
    console.log(`::stop-commands::${token}\n${formatDiagnostics(root, diagnostics)}\n::${token}::`)
  } else if (diagnostics.length > 0) {
    console.error(formatDiagnostics(root, diagnostics))
  }
  for (const note of notes) console.log(annotations ? `::notice::${note}` : `Note: ${note}`)
  if (diagnostics.some(isError)) process.exitCode = 1
  else console.log(`${files} files checked.`)
}

void run(() => {
  const { values } = parseArgs({ options: { annotations: { type: 'boolean', default: false } } })
  check(process.cwd(), values.annotations)
})
