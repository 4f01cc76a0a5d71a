/** The report as Markdown, short enough to be read as a comment. */
import { isNotable, isOver } from './budgets'
import type { Difference } from './difference'
import { code, fence, folded, list, safe } from './markdown'
import { TITLES, writeParts, type Part } from './report-sections'
import type { Report } from './report'
import {
  assurances,
  byKind,
  byReference,
  causeSentence,
  growth,
  headline,
  KIND_NAMES,
  kilobytes,
  plural,
  titleOf,
  warnings,
  type LinkGroup,
} from './summary'

/** The line by which a comment is found again. */
export const MARKER = '<!-- preview-report -->'

/** GitHub takes comments of 65,536 characters. */
export const LIMIT = 60_000
/** What somebody reads in a comment; beyond it, less is told of each page. */
const READABLE = 6000

/** How much is told: pages in full, and differences of each kind on each of them. */
interface Detail {
  pages: number
  differences: number
}
const DETAILS: readonly Detail[] = [
  { pages: 20, differences: 6 },
  { pages: 8, differences: 4 },
  { pages: 4, differences: 3 },
  { pages: 2, differences: 2 },
  { pages: 0, differences: 1 },
]
/** Entries of a list before the rest is counted. */
const LISTED = 20
/** What is told to machines mostly repeats the text, so it is folded where there is text. */
const FOLDED = new Set<Difference['kind']>(['link', 'head', 'data'])

/** Writes the comment: in full if that is readable, or with less of each page. */
export function markdownReport(report: Report): string {
  const versions = DETAILS.map(detail => blocksOf(report, detail))
  const readable = versions.find(blocks => blocks.join('\n\n').length <= READABLE)
  return fit(readable ?? versions.at(-1) ?? [])
}

function blocksOf(report: Report, detail: Detail): string[] {
  const well = assurances(report)
  const write: Record<Part, (from: Report) => string> = {
    causes,
    broken: brokenLinks,
    findings,
    removed,
    changed: from => changed(from, detail),
    added,
    shared: from => shared(from, detail),
    // Pictures and files in full are for the report's file alone.
    examples: () => '',
    social: ({ social }) =>
      social.pages.length > 0 ? part('social', [`Changed for ${some(social.pages, 4)}.`]) : '',
    bytes,
    files: () => '',
    notes: ({ notes }) => list(notes.map(safe)),
  }
  return [
    MARKER,
    `## ${safe(titleOf(report))}`,
    `**${headline(report)}**`,
    list([
      ...warnings(report).map(text => `⚠️ ${safe(text)}`),
      ...(well.length > 0 ? [`✓ ${well.map(safe).join(' ')}`] : []),
    ]),
    ...writeParts(report, write),
    'Pictures before and after, and everything in full, are in the report file of this run.',
  ].filter(Boolean)
}

/** Whole blocks from the top, as many as GitHub takes. */
function fit(blocks: readonly string[]): string {
  const end = '_The rest is left out here; it is in the report file of this run._'
  let text = ''
  for (const block of blocks) {
    if (text.length + block.length + end.length + 4 > LIMIT) return `${text}${end}\n`
    text += `${block}\n\n`
  }
  return `${text.trimEnd()}\n`
}

function part(name: Part, blocks: readonly string[]): string {
  return blocks.length > 0 ? [`### ${TITLES[name]}`, ...blocks].join('\n\n') : ''
}

function listed(name: Part, lines: readonly string[], noun: string, nouns?: string): string {
  const rest = lines.length - LISTED
  const more = rest > 0 ? [`and ${plural(rest, `more ${noun}`, nouns && `more ${nouns}`)}`] : []
  return part(name, lines.length > 0 ? [list([...lines.slice(0, LISTED), ...more])] : [])
}

/** The first of some pages, and how many more there are. */
function some(paths: readonly string[], shown: number): string {
  const more = paths.length > shown ? ` and ${paths.length - shown} more` : ''
  return paths.slice(0, shown).map(code).join(', ') + more
}

function causes({ causes: found }: Report): string {
  const lines = found.map(cause => {
    const sentence = safe(causeSentence(cause))
    return cause.pages.length > 0
      ? `${sentence.replace(/\.$/, ':')} ${some(cause.pages, 6)}`
      : sentence
  })
  return listed('causes', lines, 'source')
}

function removed({ removed: pages }: Report): string {
  const lines = pages.map(
    ({ path, redirect }) =>
      `${code(path)}: ${redirect === undefined ? '**no redirect**' : `redirected to ${code(redirect)}`}`,
  )
  return listed('removed', lines, 'page')
}

function added({ added: pages }: Report): string {
  const lines = pages.map(
    ({ path, title, hidden }) =>
      `${code(path)}: ${code(title)}${hidden === undefined ? '' : `. **${safe(hidden)}**`}`,
  )
  return listed('added', lines, 'page')
}

function brokenLinks({ broken, mended }: Report): string {
  const line = (verb: string) => (link: LinkGroup) =>
    `${verb}: ${code(link.reference)}, ${link.why}, on ${some(link.pages, 4)}`
  const lines = [
    ...byReference(broken).map(line('Broken')),
    ...byReference(mended).map(line('Mended')),
  ]
  return listed('broken', lines, 'link')
}

function findings({ accessibility }: Report): string {
  const lines = accessibility.findings.map(
    ({ rule, help, impact, html, pages }) =>
      `**${safe(help)}** (${code(rule)}, ${safe(impact)}): ${code(html)} on ${some(pages, 3)}`,
  )
  return listed('findings', lines, 'finding')
}

function shared({ shared: groups }: Report, { differences }: Detail): string {
  const shown = Math.max(2, differences)
  const blocks = groups
    .slice(0, shown)
    .map(
      ({ difference, pages }) =>
        `On ${plural(pages.length, 'page')}, such as ${code(pages[0] ?? '')}:\n\n${fence([difference])}`,
    )
  const rest = groups.length - shown
  return part('shared', rest > 0 ? [...blocks, `And ${rest} more.`] : blocks)
}

function changed({ changed: pages }: Report, detail: Detail): string {
  const blocks = pages.slice(0, detail.pages).map(({ path, title, own }) => {
    const kinds = byKind(own)
    const hasText = kinds.some(([kind]) => !FOLDED.has(kind))
    const open = kinds.filter(([kind]) => !(hasText && FOLDED.has(kind)))
    const closed = kinds.filter(([kind]) => hasText && FOLDED.has(kind))
    const count = closed.reduce((sum, [, entries]) => sum + entries.length, 0)
    return [
      `#### ${code(path)}`,
      code(title),
      ...open.map(kind => differencesOf(kind, detail)),
      ...(closed.length > 0
        ? [
            folded(
              `Links, head and structured data: ${plural(count, 'difference')}`,
              closed.map(kind => differencesOf(kind, detail)).join('\n\n'),
            ),
          ]
        : []),
    ].join('\n\n')
  })
  const rest = pages.slice(detail.pages).map(({ path }) => path)
  if (rest.length > 0) blocks.push(`In full in the report file, left out here: ${some(rest, 60)}`)
  return part('changed', blocks)
}

function differencesOf(
  [kind, entries]: [Difference['kind'], Difference[]],
  { differences }: Detail,
): string {
  const rest = entries.length - differences
  const more = rest > 0 ? `\n\nand ${rest} more.` : ''
  return `${KIND_NAMES[kind]}:\n\n${fence(entries.slice(0, differences))}${more}`
}

function bytes({ bytes: rows }: Report): string {
  const lines = rows
    .filter(isNotable)
    .map(
      row =>
        `| ${row.name} | ${kilobytes(row.before)} | ${kilobytes(row.after)} | ${growth(row)} | ${row.limit === undefined ? '' : `${isOver(row) ? '⚠️ ' : ''}${kilobytes(row.limit)}`} |`,
    )
  if (lines.length === 0) return ''
  const table = ['| | before | after | growth | budget |', '|---|--:|--:|--:|--:|', ...lines]
  return part('bytes', [table.join('\n')])
}
