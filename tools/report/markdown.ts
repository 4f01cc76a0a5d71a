/** The report as a comment on a pull request. What a branch wrote stands in code, so that it links nowhere. */
import type { Piece, Report } from './compare'
import { headline, plural, sectionsOf } from './sections'

/** Entries of a list in the comment, and pieces of a text; the file has all. */
const MOST = 12

/** The report as Markdown. */
export function markdownReport(report: Report): string {
  return [
    `## What ${code(report.name)} does to the site`,
    '',
    headline(report),
    ...sectionsOf(report).flatMap(([heading, entries]) => [
      '',
      `### ${heading}`,
      '',
      ...entries.slice(0, MOST).map(({ pieces, place, pages }) => {
        const words = pieces.slice(0, MOST).map(pieceOf)
        const where =
          pages && (pages.length > 1 ? plural(pages.length, 'page') : code(pages[0] ?? ''))
        return `- ${[...(place ? [code(place)] : []), ...words, ...(where ? [`(${where})`] : [])].join(' ')}`
      }),
      ...(entries.length > MOST ? [`- … and ${entries.length - MOST} more, in the report.`] : []),
    ]),
    '',
  ].join('\n')
}

function pieceOf({ value, added, removed }: Piece, index: number, all: readonly Piece[]): string {
  if (removed) return `~~${code(value)}~~`
  if (added) return `**${code(value)}**`
  // Of what stays, a few words before and after a change.
  const isLong = all.length > 1 && value.length > 80
  const end = index > 0 ? value.slice(0, 40) : ''
  return code(isLong ? `${end}…${index < all.length - 1 ? value.slice(-40) : ''}` : value)
}

/** Text of a branch as code within a line. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().slice(0, 200)
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length))
  const ticks = '`'.repeat(longest + 1)
  const room = /^`|`$/.test(line) ? ' ' : ''
  return `${ticks}${room}${line || ' '}${room}${ticks}`
}
