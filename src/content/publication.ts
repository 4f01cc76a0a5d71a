/** From when on a page is on the live site. */
import { isRecord } from '../../plugins/gatsby-plugin-content-check/src'

/** Later than every day. */
export const NEVER = 'never'

/** Whether a page belongs on the live site: no draft, and its day has come. */
export function isLive(data: unknown, today: string): boolean {
  return liveFrom(data, today) === ''
}

/**
 * From when on a page is live.
 *
 * @param today the day that counts as today; unknown, every day counts as past
 * @returns an empty text for a page that is live, the day for one that waits for it, NEVER for a
 *   draft: texts in the order in which the pages appear
 */
export function liveFrom(data: unknown, today: string | undefined): string {
  // Most pages have neither field: they are always live.
  const { draft, date } = isRecord(data) ? data : {}
  if (draft === true) return NEVER
  return today !== undefined && typeof date === 'string' && date > today ? date : ''
}
