/** The day that counts as today: drafts and days ahead are judged by it, in the check as in the build. */
import { git } from './git'

/**
 * The day of the commit that is built, so that a commit always gives the same site.
 * `SOURCE_DATE_EPOCH` (seconds) says otherwise, as reproducible-builds.org defines it; a build of
 * tomorrow's posts is a build with tomorrow's epoch.
 *
 * @returns YYYY-MM-DD in UTC; `undefined` where there is neither the variable nor a git history
 * @throws where the variable is no number of seconds
 */
export function knownBuildDay(root: string): string | undefined {
  const epoch =
    process.env.SOURCE_DATE_EPOCH || git(root, ['log', '-1', '--format=%ct'])?.trim() || undefined
  if (epoch === undefined) return undefined
  const date = new Date(Number(epoch) * 1000)
  if (Number.isNaN(date.getTime())) throw new Error(`SOURCE_DATE_EPOCH is not a number: ${epoch}`)
  return date.toISOString().slice(0, 10)
}

/**
 * The same for a build, which cannot do without.
 *
 * @throws where there is neither the variable nor a git history
 */
export function buildDay(root = process.cwd()): string {
  const day = knownBuildDay(root)
  if (day !== undefined) return day
  throw new Error(
    'The build’s day is that of the commit, and there is no git history here. Set SOURCE_DATE_EPOCH to the seconds since 1970, as in SOURCE_DATE_EPOCH=1767225600 for 1 January 2026.',
  )
}
