/** The report's sections in reading order, for both the HTML file and the pull request comment. */
import type { Change, Report } from './compare'

/** The report's nonempty lists, with their headings. */
export function sectionsOf(report: Report) {
  const plain = (value: string): Change => ({ pieces: [{ value }] })
  const sections: Record<string, Change[]> = {
    Security: report.security,
    'Broken links': report.broken,
    'Removed pages': report.removed.map(({ path, redirect }) =>
      plain(redirect ? `${path} redirects to ${redirect}` : `${path} has no redirect`),
    ),
    'Renamed pages': Array.from(report.renamed, ([to, from]) => plain(`${from} is now ${to}`)),
    'Added pages': report.added.map(plain),
    Text: report.text,
    'Metadata and structured data': report.head,
    'Changed files': report.files,
    'Changed pages': report.changed.map(plain),
  }
  return Object.entries(sections).filter(([, entries]) => entries.length > 0)
}

/** Summarizes the report in one line: each section and how many entries it has. */
export const headline = (report: Report) =>
  sectionsOf(report)
    .map(([heading, entries]) => `${heading} (${entries.length})`)
    .join(', ') || 'No changes'
