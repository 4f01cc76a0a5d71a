/**
 * npm run check: every fault in data/ and content/, each with its place and its remedy. What editor
 * programs offer is brought up to date on the way.
 *
 * --changed keeps what the change at hand has to do with, compared with the main branch, and
 * --changed=<branch or commit> with another; --annotations adds GitHub's workflow commands, for pull
 * requests; --json gives one JSON document. --fix first mends what has one right answer, with --changed in
 * the changed files alone.
 */
import './supported-node'
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { writeEditorFiles } from './authoring/write-editor-files'
import { changeSince, checkChange, type ChangeResult } from '../src/content/rules/changed-faults'
import { checkProject, type CheckResult } from '../src/content/rules/check-project'
import { mendProject } from '../src/content/rules/mend-project'
import { messageOf } from './message-of'
import {
  formatAnnotations,
  formatFaults,
  formatJson,
  formatNotes,
} from '../plugins/gatsby-plugin-content-check/src/fault-report'

const root = process.cwd()

interface Options {
  fix?: boolean
  changed?: string
  annotations?: boolean
  json?: boolean
}

function check({ fix = false, changed, annotations = false, json = false }: Options): void {
  // Said apart from what the check finds, of which other programs may make something.
  if (fix) {
    const only = changed === undefined ? undefined : changeSince(root, changed || undefined).changed
    for (const sentence of mendProject(root, only)) console.error(sentence)
  }
  const result: CheckResult & Partial<ChangeResult> =
    changed === undefined ? checkProject(root) : checkChange(root, changed || undefined)
  const { faults, files, notes } = result
  writeEditorFiles(root, result)
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
      fix: { type: 'boolean' },
    },
  })
  check(values)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 2
}
