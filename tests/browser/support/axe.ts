/** Runs axe in the page. The Content Security Policy doesn’t apply to code Playwright evaluates. */
import { source, type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

/** The violations axe finds on the current page, one per line. */
export async function axeFindings(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async given => {
    const { axe } = window as unknown as {
      axe: { run(root: Document, options: RunOptions): Promise<AxeResults> }
    }
    const { violations } = await axe.run(document, { ...given, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, options)
}
