/**
 * npm run check: every fault in data/ and content/, each with its place and its remedy.
 *
 * --annotations adds GitHub's workflow commands, for pull requests; --json gives one JSON document.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { checkProject } from '../editorial/check'
import { formatAnnotations, formatFaults, formatJson } from '../editorial/report'

const root = process.cwd()

function check(annotations: boolean, json: boolean): void {
  const { faults, files } = checkProject(root)
  const failed = faults.some(fault => fault.severity === 'error')
  process.exitCode = failed ? 1 : 0
  if (json) {
    console.log(formatJson(faults, files))
    return
  }
  if (faults.length > 0 && annotations) {
    console.log(formatAnnotations(faults))
    // What editors wrote is quoted below; no line of it is to be taken for a command.
    const token = randomUUID()
    console.log(`::stop-commands::${token}\n${formatFaults(root, faults)}\n::${token}::`)
  } else if (faults.length > 0) {
    console.error(formatFaults(root, faults, process.stderr.isTTY))
  }
  if (!failed) console.log(`${files} files checked.`)
}

try {
  const { values } = parseArgs({
    options: { annotations: { type: 'boolean' }, json: { type: 'boolean' } },
  })
  check(values.annotations ?? false, values.json ?? false)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
