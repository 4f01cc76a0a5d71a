/** What the environment asks of a build. Documented in the README. */
import { execFileSync } from 'node:child_process'

/** `PREVIEW=1`: drafts and posts of days ahead are shown, and no page may be listed. */
export const isPreview = process.env.PREVIEW === '1'

/** Whether `gatsby develop` runs, rather than a build. */
export const isDevelop = process.env.gatsby_executing_command === 'develop'

/** Whether drafts and days ahead are shown. */
export const showsUnpublished = isPreview || isDevelop

/** `PATH_PREFIX=/x`: the site stands below that path. */
export const pathPrefix = (process.env.PATH_PREFIX ?? '').replace(/\/+$/, '')

/**
 * The day that the build counts as today: the day of the commit that is built, so that a commit
 * always gives the same site. `SOURCE_DATE_EPOCH` (seconds) says otherwise, as reproducible-builds.org
 * defines it; a build of tomorrow's posts is a build with tomorrow's epoch.
 *
 * @returns YYYY-MM-DD in UTC
 * @throws where there is neither the variable nor a git history
 */
export function buildDay(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH || commitEpoch()
  const date = new Date(Number(epoch) * 1000)
  if (Number.isNaN(date.getTime())) throw new Error(`SOURCE_DATE_EPOCH is not a number: ${epoch}`)
  return date.toISOString().slice(0, 10)
}

function commitEpoch(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  } catch (error) {
    throw new Error(
      'The build’s day is that of the commit, and there is no git history here. Set SOURCE_DATE_EPOCH to the seconds since 1970.',
      { cause: error },
    )
  }
}
