import { startApplication } from './support/application'
import { KINDS } from './support/site'
import { expect, test, type Page } from './support/test'

/** How much a page's parts have moved, and which. */
async function watchShifts(page: Page): Promise<() => Promise<{ value: number; nodes: string }[]>> {
  await page.addInitScript(() => {
    const shifts: object[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources?: { node?: Node }[]
      })[])
        shifts.push({
          value: entry.value,
          nodes: (entry.sources ?? []).map(({ node }) => node?.nodeName).join(' '),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(
      () => (window as unknown as { shifts: { value: number; nodes: string }[] }).shifts,
    )
}

/** Waits for fonts, motion and two frames. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

for (const width of [390, 1280]) {
  test(`nothing shifts while scripts arrive late, ${width} pixels wide`, async ({
    faulty,
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    // The fonts are there from here on.
    await page.goto(faulty.url)
    await settled(page)
    const shifts = await watchShifts(page)
    faulty.delay(/^\/assets\//, 200)
    for (const path of KINDS) {
      await page.goto(faulty.url + path)
      await startApplication(page)
      await settled(page)
      expect.soft(await shifts(), path).toEqual([])
    }
  })

  test(`a font that is late moves next to nothing, ${width} pixels wide`, async ({
    faulty,
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    const shifts = await watchShifts(page)
    faulty.delay(/\.woff2$/, 400)
    for (const path of KINDS) {
      await page.goto(faulty.url + path)
      await settled(page)
      const sum = (await shifts()).reduce((total, { value }) => total + value, 0)
      expect.soft(sum, path).toBeLessThanOrEqual(0.02)
    }
  })
}
