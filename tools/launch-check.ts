/** npm run launch-check: what the owner must still replace or confirm, by file and line. Exit 1 while anything is left. */
import { type Diagnostic, formatDiagnostics } from '../plugins/gatsby-plugin-content-check/src'
import './supported-node'
import { checkProject } from '../src/content/rules/check-project'
import { launchList, type LaunchGroup } from '../src/content/rules/launch-list'

const item = ({ file, line, column, message, fix }: Diagnostic) =>
  `- ${file}:${line}:${column}: ${message}\n  ${fix ?? ''}`

const group = ({ heading, diagnostics }: LaunchGroup) =>
  [`${heading} (${diagnostics.length})`, ...diagnostics.map(item)].join('\n')

const root = process.cwd()
const { documents, diagnostics } = checkProject(root)
const errors = diagnostics.filter(fault => fault.severity === 'error')
if (errors.length > 0) {
  console.error(formatDiagnostics(root, errors))
  process.exitCode = 1
} else {
  const left = launchList(root, documents)
  const count = left.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0)
  console.log(
    count === 0
      ? 'Nothing is left to replace or confirm.'
      : [...left.map(group), `${count} things are left to replace or confirm.`].join('\n\n'),
  )
  if (count > 0) process.exitCode = 1
}
