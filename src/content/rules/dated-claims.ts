/** What a text says of a day, a month or a year, and when it is time to look whether it still holds. Warnings. */
import type { Diagnostic } from '../../../plugins/gatsby-plugin-content-check/src'
import { type Document, documentOf, documentsOf } from '../documents'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The last month of each season; a winter ends in the year after the one that it is named by. */
const SEASONS: Readonly<Record<string, number>> = { spring: 5, summer: 8, autumn: 11, winter: 14 }

/** “as of November 2026”, “as of spring 2025”, “as of 2024”. Lines may break between two words. */
const AS_OF = new RegExp(
  `\\bas\\s+of\\s+(?:(?:\\d{1,2}\\s+)?(${[...MONTHS, ...Object.keys(SEASONS)].join('|')})\\s+)?(20\\d\\d)\\b`,
  'gi',
)

/** Files that no visitor reads. */
const UNREAD = new Set(['ToConfirm', 'Redirect'])

const REMEDY =
  'Look whether it still holds. Put right what does not, then the month in which you have looked.'

/**
 * Warns of claims that say as of when they hold, once that is more than a year ago, of sources that
 * nobody has looked at for a year, and of days of data/site.json that have passed.
 *
 * @param today the build's day, as YYYY-MM-DD; unknown, nothing is old
 */
export function checkDatedClaims(documents: readonly Document[], today?: string): Diagnostic[] {
  if (today === undefined) return []
  const now = monthNumber(today)
  const old = (month: number) => now - month > 12
  return [
    ...documents
      .filter(({ typeName }) => !UNREAD.has(typeName))
      .flatMap(({ file }) =>
        [...file.text.matchAll(AS_OF)].flatMap(({ 0: words, 1: part, 2: year, index }) =>
          old(Number(year) * 12 + lastMonth(part))
            ? file.warning(
                index,
                'dated-claim',
                `“${words.replace(/\s+/g, ' ')}” is more than a year ago.`,
                REMEDY,
              )
            : [],
        ),
      ),
    ...documentsOf(documents, 'Post').flatMap(({ file, located, data }) =>
      (data.sources ?? []).flatMap(({ title, checked }, index) =>
        checked && old(monthNumber(checked))
          ? file.warning(
              located.offsetOf(['sources', index, 'checked']),
              'dated-claim',
              `Nobody has looked at “${title}” for more than a year.`,
              REMEDY,
            )
          : [],
      ),
    ),
    ...passedDates(documents, today),
  ]
}

/** Months since the year 0, so that two of them can be subtracted. */
function monthNumber(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return year * 12 + month
}

/** The last month that a part of a year reaches to, from 1; a year alone reaches to its end. */
function lastMonth(part = 'December'): number {
  const season = SEASONS[part.toLowerCase()]
  return season ?? MONTHS.findIndex(month => month.toLowerCase() === part.toLowerCase()) + 1
}

/** What data/site.json says of days that have passed, or are about to. */
function passedDates(documents: readonly Document[], today: string): Diagnostic[] {
  const site = documentOf(documents, 'SiteFacts')
  if (!site) return []
  const { file, located, data } = site
  const { nextStart, security } = data
  const soon = new Date(Date.parse(today) + 31 * 86_400_000).toISOString().slice(0, 10)
  return [
    ...(nextStart && nextStart < today.slice(0, 7)
      ? [
          file.warning(
            located.offsetOf(['nextStart']),
            'dated-claim',
            `The contact page says that work could begin in ${nextStart}, which has passed.`,
            'Put the month that is next, or delete the field.',
          ),
        ]
      : []),
    ...(security && security.expires <= soon
      ? [
          file.warning(
            located.offsetOf(['security', 'expires']),
            'dated-claim',
            `security.txt expires on ${security.expires}.`,
            'Look whether the contact still holds, and put a day within the next year.',
          ),
        ]
      : []),
  ]
}
