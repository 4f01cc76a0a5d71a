/** What a report says, in reading order, for the file and for the comment alike. */
import type { Piece, Report, TextChange } from './compare'

/** An entry of a list. */
export type Entry = Omit<TextChange, 'pages'> & Partial<TextChange>

/** "1 page", "3 pages". */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** The report in one line. The numbers of pages add up to those before and after. */
export function headline(report: Report): string {
  const { renamed, added, removed, changed, framed, unchanged, files, security } = report
  const counts = [
    [removed.length, 'removed'],
    [added.length, 'added'],
    [renamed.length, 'renamed'],
    [changed.length, 'changed'],
    [framed.length, 'with a changed header or footer only'],
    [unchanged.length, 'unchanged'],
  ] as const
  const kinds = files.map(({ place, pieces }) =>
    pieces.length > 1 ? `${place} (${pieces.length})` : place,
  )
  const others = [...(security.length > 0 ? ['Security'] : []), ...kinds]
  const isSame = unchanged.length === counts.reduce((sum, [count]) => sum + count, 0)
  if (isSame && others.length === 0) return 'No changes.'
  const pages = counts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`)
  const also = others.length > 0 ? ` Also changed: ${others.join(', ')}.` : ''
  return `Pages: ${pages.join(', ')}.${also}`
}

/** The lists of a report that have entries, by their headings. */
export function sectionsOf(report: Report): [heading: string, entries: Entry[]][] {
  const plain = (value: string): Entry => ({ pieces: [{ value }] })
  const pathOf = ({ path }: { path: string }) => plain(path)
  const redirected = report.removed.filter(({ redirect }) => redirect !== undefined)
  const lost = report.removed.filter(({ redirect }) => redirect === undefined)
  const sizes = report.sizes.filter(({ before, after }) => before !== after)
  const sections: [string, Entry[]][] = [
    ['Security: what browsers may do, form targets, redirects', report.security],
    ['Pages removed without a redirect: links to them end at 404', lost.map(pathOf)],
    [
      'Newly broken links',
      report.broken.map(({ reference, pages }) => ({ ...plain(reference), pages })),
    ],
    ['Changed files', report.files],
    ['Renamed pages', report.renamed.map(({ from, to }) => plain(`${from} is now ${to}`))],
    [
      'Removed pages',
      redirected.map(({ path, redirect }) => plain(`${path} redirects to ${redirect}`)),
    ],
    ['Added pages', report.added.map(plain)],
    ['Text', report.text],
    ['Header and footer', report.frame],
    ['Metadata and structured data', report.head],
    ['Changed pages', report.changed.map(plain)],
    ['Pages with a changed header or footer only', report.framed.map(plain)],
    [
      'Sizes',
      sizes.map(({ name, before, after }) => ({
        place: `${name}, compressed`,
        pieces: [
          { value: `${before} bytes`, removed: true },
          { value: `${after} bytes`, added: true },
        ] satisfies Piece[],
      })),
    ],
  ]
  return sections.filter(([, entries]) => entries.length > 0)
}
