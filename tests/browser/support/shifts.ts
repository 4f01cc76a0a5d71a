/** Layout shifts reported by the browser. */
import type { Page } from './test'

interface Shift {
  startTime: number
  value: number
  nodes: string
}

/** Records which parts of a page moved, when, and how far. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
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

/** Waits for fonts to load, animations to end, and two frames. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
