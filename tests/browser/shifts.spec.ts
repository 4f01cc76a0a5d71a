import { startApplication } from './support/application'
import { KINDS } from './support/site'
import { expect, test, type Page } from './support/test'

interface Shift {
  startTime: number
  value: number
  nodes: string
}

/** How much a page's parts have moved, when, and which. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: object[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources?: { node?: Node }[]
      })[])
        shifts.push({
          startTime: entry.startTime,
          value: entry.value,
          nodes: (entry.sources ?? []).map(({ node }) => node?.nodeName).join(' '),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

/** Waits for fonts, motion and two frames. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

/** So many milliseconds late is each script, so many a font. */
const [SCRIPTS_MS, FONT_MS] = [2000, 1000]

for (const width of [390, 1280])
  test(`nothing shifts while scripts arrive late, ${width} pixels wide`, async ({
    faulty,
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const shifts = await watchShifts(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    faulty.delay(/^\/assets\//, SCRIPTS_MS)
    // What a late font moves has a test of its own.
    await page.route(/\.woff2$/, route => route.abort())
    for (const path of KINDS) {
      await page.goto(faulty.url + path)
      await startApplication(page)
      await settled(page)
      const scriptsFrom = await page.evaluate(() => {
        const all = performance.getEntriesByType('resource')
        const first = all.find(({ name }) => name.includes('boot-'))
        return first && first.startTime + first.duration
      })
      expect(scriptsFrom).toBeGreaterThan(SCRIPTS_MS)
      const byScript = (await shifts()).filter(({ startTime }) => startTime > (scriptsFrom ?? 0))
      expect.soft(byScript, path).toEqual([])
    }
  })

for (const width of [320, 390, 768, 1280, 1920])
  test(`a font that is late moves next to nothing, ${width} pixels wide`, async ({
    faulty,
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    const shifts = await watchShifts(page)
    faulty.delay(/\.woff2$/, FONT_MS)
    for (const path of KINDS) {
      await page.goto(faulty.url + path)
      await settled(page)
      const sum = (await shifts()).reduce((total, { value }) => total + value, 0)
      expect.soft(sum, path).toBeLessThanOrEqual(0.02)
    }
  })
