/** Renders the report as plain text for the pull request comment. GitHub colors it as a diff. */
import type { Change, Piece, Report } from './compare'
import { headline, sectionsOf } from './sections'

/** The maximum number of entries per list in the comment. The HTML file lists them all. */
const MOST = 12

/** Renders the report as a diff, with `-` for old text and `+` for new text. */
export const textReport = (report: Report) =>
  [
    `What this change does to the site: ${headline(report)}.`,
    ...sectionsOf(report).flatMap(([heading, entries]) => [
      '',
      `@@ ${heading} @@`,
      ...entries.slice(0, MOST).flatMap(linesOf),
      ...(entries.length > MOST ? [`  … and ${entries.length - MOST} more, in the report.`] : []),
    ]),
    '',
  ].join('\n')

function linesOf({ pieces, pages }: Change) {
  const where = pages ? ` (${pages.length > 1 ? `${pages.length} pages` : pages.join('')})` : ''
  const side = (sign: string, shown: readonly Piece[]) =>
    shown.length > 0 ? oneLine(sign + shown.map(shorten).join('') + where) : []
  const before = pieces.filter(({ added }) => !added)
  const after = pieces.filter(({ removed }) => !removed)
  const isEdit = before.length < pieces.length || after.length < pieces.length
  return isEdit ? [side('- ', before), side('+ ', after)].flat() : side('  ', pieces)
}

/** Shortens long text to its start and end. Unchanged text keeps only a few words around each change. */
function shorten({ value, added, removed }: Piece) {
  const room = added || removed ? 300 : 40
  return value.length > 2 * room ? `${value.slice(0, room)} … ${value.slice(-room)}` : value
}

const oneLine = (text: string) => text.trimEnd().replace(/[\r\n]+/g, ' ')
