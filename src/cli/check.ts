/** npm run check: every fault in data/ and content/, each with its place and its remedy. */
import { checkProject } from '../editorial/check'
import { formatFaults } from '../editorial/report'

const root = process.cwd()
const { faults, files } = checkProject(root)
const failed = faults.some(fault => fault.severity === 'error')
if (faults.length > 0) console.error(formatFaults(root, faults, process.stderr.isTTY))
if (!failed) console.log(`${files} files checked.`)
process.exitCode = failed ? 1 : 0
