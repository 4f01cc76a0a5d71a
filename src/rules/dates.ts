/** Warns about dates that have passed or soon will, and about dates that shouldn’t be in the future. */
import type { Path } from '../../plugins/gatsby-plugin-content-check/src'
import { documentsOf } from '../page-kinds/documents'
import type { SiteContent } from './site-content'

const DAY_MS = 86_400_000

/** Returns the date a number of days before or after another date, as YYYY-MM-DD. */
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Checks dates in data/site.json, update and source dates, and when sources were last checked. */
export function* checkDates({ documents, today }: Pick<SiteContent, 'documents' | 'today'>) {
  const inAMonth = shifted(today, 31)
  const yearAgo = shifted(today, -365).slice(0, 7)
  for (const { file, located, data } of documentsOf(documents, 'SiteFacts')) {
    const { nextStart, security } = data
    if (nextStart && nextStart < inAMonth.slice(0, 7))
      yield file.warning(
        located.offsetOf(['nextStart']),
        'date',
        `The contact page says the next available start is ${nextStart}, which has passed or is less than a month away.`,
        'Enter the next available month, or delete the field.',
      )
    if (security && security.expires <= inAMonth)
      yield file.warning(
        located.offsetOf(['security', 'expires']),
        'date',
        `security.txt expires on ${security.expires}.`,
        'Check that the contact is still valid, and enter a date within the next year.',
      )
  }
  for (const { file, located, data } of documents) {
    if (!('date' in data) || data.date > today) continue
    const sources = 'sources' in data ? (data.sources ?? []) : []
    const past: [Path, string?][] = [
      [['updated'], 'updated' in data ? data.updated : undefined],
      ...sources.flatMap(({ date, checked }, index): [Path, string?][] => [
        [['sources', index, 'date'], date],
        [['sources', index, 'checked'], checked],
      ]),
    ]
    for (const [path, day = ''] of past)
      if (day > today)
        yield file.warning(
          located.offsetOf(path),
          'date',
          'This date is in the future.',
          'Check the year.',
        )
  }
  for (const { file, located, data } of documentsOf(documents, 'Post'))
    for (const [index, { title, checked }] of (data.sources ?? []).entries())
      if (checked && checked < yearAgo)
        yield file.warning(
          located.offsetOf(['sources', index, 'checked']),
          'date',
          `Nobody has checked “${title}” in more than a year.`,
          'Check that the source still says this, then enter this month.',
        )
}
