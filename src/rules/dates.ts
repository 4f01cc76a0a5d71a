/** Dates that have passed, or pass within a month, and ask somebody to look. Warnings. */
import type { Diagnostic } from '../../plugins/gatsby-plugin-content-check/src'
import { type Document, documentOf, documentsOf } from '../page-kinds/documents'

const DAY_MS = 86_400_000

/** A day some days before or after another, as YYYY-MM-DD. */
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Warns of days in data/site.json, and of sources that nobody has looked at for a year.
 *
 * @param today the day that counts as today
 */
export function checkDates(documents: readonly Document[], today: string): Diagnostic[] {
  const warnings: Diagnostic[] = []
  const site = documentOf(documents, 'SiteFacts')
  if (site) {
    const { nextStart, security } = site.data
    const warn = (field: string[], message: string, fix: string) =>
      warnings.push(site.file.warning(site.located.offsetOf(field), 'date', message, fix))
    if (nextStart && nextStart < shifted(today, 31).slice(0, 7))
      warn(
        ['nextStart'],
        `The contact page says that work could begin in ${nextStart}, which is over or soon will be.`,
        'Put the month that is next, or delete the field.',
      )
    if (security && security.expires <= shifted(today, 31))
      warn(
        ['security', 'expires'],
        `security.txt expires on ${security.expires}.`,
        'See whether the contact still holds, and put a day within the next year.',
      )
  }
  const yearAgo = shifted(today, -365).slice(0, 7)
  for (const { file, located, data } of documentsOf(documents, 'Post'))
    for (const [index, { title, checked }] of (data.sources ?? []).entries())
      if (checked && checked < yearAgo)
        warnings.push(
          file.warning(
            located.offsetOf(['sources', index, 'checked']),
            'date',
            `Nobody has looked at “${title}” for more than a year.`,
            'See whether it still says so, then put the month in which you looked.',
          ),
        )
  return warnings
}
