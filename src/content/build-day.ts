/** The day that counts as today: drafts and scheduled pages are judged by it, in the check as in the build. */

/**
 * Today's date in UTC. `SOURCE_DATE_EPOCH` (seconds) overrides it, as reproducible-builds.org defines it; a build
 * of tomorrow's posts is a build with tomorrow's epoch.
 *
 * @returns YYYY-MM-DD
 * @throws where the variable is not a number of seconds
 */
export function buildDay(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH
  const date = epoch ? new Date(Number(epoch) * 1000) : new Date()
  if (Number.isNaN(date.getTime())) throw new Error(`SOURCE_DATE_EPOCH is not a number: ${epoch}`)
  return date.toISOString().slice(0, 10)
}
