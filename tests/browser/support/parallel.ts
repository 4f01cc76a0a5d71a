import type { BrowserContext, Page } from './test'

/** The number of pages open at the same time, since tests of late files spend most of their time waiting. */
const OPEN_AT_ONCE = 6

/** Visits paths in several new pages of the same visitor at once. Each page visits one path after another. */
export async function eachInParallel(
  context: BrowserContext,
  paths: readonly string[],
  visit: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const left = [...paths]
  await Promise.all(
    Array.from({ length: OPEN_AT_ONCE }, async () => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        const page = await context.newPage()
        await visit(page, path)
        await page.close()
      }
    }),
  )
}
