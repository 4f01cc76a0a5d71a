/** Checks that pages don’t shift when fonts load late. */
import { eachInParallel } from '../support/parallel'
import { settled, watchShifts } from '../support/shifts'
import { PARTS, partName } from '../support/site'
import { expect, test, type BrowserContext, type Page } from '../support/test'
import type { FaultySite } from '../support/faulty-site'

/** The maximum layout shift score, besides a headline's line. Web Vitals rates scores up to 0.1 as good. */
const LIMIT = 0.01
const WIDTHS = [320, 360, 390, 412, 768, 1280, 1920]
const DELAYS_MS = [100, 400, 1000]

/**
 * Opens pages with delayed fonts and the cache disabled. Nothing may shift, except that a headline can take one line more
 * or less in its own font than in the fallback font: see docs/decisions.md.
 */
async function expectStill(
  context: BrowserContext,
  faulty: FaultySite,
  paths: readonly string[],
  [width, delay]: readonly [number, number],
): Promise<void> {
  faulty.delay(/\.woff2$/, delay)
  await eachInParallel(context, paths, async (page, path) => {
    await page.setViewportSize({ width, height: 844 })
    const session = await context.newCDPSession(page)
    // Without `Network.enable`, Chromium takes fonts from its memory cache after the first page.
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    const shifts = await watchShifts(page)
    await page.goto(faulty.url + path)
    await settled(page)
    expect(await fontDelay(page), path).toBeGreaterThanOrEqual(delay)
    const all = await shifts()
    const sum = all.reduce((total, { value }) => total + value, 0)
    const line = sum > LIMIT ? await headlineShift(page) : 0
    expect.soft(sum, `${path}: ${JSON.stringify(all)}`).toBeLessThanOrEqual(LIMIT + line)
  })
}

/** The layout shift score of moving everything in the viewport by one line of the headline. */
const headlineShift = (page: Page) =>
  page.locator('h1').evaluate(headline => {
    const height = parseFloat(getComputedStyle(headline).lineHeight)
    return height / Math.max(innerWidth, innerHeight)
  })

/** How long the page waited for its slowest font, in milliseconds. */
const fontDelay = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ duration }) => duration),
    ),
  )

// Each page gets each delay at several widths.
for (const [row, width] of WIDTHS.entries())
  for (const [column, part] of PARTS.entries()) {
    const delay = DELAYS_MS[(row + column) % DELAYS_MS.length] ?? 0
    test(`${partName(part)} don’t shift at ${width} pixels wide with fonts ${delay} ms late`, async ({
      faulty,
      context,
    }) => {
      test.setTimeout(300_000)
      await expectStill(context, faulty, part, [width, delay])
    })
  }
