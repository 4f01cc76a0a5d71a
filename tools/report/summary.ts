/** What a report comes to, in sentences that both of its forms use. */
import { capitalize } from '../../plugins/gatsby-plugin-content-check/src'
import type { BrokenLink } from './broken-links'
import { isOver, type ByteRow } from './budgets'
import type { Cause } from './causes'
import { KINDS, type Difference } from './difference'
import type { Part } from './report-sections'
import { isEmpty, type Report } from './report'

/** “1 page”, “3 pages”. */
export function plural(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`
}

/** What became of some of the pages. */
export interface Outcome {
  kind: 'removed' | 'changed' | 'added' | 'shared' | 'unchanged'
  count: number
  words: string
  /** The part of the report that tells of them. */
  part?: Part
}

/** What became of all pages, what a reviewer must see first. */
export function outcomes(report: Report): Outcome[] {
  const { added, removed, changed, sharedOnly, unchanged } = report
  const later = added.filter(({ hidden }) => hidden !== undefined).length
  return [
    { kind: 'removed', count: removed.length, words: 'removed', part: 'removed' },
    {
      kind: 'added',
      count: added.length,
      words: later > 0 ? `added, ${later} of them not published yet` : 'added',
      part: 'added',
    },
    { kind: 'changed', count: changed.length, words: 'changed', part: 'changed' },
    {
      kind: 'shared',
      count: sharedOnly.length,
      words: 'changed only in what several pages share',
      part: 'shared',
    },
    { kind: 'unchanged', count: unchanged, words: 'unchanged' },
  ]
}

/** What a report is called. */
export function titleOf({ name = 'this change' }: Report): string {
  return `What ${name} does to the site`
}

/** The report in one line. */
export function headline(report: Report): string {
  if (isEmpty(report)) return 'No page changes.'
  const parts = outcomes(report)
    .filter(({ kind, count }) => count > 0 || kind === 'unchanged')
    .map(({ kind, count, words }) =>
      kind === 'unchanged' ? `${count} ${words}` : `${plural(count, 'page')} ${words}`,
    )
  return `${parts.join(', ')}.`
}

/** What must not be overlooked, the worst first. Empty where all is well. */
export function warnings(report: Report): string[] {
  const lost = report.removed.filter(({ redirect }) => redirect === undefined)
  const pages = new Set(report.broken.map(({ page }) => page)).size
  const broken = byReference(report.broken).length
  const over = report.bytes.filter(row => isOver(row) && row.after > row.before)
  const { findings } = report.accessibility
  return [
    ...lost.map(
      ({ path }) => `${path} is removed and no redirect covers it: its links end at 404.`,
    ),
    ...(report.broken.length > 0
      ? [
          `${plural(broken, 'link is newly broken', 'links are newly broken')}, on ${plural(pages, 'page')}.`,
        ]
      : []),
    ...(findings.length > 0
      ? [`axe has ${plural(findings.length, 'new finding')} on changed pages.`]
      : []),
    ...over.map(
      row =>
        `${row.name} is ${kilobytes(row.after)}, over its budget of ${kilobytes(row.limit ?? 0)}${row.before > (row.limit ?? 0) ? `, and grows by ${kilobytes(row.after - row.before)}` : ''}.`,
    ),
  ]
}

/** A link that leads nowhere, with every page that it is on. */
export interface LinkGroup extends Pick<BrokenLink, 'reference' | 'why'> {
  pages: string[]
}

/** Links by where they lead: one fault of a footer is one, however many pages have it. */
export function byReference(links: readonly BrokenLink[]): LinkGroup[] {
  const groups = new Map<string, LinkGroup>()
  for (const { reference, why, page } of links) {
    const group = groups.get(reference) ?? { reference, why, pages: [] }
    group.pages.push(page)
    groups.set(reference, group)
  }
  return [...groups.values()]
}

/** What is well, said so that its silence is not taken for having been forgotten. */
export function assurances(report: Report): string[] {
  const { removed, broken, mended, accessibility, bytes } = report
  const over = bytes.filter(row => isOver(row))
  return [
    ...(removed.length > 0 && removed.every(({ redirect }) => redirect !== undefined)
      ? ['Every removed page has a redirect.']
      : []),
    ...(broken.length === 0 ? ['No link is newly broken.'] : []),
    ...(mended.length > 0
      ? [
          `${plural(byReference(mended).length, 'broken link is mended', 'broken links are mended')}.`,
        ]
      : []),
    ...(accessibility.pages > 0 && accessibility.findings.length === 0
      ? [`axe finds nothing new on ${plural(accessibility.pages, 'page')}.`]
      : []),
    ...(over.length === 0 ? ['Every budget is kept.'] : []),
    ...(over.length > 0 && over.every(row => row.after <= row.before)
      ? [`No budget is newly exceeded; ${over.length} had been before.`]
      : []),
  ]
}

/**
 * “You changed the pricing data (data/pricing.json): these 2 pages changed.” Without git it is known which
 * data pages got, and not who changed it where.
 */
export function causeSentence(cause: Cause): string {
  const { pages, file } = cause
  const named = causeName(cause)
  if (pages.length === 0) return `You changed ${named}: no page changed by it.`
  const all = pages.length === 1 ? 'this page' : `these ${pages.length} pages`
  if (file === undefined) return `${capitalize(all)} got other values of ${named}.`
  return `You changed ${named}: ${all} changed.`
}

/** “the pricing data (data/pricing.json)”. */
export function causeName({ what, file }: Cause): string {
  return file && file !== what ? `${what} (${file})` : what
}

/** Bytes as people read them. */
export function kilobytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`
}

/** The growth of a row, with its sign. */
export function growth({ before, after }: ByteRow): string {
  if (before === after) return 'same'
  const sign = after > before ? '+' : '−'
  return `${sign}${kilobytes(Math.abs(after - before))}`
}

/** What a kind of difference is about. */
export const KIND_NAMES: Record<Difference['kind'], string> = {
  text: 'Text',
  link: 'Links',
  head: 'What search engines and social networks read',
  data: 'Structured data',
  markup: 'Markup, without a change of text',
  style: 'Style sheet',
}

/** Differences by kind, in the order in which they are told. */
export function byKind(differences: readonly Difference[]): [Difference['kind'], Difference[]][] {
  return KINDS.map((kind): [Difference['kind'], Difference[]] => [
    kind,
    differences.filter(entry => entry.kind === kind),
  ]).filter(([, list]) => list.length > 0)
}
