/**
 * npm run check: every mistake in data/ and content/, each with its place and its fix. What editor programs offer
 * is brought up to date on the way. --annotations adds GitHub's workflow commands, for pull requests.
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
import { messageOf } from './message-of'

function check(root: string, annotations: boolean): void {
  const { diagnostics, documents, files, notes } = checkProject(root)
  writeEditorSchemas(root, documents)
  if (diagnostics.length > 0 && annotations) {
    console.log(formatAnnotations(diagnostics))
    // What editors wrote is quoted below; no line of it is to be taken for a command.
    const token = randomUUID()
    console.log(`::stop-commands::${token}\n${formatDiagnostics(root, diagnostics)}\n::${token}::`)
  } else if (diagnostics.length > 0) {
    console.error(formatDiagnostics(root, diagnostics))
  }
  for (const note of notes) console.log(annotations ? `::notice::${note}` : `Note: ${note}`)
  if (diagnostics.some(isError)) process.exitCode = 1
  else console.log(`${files} files checked.`)
}

try {
  const { values } = parseArgs({ options: { annotations: { type: 'boolean' } } })
  check(process.cwd(), values.annotations ?? false)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 2
}
