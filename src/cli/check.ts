/**
 * npm run check: every fault in data/ and content/, each with its place and its remedy.
 *
 * --changed keeps what the change at hand has to do with, compared with the main branch, and
 * --changed=<branch or commit> with another; --annotations adds GitHub's workflow commands, for pull
 * requests; --json gives one JSON document.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { checkChange, type ChangeResult } from '../editorial/changed'
import { checkProject, type CheckResult } from '../editorial/check'
import { formatAnnotations, formatFaults, formatJson, formatNotes } from '../editorial/report'

const root = process.cwd()

interface Options {
  changed?: string
  annotations?: boolean
  json?: boolean
}

function check({ changed, annotations = false, json = false }: Options): void {
  const result: CheckResult & Partial<ChangeResult> =
    changed === undefined ? checkProject(root) : checkChange(root, changed || undefined)
  const { faults, files, notes } = result
  const failed = faults.some(fault => fault.severity === 'error')
  process.exitCode = failed ? 1 : 0
  if (json) {
    console.log(formatJson(result))
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
  if (notes.length > 0) console.log(formatNotes(notes, annotations))
  if (failed) return
  const { changed: paths, commit = '' } = result
  const difference = paths ? `, ${paths.size} of them changed since ${commit.slice(0, 7)}` : ''
  console.log(`${files} files checked${difference}.`)
}

try {
  // An option of Node's parser has a value always or never: an empty one stands for the main branch.
  const args = process.argv.slice(2).map(arg => (arg === '--changed' ? '--changed=' : arg))
  const { values } = parseArgs({
    args,
    options: {
      changed: { type: 'string' },
      annotations: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  check(values)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
