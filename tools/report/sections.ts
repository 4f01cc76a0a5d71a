/** The report's sections in reading order, for both the HTML file and the pull request comment. */
import { STYLE_SHEET } from './built-site'
import type { Change, Report } from './compare'

/** Formats a count: "1 page", "3 pages". */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** Summarizes the report in one line. Each page is counted exactly once. */
export function headline(report: Report): string {
  const { renamed, added, removed, changed, framed, unchanged, files, security } = report
  const edited = {
    removed,
    added,
    renamed,
    changed,
    'with a changed header or footer only': framed,
  }
  const counts = Object.entries({ ...edited, unchanged })
    .filter(([, pages]) => pages.length > 0)
    .map(([state, pages]) => `${pages.length} ${state}`)
  const kinds = files.map(({ place, pieces }) =>
    pieces.length > 1 && place !== STYLE_SHEET ? `${place} (${pieces.length})` : place,
  )
  const others = [...(security.length > 0 ? ['Security'] : []), ...kinds]
  const also = others.length > 0 ? ` Also changed: ${others.join(', ')}.` : ''
  const isSame = Object.values(edited).every(pages => pages.length === 0) && !also
  return isSame ? 'No changes.' : `Pages: ${counts.join(', ')}.${also}`
}

/** The report's nonempty lists, with their headings. */
export function sectionsOf(report: Report): [heading: string, entries: Change[]][] {
  const plain = (value: string): Change => ({ pieces: [{ value }] })
  const { removed } = report
  const sections: Record<string, Change[]> = {
    'Security: browser permissions, form targets, redirects': report.security,
    'Pages removed without a redirect: links to them now return a 404': removed.flatMap(
      ({ path, redirect }) => (redirect ? [] : plain(path)),
    ),
    'Newly broken links': report.broken,
    'Changed files': report.files,
    'Renamed pages': report.renamed.map(({ from, to }) => plain(`${from} is now ${to}`)),
    'Removed pages': removed.flatMap(({ path, redirect }) =>
      redirect ? plain(`${path} redirects to ${redirect}`) : [],
    ),
    'Added pages': report.added.map(plain),
    Text: report.text,
    'Header and footer': report.frame,
    'Metadata and structured data': report.head,
    'Changed pages': report.changed.map(plain),
    'Pages with a changed header or footer only': report.framed.map(plain),
  }
  return Object.entries(sections).filter(([, entries]) => entries.length > 0)
}
