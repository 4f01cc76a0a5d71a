/** Holds that a command in a copy of the project ended well, and says what it said where it did not. */
import { stripVTControlCharacters } from 'node:util'
import type { Run } from './project-copy'

/** Characters shown of a failed run: its first failure, and how it ended. */
const FAILURE = 6000
const ENDING = 3000

/** Fails with what the command wrote: from the first test of Jest that failed, if it ran any. */
export function expectPassed({ passed, output }: Run): void {
  if (passed) return
  const text = stripVTControlCharacters(output)
  const [failure = ''] = /^ +● [\s\S]*/m.exec(text) ?? []
  const said = `${failure.slice(0, FAILURE)}\n${text.slice(-ENDING)}`
  // At once as well: Jest shows it below all tests of the file, where a log that was cut may end before it.
  process.stderr.write(`${said}\n`)
  throw new Error(`The command failed:\n${said}`)
}
