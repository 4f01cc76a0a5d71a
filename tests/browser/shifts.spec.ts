import { startApplication } from './support/application'
import { KINDS } from './support/site'
import { expect, test, type Page } from './support/test'

/** How much a page's parts have moved, and which: empty where nothing has. */
async function shiftsOf(page: Page): Promise<{ value: number; nodes: string }[]> {
  return page.evaluate(
    () => (window as unknown as { shifts: { value: number; nodes: string }[] }).shifts,
  )
}

async function watchShifts(page: Page): Promise<void> {
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
}

/** Opens the page, waits for its font, its motion and its application. */
async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  })
  await startApplication(page)
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    test('nothing shifts while a page loads and the application arrives', async ({ page }) => {
      test.slow()
      // The font is there from here on.
      await settle(page, '/')
      await watchShifts(page)
      for (const path of KINDS) {
        await settle(page, path)
        expect.soft(await shiftsOf(page), path).toEqual([])
      }
    })

    // Half a second late; 0.1 is where Core Web Vitals cease to call a page steady.
    test('a font that comes late moves little', async ({ page }) => {
      test.slow()
      await page.route(/\.woff2$/, async route => {
        await new Promise(resolve => setTimeout(resolve, 500))
        await route.continue()
      })
      await watchShifts(page)
      for (const path of KINDS) {
        await settle(page, path)
        const sum = (await shiftsOf(page)).reduce((total, { value }) => total + value, 0)
        expect.soft(sum, path).toBeLessThan(0.1)
      }
    })
  })
}
