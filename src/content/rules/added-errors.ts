/** What a change that is worked out in memory would make worse: then it is not made. */
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import { checkReadings, type Circumstances, type Readings } from './check-project'

/** The faults that stop a build. */
export const errorsOf = (readings: Readings, circumstances: Circumstances): Fault[] =>
  checkReadings(readings, circumstances).faults.filter(isError)

export const isError = ({ severity }: Fault): boolean => severity === 'error'

/**
 * Refuses a change.
 *
 * @param before the project's errors as it is
 * @param after those that it would have
 * @throws with the new ones and their places, where there are any
 */
export function refuseAdded(before: readonly Fault[], after: readonly Fault[]): void {
  const known = new Set(before.map(({ message }) => message))
  const added = after.filter(({ message }) => !known.has(message))
  if (added.length > 0)
    throw new Error(`It would make faults, and nothing has been changed:\n${faultLines(added)}`)
}

/** Faults a line each: where, what, and what to do. */
export const faultLines = (faults: readonly Fault[]): string =>
  faults
    .map(({ file, line, column, message, remedy = '' }) =>
      `${file}:${line}:${column}: ${message} ${remedy}`.trimEnd(),
    )
    .join('\n')
