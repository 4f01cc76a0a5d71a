/** The report as a comment on a pull request. What a branch wrote stands in code, so that it links nowhere. */
import { diffWordsWithSpace } from 'diff'
import type { Report, TextChange } from './compare'

/** Entries of a list in the comment; the file has all. */
const MOST = 12

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

/** What must not be overlooked, the worst first. */
export function warnings({ removed, broken, sizes }: Report): string[] {
  return [
    ...removed
      .filter(({ redirect }) => redirect === undefined)
      .map(({ path }) => `${path} is removed and no redirect covers it: links to it end at 404.`),
    ...broken.map(
      ({ reference, pages }) =>
        `${reference} leads nowhere, newly, on ${plural(pages.length, 'page')}: ${pages.slice(0, 3).join(', ')}.`,
    ),
    ...sizes
      .filter(({ after, limit }) => limit !== undefined && after > limit)
      .map(({ name, after, limit }) => `${name}: ${after} bytes, over its budget of ${limit}.`),
  ]
}

/** The report as Markdown. */
export function markdownReport(report: Report): string {
  const { name, added, removed, changed, text, head, files } = report
  const section = (heading: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          `### ${heading}`,
          ...lines.slice(0, MOST),
          ...(lines.length > MOST ? [`- … and ${lines.length - MOST} more, in the report.`] : []),
          '',
        ]
  return [
    `## What ${code(name)} does to the site`,
    '',
    headline(report),
    '',
    ...section('Look at these first', warnings(report).map(item)),
    ...section(
      'Removed',
      removed.map(({ path, redirect }) =>
        item(redirect ? `${path} leads on to ${redirect}` : path),
      ),
    ),
    ...section('Added', added.map(item)),
    ...section('Words', text.map(changeLine)),
    ...section('Head and structured data', head.map(changeLine)),
    ...section('Changed pages', changed.map(item)),
    ...section(
      'Other files',
      files.map(({ file, change }) => item(`${file} ${change}`)),
    ),
  ].join('\n')
}

const item = (text: string) => `- ${code(text)}`

function changeLine({ before, after, place, pages }: TextChange): string {
  const where = pages.length === 1 ? pages[0] : plural(pages.length, 'page')
  const [was, is] =
    before !== undefined && after !== undefined ? around(before, after) : [before, after]
  const parts = [
    ...(place ? [code(place)] : []),
    ...(was === undefined ? [] : [`~~${code(was)}~~`]),
    ...(is === undefined ? [] : [code(is)]),
    `(${where?.startsWith('/') ? code(where) : where})`,
  ]
  return `- ${parts.join(' ')}`
}

/** Both texts from a few words before their first difference. */
function around(before: string, after: string): [string, string] {
  const [first] = diffWordsWithSpace(before, after)
  const same = first && !first.added && !first.removed ? first.value.length : 0
  const from = Math.max(0, same - 30)
  const cut = (text: string) => (from > 0 ? '…' : '') + text.slice(from, from + 160)
  return [cut(before), cut(after)]
}

/** Text of a branch as code within a line. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().slice(0, 200)
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length))
  const ticks = '`'.repeat(longest + 1)
  const room = /^`|`$/.test(line) ? ' ' : ''
  return `${ticks}${room}${line || ' '}${room}${ticks}`
}
