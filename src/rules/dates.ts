/** Warns about dates that have passed or soon will, and about dates that shouldn’t be in the future. */
import type { SiteContent } from './site-content'

const DAY_MS = 86_400_000

/** Returns the date a number of days before or after another date, as YYYY-MM-DD. */
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Checks dates in data/site.json, update and source dates, and when sources were last checked. */
export function* checkDates({ fields, today }: SiteContent) {
  const inAMonth = shifted(today, 31)
  const yearAgo = shifted(today, -365).slice(0, 7)
  for (const { from, path, value, offset } of fields) {
    // Structured data has the names of schema.org, whatever they mean there.
    if (path.includes('structuredData')) continue
    const name = String(path.at(-1))
    const warn = (message: string, fix: string) => from.file.warning(offset, 'date', message, fix)
    if (name === 'nextStart' && value < inAMonth.slice(0, 7))
      yield warn(
        `The contact page says the next available start is ${value}, which has passed or is less than a month away.`,
        'Enter the next available month, or delete the field.',
      )
    if (name === 'expires' && value <= inAMonth)
      yield warn(
        `security.txt expires on ${value}.`,
        'Check that the contact is still valid, and enter a date within the next year.',
      )
    if (name === 'checked' && value < yearAgo)
      yield warn(
        'Nobody has checked this source in more than a year.',
        'Check that the source still says this, then enter this month.',
      )
    // A draft or a scheduled page can say what will have happened by the time it’s live.
    const isPast = ['updated', 'date', 'checked'].includes(name) && from.liveFrom === ''
    if (isPast && value > today) yield warn('This date is in the future.', 'Check the year.')
  }
}
