/** npm run launch-check: what the owner must still replace or confirm, by file and line. Exit 1 while anything is left. */
import './supported-node'
import { checkProject } from '../src/content/rules/check-project'
import { launchList, type LaunchGroup } from '../src/content/rules/launch-list'
import { formatFaults } from '../plugins/gatsby-plugin-content-check/src/fault-report'
import type { Fault } from '../plugins/gatsby-plugin-content-check/src/fault'

const item = ({ file, line, column, message, remedy }: Fault) =>
  `- ${file}:${line}:${column}: ${message}\n  ${remedy ?? ''}`

const group = ({ heading, faults }: LaunchGroup) =>
  [`${heading} (${faults.length})`, ...faults.map(item)].join('\n')

const root = process.cwd()
const { documents, faults } = checkProject(root)
const errors = faults.filter(fault => fault.severity === 'error')
if (errors.length > 0) {
  console.error(formatFaults(root, errors, process.stderr.isTTY))
  process.exitCode = 1
} else {
  const left = launchList(root, documents)
  const count = left.reduce((sum, { faults }) => sum + faults.length, 0)
  console.log(
    count === 0
      ? 'Nothing is left to replace or confirm.'
      : [...left.map(group), `${count} things are left to replace or confirm.`].join('\n\n'),
  )
  if (count > 0) process.exitCode = 1
}
