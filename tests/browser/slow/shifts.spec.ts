import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startApplication } from '../support/application'
import { eachInParallel } from '../support/parallel'
import { KINDS, SITE_FOLDER } from '../support/site'
import { settled, watchShifts } from '../support/shifts'
import { expect, test } from '../support/test'

/** The delay of each script, in milliseconds. */
const SCRIPTS_MS = 2000

for (const width of [390, 1280])
  test(`nothing shifts when scripts load late, at ${width} pixels wide`, async ({
    faulty,
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const shifts = await watchShifts(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    faulty.delay(/^\/assets\//, SCRIPTS_MS)
    // Block fonts, which late-fonts.spec.ts covers.
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

/** The number of points to split each page’s HTML at. */
const CUTS = 12

/** The delay before a page’s second part, long enough to paint the first part. */
const PAUSE_MS = 150

for (const width of [390, 1280])
  test(`nothing shifts while the HTML arrives in two parts, at ${width} pixels wide`, async ({
    faulty,
    context,
  }) => {
    test.setTimeout(300_000)
    await eachInParallel(context, KINDS, async (page, path) => {
      await page.setViewportSize({ width, height: 844 })
      const shifts = await watchShifts(page)
      const html = readFileSync(join(SITE_FOLDER, path === '/' ? 'index.html' : `${path}.html`))
      const start = html.indexOf('<body')
      // Make half of the cuts in the header, which is only a small part of the page.
      const headerEnd = html.indexOf('<main')
      const cuts = [
        ...spread(start, headerEnd, CUTS / 2),
        ...spread(headerEnd, html.length, CUTS / 2),
      ]
      for (const cut of cuts) {
        faulty.answer(new RegExp(`^${path}$`), (_, response) => {
          response.writeHead(200, { 'Content-Type': 'text/html' })
          response.write(html.subarray(0, cut))
          setTimeout(() => response.end(html.subarray(cut)), PAUSE_MS)
        })
        await page.goto(faulty.url + path)
        await settled(page)
        const sum = (await shifts()).reduce((total, { value }) => total + value, 0)
        expect.soft(sum, `${path}, cut at ${cut}`).toBeLessThanOrEqual(0.01)
      }
    })
  })

/** Returns evenly spaced numbers between two bounds. */
const spread = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    Math.floor(from + ((to - from) * (index + 0.5)) / count),
  )
