/** What a reviewer should look at first. */
import type { BrokenLink } from './broken-links'
import type { Difference } from './difference'
import type { ChangedPage } from './report'

/** How much a difference matters to somebody who reads the page. */
const WEIGHT: Record<Difference['kind'], number> = {
  text: 10,
  link: 4,
  head: 3,
  data: 2,
  markup: 1,
  style: 1,
}

/** Pages by weight: those with links that broke, then those with most to read, then by address. */
export function inOrder(
  pages: readonly ChangedPage[],
  broken: readonly BrokenLink[],
): ChangedPage[] {
  const faulty = new Set(broken.map(({ page }) => page))
  const weights = new Map(pages.map(page => [page, weightOf(page, faulty.has(page.path))]))
  return [...pages].sort(
    (a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || (a.path < b.path ? -1 : 1),
  )
}

function weightOf({ own }: ChangedPage, isFaulty: boolean): number {
  // A long page is not more important than a front page: the first twenty differences count.
  const sum = own.slice(0, 20).reduce((total, { kind }) => total + WEIGHT[kind], 0)
  return sum + (isFaulty ? 1000 : 0)
}
