/**
 * Today's date in UTC, as YYYY-MM-DD, for drafts and scheduled pages. `SOURCE_DATE_EPOCH` (in seconds, see
 * reproducible-builds.org) overrides it: to build tomorrow's posts, set tomorrow's epoch.
 *
 * @throws if the variable isn't a number
 */
export function buildDay() {
  const epoch = process.env.SOURCE_DATE_EPOCH
  const date = epoch ? new Date(Number(epoch) * 1000) : new Date()
  if (Number.isNaN(date.getTime())) throw new Error(`SOURCE_DATE_EPOCH isn’t a number: ${epoch}`)
  return date.toISOString().slice(0, 10)
}
