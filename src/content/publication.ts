import { isRecord } from '../../plugins/gatsby-plugin-content-check/src'

/** Sorts after every date. */
export const NEVER = 'never'

/**
 * Returns when a page goes live. The results sort chronologically.
 *
 * @param today YYYY-MM-DD; if undefined, every date counts as past
 * @returns an empty string for a live page, the date for a scheduled page, NEVER for a draft
 */
export function liveFrom(data: unknown, today: string | undefined) {
  // Most pages have neither field and are always live.
  const { draft, date } = isRecord(data) ? data : {}
  if (draft === true) return NEVER
  return today !== undefined && typeof date === 'string' && date > today ? date : ''
}
