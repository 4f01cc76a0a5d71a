/**
 * The report as Markdown, short enough for a comment. What the change itself wrote stands in code, so
 * that it names nobody, links nowhere and loads nothing.
 */
import { isOver } from './budgets'
import { wordRuns, type Difference } from './difference'
import type { Report } from './report'
import {
  assurances,
  byKind,
  causeSentence,
  growth,
  headline,
  KIND_NAMES,
  kilobytes,
  plural,
  warnings,
} from './summary'

/** The line by which a comment is found again. */
export const MARKER = '<!-- preview-report -->'

/** GitHub takes comments of 65,536 characters. */
export const LIMIT = 60_000

const PAGES = 20
const DIFFERENCES = 6
const CHARACTERS = 240

/** Writes the comment. */
export function markdownReport(report: Report): string {
  const blocks = [
    MARKER,
    `## What this change does to the site`,
    `**${headline(report)}**`,
    list(warnings(report).map(text => `⚠️ ${safe(text)}`)),
    list(assurances(report).map(text => `✓ ${safe(text)}`)),
    causes(report),
    singles(report),
    brokenLinks(report),
    findings(report),
    shared(report),
    changed(report),
    bytes(report),
    list(report.notes.map(safe)),
    'Pictures before and after, and everything in full, are in the report file of this run.',
  ].filter(Boolean)
  return fit(blocks)
}

/** Whole blocks from the top, as many as fit. */
function fit(blocks: readonly string[]): string {
  const end = '_The rest is left out here; it is in the report file of this run._'
  let text = ''
  for (const block of blocks) {
    if (text.length + block.length + end.length + 4 > LIMIT) return `${text}${end}\n`
    text += `${block}\n\n`
  }
  return `${text.trimEnd()}\n`
}

function causes({ causes: found }: Report): string {
  const lines = found.slice(0, PAGES).map(cause => {
    const pages = cause.pages.slice(0, 8).map(code).join(', ')
    const more = cause.pages.length > 8 ? ` and ${cause.pages.length - 8} more` : ''
    const sentence = safe(causeSentence(cause)).replace(/\.$/, pages ? ': ' : '.')
    return sentence.replace(/ changed: $/, ' changed: ') + pages + more
  })
  return list([...lines, ...remaining(found.length, PAGES, 'source')])
}

function singles({ added, removed }: Report): string {
  const lines = [
    ...removed
      .slice(0, PAGES)
      .map(
        ({ path, redirect }) =>
          `Removed ${code(path)}: ${redirect === undefined ? '**no redirect**' : `redirected to ${code(redirect)}`}`,
      ),
    ...remaining(removed.length, PAGES, 'removed page'),
    ...added.slice(0, PAGES).map(({ path, title }) => `Added ${code(path)}: ${code(title)}`),
    ...remaining(added.length, PAGES, 'added page'),
  ]
  return lines.length > 0 ? `### Pages added and removed\n\n${list(lines)}` : ''
}

function brokenLinks({ broken, mended }: Report): string {
  const line = (verb: string) => (link: Report['broken'][number]) =>
    `${verb}: ${code(link.reference)} on ${code(link.page)}, ${link.why}`
  const lines = [
    ...broken.slice(0, PAGES).map(line('Broken')),
    ...remaining(broken.length, PAGES, 'broken link'),
    ...mended.slice(0, 5).map(line('Mended')),
    ...remaining(mended.length, 5, 'mended link'),
  ]
  return lines.length > 0 ? `### Links\n\n${list(lines)}` : ''
}

function findings({ accessibility }: Report): string {
  const lines = accessibility.findings
    .slice(0, PAGES)
    .map(
      ({ rule, help, impact, html, pages }) =>
        `${code(rule)} (${impact}): ${safe(help)}; ${code(html)} on ${pages.slice(0, 3).map(code).join(', ')}${pages.length > 3 ? ` and ${pages.length - 3} more` : ''}`,
    )
  return lines.length > 0 ? `### New accessibility findings\n\n${list(lines)}` : ''
}

function shared(report: Report): string {
  if (report.shared.length === 0) return ''
  const blocks = report.shared
    .slice(0, PAGES)
    .map(
      ({ difference, pages }) =>
        `On ${plural(pages.length, 'page')}, such as ${code(pages[0] ?? '')}:\n\n${fence([difference])}`,
    )
  const more = remaining(report.shared.length, PAGES, 'shared difference')
  return [`### The same on several pages`, ...blocks, ...more].join('\n\n')
}

function changed(report: Report): string {
  if (report.changed.length === 0) return ''
  const blocks = report.changed.slice(0, PAGES).map(({ path, title, own }) => {
    const kinds = byKind(own).map(
      ([kind, entries]) =>
        `${KIND_NAMES[kind]}:\n\n${fence(entries.slice(0, DIFFERENCES))}${entries.length > DIFFERENCES ? `\n\nand ${entries.length - DIFFERENCES} more.` : ''}`,
    )
    return `#### ${code(path)}\n\n${code(title)}\n\n${kinds.join('\n\n')}`
  })
  const rest = report.changed.slice(PAGES).map(({ path }) => code(path))
  const more = rest.length > 0 ? [`And: ${rest.slice(0, 100).join(', ')}`] : []
  return ['### Changed pages', ...blocks, ...more].join('\n\n')
}

function bytes({ bytes: rows }: Report): string {
  const shown = rows.filter(row => row.before !== row.after || isOver(row))
  if (shown.length === 0) return ''
  const lines = shown.map(
    row =>
      `| ${row.name} | ${kilobytes(row.before)} | ${kilobytes(row.after)} | ${growth(row)} | ${row.limit === undefined ? '' : `${isOver(row) ? '⚠️ ' : ''}${kilobytes(row.limit)}`} |`,
  )
  return [
    '### Bytes, compressed',
    ['| | before | after | growth | budget |', '|---|--:|--:|--:|--:|', ...lines].join('\n'),
  ].join('\n\n')
}

function remaining(count: number, limit: number, noun: string): string[] {
  return count > limit ? [`and ${plural(count - limit, `more ${noun}`)}`] : []
}

function list(lines: readonly string[]): string {
  return lines.map(line => `- ${line}`).join('\n')
}

/** Differences as a block that GitHub colours. */
function fence(differences: readonly Difference[]): string {
  const lines = differences.flatMap(difference => [
    ...(difference.place === undefined ? [] : [`# ${oneLine(difference.place)}`]),
    ...(difference.before === undefined ? [] : [`- ${shortened(difference, 'gone')}`]),
    ...(difference.after === undefined ? [] : [`+ ${shortened(difference, 'new')}`]),
  ])
  const text = lines.join('\n')
  const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${ticks}diff\n${text}\n${ticks}`
}

/** One side of a difference, cut to what is around its first changed word. */
function shortened(difference: Difference, side: 'gone' | 'new'): string {
  const runs = wordRuns(difference).filter(({ change }) => change === 'same' || change === side)
  const text = runs.map(run => run.text).join('')
  if (text.length <= CHARACTERS) return oneLine(text)
  let start = 0
  for (const run of runs) {
    if (run.change !== 'same') break
    start += run.text.length
  }
  // Both sides start at the same words, however long what differs is.
  const from = start > CHARACTERS / 2 ? start - 60 : 0
  const cut = text.slice(from, from + CHARACTERS)
  return oneLine(`${from > 0 ? '… ' : ''}${cut}${from + CHARACTERS < text.length ? ' …' : ''}`)
}

/** Text of the change's own as code within a line. */
function code(text: string): string {
  const line = oneLine(text).slice(0, 200)
  const ticks = '`'.repeat(longestRun(line) + 1)
  const room = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${ticks}${room}${line || ' '}${room}${ticks}`
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length))
}

/** Text within a sentence: no markup, no mention, no address of its own. */
function safe(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_{}[\]<>#|~]/g, character => `\\${character}`)
    .replace(/@/g, '@\u200b')
    .replace(/:\/\//g, ':\u200b//')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
