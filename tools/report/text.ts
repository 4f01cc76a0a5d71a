/** The report as plain text, for the comment on a pull request: a diff, which GitHub colors. */
import type { Change, Piece, Report } from './compare'
import { headline, plural, sectionsOf } from './sections'

/** The maximum entries per list in the comment; the file has all of them. */
const MOST = 12

/** The report as a diff: `-` before, `+` after. */
export function textReport(report: Report): string {
  return [
    oneLine(`What ${report.name} does to the site: ${headline(report)}`),
    ...sectionsOf(report).flatMap(([heading, entries]) => [
      '',
      `@@ ${heading} @@`,
      ...entries.slice(0, MOST).flatMap(linesOf),
      ...(entries.length > MOST ? [`  … and ${entries.length - MOST} more, in the report.`] : []),
    ]),
    '',
  ].join('\n')
}

function linesOf({ pieces, place, pages }: Change): string[] {
  const label = place ? `${place}: ` : ''
  const where = pages
    ? ` (${pages.length > 1 ? plural(pages.length, 'page') : pages.join('')})`
    : ''
  const side = (sign: string, shown: readonly Piece[]) =>
    shown.length > 0 ? [oneLine(sign + label + shown.map(shorten).join('') + where)] : []
  const [before, after] = [
    pieces.filter(({ added }) => !added),
    pieces.filter(({ removed }) => !removed),
  ]
  if (before.length === after.length && before.length === pieces.length) return side('  ', pieces)
  return [...side('- ', before), ...side('+ ', after)]
}

/** Shortens unchanged text to the words around a change, and changed text to enough to recognize it. */
function shorten({ value, added, removed }: Piece): string {
  const room = added || removed ? 300 : 40
  return value.length > 2 * room ? `${value.slice(0, room)} … ${value.slice(-room)}` : value
}

const oneLine = (text: string) => text.replace(/\s+$/, '').replace(/[\r\n]+/g, ' ')
