/** Checks that pages don’t shift when fonts load late. */
import { settled, watchShifts } from '../support/shifts'
import { KINDS, PARTS, partName } from '../support/site'
import { expect, test, type Page } from '../support/test'
import type { FaultySite } from '../support/faulty-site'

/** The maximum layout shift score. Web Vitals rates scores up to 0.1 as good. */
const LIMIT = 0.01
const WIDTHS = [360, 390, 412, 768, 1280]
const DELAYS_MS = [100, 400, 1000]

/** Opens pages with delayed fonts and the cache disabled, and expects no layout shifts. */
async function expectStill(
  page: Page,
  faulty: FaultySite,
  paths: readonly string[],
  [width, delay]: readonly [number, number],
): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const shifts = await watchShifts(page)
  faulty.delay(/\.woff2$/, delay)
  for (const path of paths) {
    await page.goto(faulty.url + path)
    await settled(page)
    const all = await shifts()
    const sum = all.reduce((total, { value }) => total + value, 0)
    expect.soft(sum, `${path}: ${JSON.stringify(all)}`).toBeLessThanOrEqual(LIMIT)
  }
}

for (const [width, delay] of [
  [390, 1000],
  [1280, 400],
] as const)
  test(`one page of each kind doesn’t shift at ${width} pixels wide with fonts ${delay} ms late`, async ({
    faulty,
    page,
  }) => {
    test.slow()
    await expectStill(page, faulty, KINDS, [width, delay])
  })

for (const width of WIDTHS)
  for (const delay of DELAYS_MS)
    for (const part of PARTS)
      test(`${partName(part)} don’t shift at ${width} pixels wide with fonts ${delay} ms late`, async ({
        faulty,
        page,
      }) => {
        test.setTimeout(300_000)
        await expectStill(page, faulty, part, [width, delay])
      })
