/** Expects a command in a copy of the project to succeed, and shows its output if it doesn’t. */
import { stripVTControlCharacters } from 'node:util'
import type { Run } from './project-copy'

/** The number of characters shown of a failed run: its first failure, and its end. */
const FAILURE = 6000
const ENDING = 3000

/** Fails with the command’s output, from Jest’s first failed test if it ran any. */
export function expectPassed({ passed, output }: Run): void {
  if (passed) return
  const text = stripVTControlCharacters(output)
  const [failure = ''] = /^ +● [\s\S]*/m.exec(text) ?? []
  const said = `${failure.slice(0, FAILURE)}\n${text.slice(-ENDING)}`
  // Also print it now: Jest shows it after all tests in the file, and a truncated log could end before that.
  process.stderr.write(`${said}\n`)
  throw new Error(`The command failed:\n${said}`)
}
