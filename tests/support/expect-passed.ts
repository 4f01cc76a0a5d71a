/** Expects a command in a copy of the project to succeed and shows its output if it doesn’t. */
import { stripVTControlCharacters } from 'node:util'
import type { Run } from './project-copy'

/** How many characters to show of a failed run’s first failure, and of the end of its output. */
const FAILURE = 6000
const ENDING = 3000

/** Throws an error if the command failed. Its output starts at Jest’s first failed test, if there is one. */
export function expectPassed({ passed, output }: Run): void {
  if (passed) return
  const text = stripVTControlCharacters(output)
  const [failure = ''] = /^ +● [\s\S]*/m.exec(text) ?? []
  const said = `${failure.slice(0, FAILURE)}\n${text.slice(-ENDING)}`
  // Also print the output now. Jest shows errors after all tests in the file, and a truncated log could end sooner.
  process.stderr.write(`${said}\n`)
  throw new Error(`The command failed:\n${said}`)
}
