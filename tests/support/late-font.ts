/** What moves when the site's face comes after the page has been painted in the system's. */
import type { Page } from '@playwright/test'

// What functions use that run in the page.
declare const window: { shift: number }
declare const document: { readonly fonts: { readonly ready: Promise<unknown> } }
declare function requestAnimationFrame(then: () => void): number
declare const PerformanceObserver: new (
  callback: (list: { getEntries(): { readonly value: number }[] }) => void,
) => { observe(options: { type: string; buffered: boolean }): void }

/** A telephone and a desk. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** One page at one width, and by how much its parts have moved: the sum of its layout shifts. */
export interface LateFontView {
  path: string
  width: number
  shift: number
}

/**
 * Opens pages without their fonts, which are let through once a page has been painted and stands still.
 *
 * @param page a page of a context with the site as its base
 */
export async function lateFontShifts(
  page: Page,
  paths: readonly string[],
): Promise<LateFontView[]> {
  let release: () => void = () => undefined
  let held = Promise.resolve()
  await page.route(/\.woff2$/, async route => {
    await held
    // A page that has been left needs its font no more.
    await route.continue().catch(() => undefined)
  })
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver(list => {
      for (const { value } of list.getEntries()) window.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  /** Some frames, in which whatever has to move does so, and a moment for it to be told. */
  const settle = () =>
    page.evaluate(
      () =>
        new Promise(done =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
        ),
    )
  const views: LateFontView[] = []
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport)
    for (const path of paths) {
      held = new Promise(resolve => (release = resolve))
      // A page is loaded when its fonts are.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.locator('html[data-entered]').waitFor()
      await settle()
      release()
      await page.evaluate(() => document.fonts.ready)
      await settle()
      const shift = await page.evaluate(() => window.shift)
      views.push({ path, width: viewport.width, shift })
    }
  }
  return views
}
