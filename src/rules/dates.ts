/** Dates that have passed, or pass within a month. Warnings. */
import type { Diagnostic } from '../../plugins/gatsby-plugin-content-check/src'
import { documentOf, documentsOf } from '../page-kinds/documents'
import type { SiteContent } from './site-content'

type DatedContent = Pick<SiteContent, 'documents' | 'today'>

const DAY_MS = 86_400_000

/** The date some days before or after another, as YYYY-MM-DD. */
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Warns of dates in data/site.json, and of sources nobody has checked for a year. */
export const checkDates = (content: DatedContent): Diagnostic[] => [
  ...siteDates(content),
  ...sourceDates(content),
]

function siteDates({ documents, today }: DatedContent) {
  const document = documentOf(documents, 'SiteFacts')
  if (!document) return []
  const { file, located, data } = document
  const { nextStart, security } = data
  const inAMonth = shifted(today, 31)
  const warn = (field: string[], message: string, fix: string) =>
    file.warning(located.offsetOf(field), 'date', message, fix)
  return [
    ...(nextStart && nextStart < inAMonth.slice(0, 7)
      ? [
          warn(
            ['nextStart'],
            `The contact page says the next available start is ${nextStart}, which is over or soon will be.`,
            'Enter the next available month, or delete the field.',
          ),
        ]
      : []),
    ...(security && security.expires <= inAMonth
      ? [
          warn(
            ['security', 'expires'],
            `security.txt expires on ${security.expires}.`,
            'Check that the contact is still valid, and enter a date within the next year.',
          ),
        ]
      : []),
  ]
}

function sourceDates({ documents, today }: DatedContent) {
  const yearAgo = shifted(today, -365).slice(0, 7)
  return documentsOf(documents, 'Post').flatMap(({ file, located, data }) =>
    (data.sources ?? []).flatMap(({ title, checked }, index) =>
      checked && checked < yearAgo
        ? file.warning(
            located.offsetOf(['sources', index, 'checked']),
            'date',
            `Nobody has checked “${title}” in more than a year.`,
            'Check that it still says this, then enter the month you checked.',
          )
        : [],
    ),
  )
}
