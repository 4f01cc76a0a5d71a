/** What a change that is worked out in memory would make worse: then it is not made. */
import { type Diagnostic, isError } from '../../../plugins/gatsby-plugin-content-check/src'
import type { Readings } from '../read-documents'
import { readingDiagnostics, type Circumstances } from './check-project'

/** The diagnostics that stop a build. */
export const errorsOf = (readings: Readings, circumstances: Circumstances): Diagnostic[] =>
  readingDiagnostics(readings, circumstances).filter(isError)

/**
 * Refuses a change.
 *
 * @param before the project's errors as it is
 * @param after those that it would have
 * @throws with the new ones and their places, where there are any
 */
export function refuseAdded(before: readonly Diagnostic[], after: readonly Diagnostic[]): void {
  const known = new Set(before.map(({ message }) => message))
  const added = after.filter(({ message }) => !known.has(message))
  if (added.length > 0)
    throw new Error(`It would make errors, and nothing has been changed:\n${oneLineEach(added)}`)
}

/** Diagnostics a line each: where, what, and what to do. */
const oneLineEach = (diagnostics: readonly Diagnostic[]) =>
  diagnostics
    .map(({ file, line, column, message, fix = '' }) =>
      `${file}:${line}:${column}: ${message} ${fix}`.trimEnd(),
    )
    .join('\n')
