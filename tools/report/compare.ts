/** Two builds compared: cheap things first, and pictures only of what differs. */
import { decodeHTML } from 'entities'
import { compareLinks } from './broken-links'
import { compareBytes } from './budgets'
import { readBuiltSite, readPageData, type BuiltSite } from './built-site'
import { findCauses } from './causes'
import { differencesOf, keyOf, styleDifferences, type Difference } from './difference'
import { fileChanges } from './file-changes'
import { normalisePage } from './normalise'
import { whyHidden } from './unpublished-pages'
import { addPicturesAndFindings, type BrowserOptions } from './screenshots-and-axe'
import { inOrder } from './review-order'
import { takeApart } from './page-content'
import { readRedirects, redirectTarget } from './built-redirects'
import type { ChangedPage, Example, Report, SharedDifference, SinglePage } from './report'
import { compareSocialImages } from './social-comparison'

/** What to compare, and how. */
export interface CompareOptions extends BrowserOptions {
  before: string
  after: string
  name?: string
  /** The revision that the change is compared with. */
  base?: string
  /** The day that decides what is published yet; this machine's where left out. */
  today?: string
}

/** A difference on so many pages is told once. */
const SHARED_FROM = 3

/** Compares two builds. */
export async function compareBuilds(options: CompareOptions): Promise<Report> {
  const { name, base, progress = () => undefined } = options
  const before = readBuiltSite(options.before)
  const after = readBuiltSite(options.after)
  const common = [...after.pages.keys()].filter(path => before.pages.has(path))
  const touched = common.filter(path => hashOf(before, path) !== hashOf(after, path))
  progress(`${touched.length} of ${common.length} pages differ in some byte.`)

  const all = readDifferences(before, after, touched)
  const { own, shared } = share(all.pages)
  const redirects = readRedirects(after)
  const added = [...after.pages.keys()].filter(path => !before.pages.has(path))
  const removed = [...before.pages.keys()].filter(path => !after.pages.has(path))
  const links = compareLinks(before, after)
  const changed: ChangedPage[] = [...own]
    .filter(([, list]) => list.length > 0)
    .map(([path, list]) => ({ path, title: titleOf(after, path), own: list, pictures: [] }))
  const sharedOnly = [...all.pages.keys()].filter(path => own.get(path)?.length === 0)
  const pageOf =
    (site: BuiltSite) =>
    (path: string): SinglePage => ({
      path,
      title: titleOf(site, path),
      pictures: [],
    })
  const attributed = new Map(all.pages)
  const others = [...added, ...removed, ...(all.styled ? touched : [])]
  for (const path of others) if (!attributed.has(path)) attributed.set(path, [])

  const report: Report = {
    name,
    causes: findCauses({ before, after, differences: attributed, base }),
    added: added.map(path => ({ ...pageOf(after)(path), hidden: hiddenReason(path, options) })),
    removed: removed.map(path => ({
      ...pageOf(before)(path),
      redirect: redirectTarget(redirects, path),
    })),
    changed: inOrder(changed, links.broken),
    shared: [...all.style, ...shared],
    examples: examplesOf(after, all.styled ? touched : sharedOnly, changed),
    sharedOnly: all.styled ? touched.filter(path => !own.get(path)?.length) : sharedOnly,
    unchanged: common.length - (all.styled ? touched.length : all.pages.size),
    ...links,
    accessibility: { findings: [], pages: 0 },
    social: await compareSocialImages(before, after),
    bytes: compareBytes(before, after),
    files: fileChanges(before, after),
    notes: [],
  }
  await addPicturesAndFindings(report, before, after, options)
  return report
}

/** Sources are at hand where a revision of them is. */
function hiddenReason(path: string, { base, today }: CompareOptions): string | undefined {
  if (base === undefined) return undefined
  return whyHidden(path, today ?? new Date().toISOString().slice(0, 10))
}

function hashOf(site: BuiltSite, path: string): string | undefined {
  return site.files.get(site.pages.get(path) ?? '')
}

function titleOf(site: BuiltSite, path: string): string {
  const html = site.read(site.pages.get(path) ?? '')
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]
  return title === undefined ? path : decodeHTML(title)
}

/** The differences of every page that differs in more than hashes, and those of the style sheet. */
function readDifferences(before: BuiltSite, after: BuiltSite, touched: readonly string[]) {
  const pages = new Map<string, Difference[]>()
  const style = new Map<string, SharedDifference>()
  const styles = new Map<string, Difference[]>()
  for (const path of touched) {
    const [old, now] = [before, after].map(site =>
      normalisePage(site.read(site.pages.get(path) ?? ''), site.prefix),
    )
    if (!old || !now) continue
    const pair = old.style === now.style ? '' : JSON.stringify([old.style, now.style])
    if (pair && !styles.has(pair)) styles.set(pair, styleDifferences(old.style, now.style))
    for (const difference of styles.get(pair) ?? []) {
      const entry = style.get(keyOf(difference)) ?? { difference, pages: [] }
      entry.pages.push(path)
      style.set(keyOf(difference), entry)
    }
    if (old.html === now.html) continue
    const differences = differencesOf(takeApart(old.html), takeApart(now.html))
    if (differences.length > 0) pages.set(path, differences)
  }
  return { pages, style: [...style.values()], styled: styles.size > 0 }
}

/** Parts what many pages share from what is a page's own. */
function share(pages: ReadonlyMap<string, readonly Difference[]>): {
  own: Map<string, Difference[]>
  shared: SharedDifference[]
} {
  const groups = new Map<string, SharedDifference>()
  for (const [path, list] of pages) {
    for (const difference of list) {
      const group = groups.get(keyOf(difference)) ?? { difference, pages: [] }
      if (!group.pages.includes(path)) group.pages.push(path)
      groups.set(keyOf(difference), group)
    }
  }
  const isShared = (difference: Difference) =>
    (groups.get(keyOf(difference))?.pages.length ?? 0) >= SHARED_FROM
  return {
    own: new Map([...pages].map(([path, list]) => [path, list.filter(entry => !isShared(entry))])),
    shared: [...groups.values()]
      .filter(({ difference }) => isShared(difference))
      .sort((a, b) => b.pages.length - a.pages.length),
  }
}

/** One page of each template among those that differ in what is shared. */
function examplesOf(
  site: BuiltSite,
  paths: readonly string[],
  changed: readonly ChangedPage[],
): Example[] {
  const pictured = new Set(changed.map(({ path }) => path))
  const templates = new Map<string, Example>()
  for (const path of paths) {
    if (pictured.has(path)) continue
    const template = readPageData(site, path)?.componentChunkName ?? path
    const example = templates.get(template) ?? { page: path, pages: [], pictures: [] }
    example.pages.push(path)
    templates.set(template, example)
  }
  // The home page is what most people see, then what stands for most pages.
  const weight = ({ page, pages }: Example) => (page === '/' ? Infinity : pages.length)
  return [...templates.values()].sort((a, b) => weight(b) - weight(a))
}
