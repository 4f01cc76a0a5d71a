import { startApplication } from '../support/application'
import { KINDS } from '../support/site'
import { settled, watchShifts } from '../support/shifts'
import { expect, test } from '../support/test'

/** How late each script is, in milliseconds. */
const SCRIPTS_MS = 2000

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
