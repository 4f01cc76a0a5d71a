/** Looks at what differs: pictures before and after, and what axe finds. */
import { AccessibilityCheck } from './accessibility'
import type { BuiltSite } from './built-site'
import { comparePictures, type PicturePair } from './picture-comparison'
import type { Report } from './report'
import { startBrowser } from './browser'
import { View, WIDTHS } from './viewer'

/** What to look with. */
export interface BrowserOptions {
  /** The browser for pictures and axe; without one the report has neither. */
  browser?: string
  /** Told what is done, for people who wait. */
  progress?: (message: string) => void
}

/** Pages whose pictures are in the report; the first in order have theirs. */
const PICTURED = 16
/** Templates of pages that differ only in what is shared, each shown by one page. */
const EXAMPLES = 8

/** Takes the pictures and asks axe, where there is a browser. */
export async function addPicturesAndFindings(
  report: Report,
  before: BuiltSite,
  after: BuiltSite,
  { browser: path, progress = () => undefined }: BrowserOptions,
): Promise<void> {
  const subjects = [
    ...report.removed.map(page => ({ path: page.path, page })),
    ...report.added.map(page => ({ path: page.path, page })),
    ...report.changed.map(page => ({ path: page.path, page })),
  ]
  const examples = report.examples.slice(0, EXAMPLES)
  if (subjects.length + examples.length === 0) return
  if (!path) {
    report.notes.push('There was no browser: no pictures were taken and axe was not asked.')
    report.examples = []
    return
  }
  const pictured = subjects.slice(0, PICTURED)
  if (pictured.length < subjects.length)
    report.notes.push(`Pictures were taken of the first ${PICTURED} of ${subjects.length} pages.`)
  if (examples.length < report.examples.length)
    report.notes.push(
      `Pages that share a difference are shown by ${EXAMPLES} of ${report.examples.length} kinds.`,
    )
  report.examples = examples
  const browser = await startBrowser(path)
  try {
    const [old, now] = await Promise.all([View.open(browser, before), View.open(browser, after)])
    const shoot = async (page: string): Promise<PicturePair[]> => {
      progress(`Looking at ${page}`)
      const pairs: PicturePair[] = []
      for (const width of WIDTHS) {
        const views = [before, after].map((site, index) =>
          site.pages.has(page) ? [old, now][index] : undefined,
        )
        const pair = await comparePictures(page, width, views[0], views[1])
        if (pair) pairs.push(pair)
      }
      return pairs
    }
    const check = new AccessibilityCheck(old, now, page => before.pages.has(page))
    // Axe is asked while the page is open.
    for (const { path: page, page: entry } of pictured) {
      entry.pictures = await shoot(page)
      if (after.pages.has(page)) await check.look(page)
    }
    for (const example of examples) {
      example.pictures = await shoot(example.page)
      await check.look(example.page)
    }
    report.accessibility = check.result()
    await Promise.all([old.close(), now.close()])
  } finally {
    await browser.close()
  }
}
