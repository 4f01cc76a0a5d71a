/** Axe in the page. The Content Security Policy does not hold for what the test tool evaluates. */
import { source, type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

/** What axe finds on the page as it stands, in one line a finding. */
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
