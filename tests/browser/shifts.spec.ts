import { startApplication } from './support/application'
import { lateFontShifts } from '../support/late-font'
import { KINDS, PARTS, partName } from './support/site'
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
  })
}

/**
 * A text that breaks its lines elsewhere in the system's face can always be written: so what is held is the
 * share of the view at which Core Web Vitals cease to call a page steady.
 */
for (const part of PARTS) {
  test(`a font that comes late moves nothing to speak of: ${partName(part)}`, async ({ page }) => {
    test.slow()
    const views = await lateFontShifts(page, part)
    expect(views.filter(({ shift }) => shift > 0.1)).toEqual([])
  })
}
