/** npm run launch-check: what the owner must still replace or confirm, by file and line. */
import { checkProject } from '../editorial/check'
import { formatFaults } from '../editorial/report'
import { launchFaults } from '../editorial/launch'

const root = process.cwd()
const { documents, faults } = checkProject(root)
const errors = faults.filter(fault => fault.severity === 'error')
const left = errors.length > 0 ? errors : launchFaults(root, documents)
if (left.length === 0) {
  console.log('Nothing is left to replace or confirm.')
} else {
  console.error(formatFaults(root, left, process.stderr.isTTY))
  process.exitCode = 1
}
