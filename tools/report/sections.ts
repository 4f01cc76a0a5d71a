/** What a report says, in the order in which it is read, for the file and for the comment alike. */
import type { Piece, Report } from './compare'

/** An entry of a list: a text with its changes, what it belongs to, and the pages that it is on. */
export interface Entry {
  pieces: Piece[]
  place?: string
  pages?: string[]
}

/** “1 page”, “3 pages”. */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** The report in one line. */
export function headline({ added, removed, changed, unchanged }: Report): string {
  if (added.length + removed.length + changed.length === 0) return 'No page changes.'
  const parts = [
    [removed.length, 'removed'],
    [added.length, 'added'],
    [changed.length, 'changed'],
    [unchanged, 'unchanged'],
  ] as const
  return `${parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${plural(count, 'page')} ${word}`)
    .join(', ')}.`
}

/** The lists of a report that have entries, by their headings. */
export function sectionsOf(report: Report): [heading: string, entries: Entry[]][] {
  const { security, added, removed, changed, text, head, broken, sizes } = report
  const plain = (value: string): Entry => ({ pieces: [{ value }] })
  const lost = removed.filter(({ redirect }) => redirect === undefined)
  const sections: [string, Entry[]][] = [
    ['Security: what browsers may do, where forms and old addresses lead', security],
    [
      'Look at these first',
      [
        ...lost.map(({ path }) =>
          plain(`${path} is removed and no redirect covers it: links to it end at 404.`),
        ),
        ...broken.map(({ reference, pages }) => ({
          ...plain(`${reference} leads nowhere, newly`),
          pages,
        })),
      ],
    ],
    [
      'Removed pages',
      removed.map(({ path, redirect }) =>
        plain(redirect ? `${path} leads on to ${redirect}` : path),
      ),
    ],
    ['Added pages', added.map(plain)],
    ['Words', text],
    ['Head and structured data', head],
    ['Changed pages', changed.map(plain)],
    [
      'Sizes',
      sizes
        .filter(({ before, after }) => before !== after)
        .map(({ name, before, after }) => ({
          place: `${name}, compressed`,
          pieces: [
            { value: `${before} bytes`, removed: true },
            { value: `${after} bytes`, added: true },
          ],
        })),
    ],
  ]
  return sections.filter(([, entries]) => entries.length > 0)
}
