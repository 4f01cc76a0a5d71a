/** A first visit in a real browser, on the phone that the budgets name. */
import { startServer } from '../hosting/local-server'
import { startBrowser } from '../preview/browser'
import { BUDGETS } from '../preview/budgets'
import { kilobytes } from './sizes'
import type { Row } from './table'

declare global {
  interface Window {
    marks: { shift: number; delay: number }
  }
  /** Of the Event Timing API, which TypeScript does not know of. */
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}

/** The phone of the budgets: 412 by 823 at 1.75. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
}

/** Slowed down so many times, a desk's processor is about a cheap phone's. */
export const SLOWED = 4

/** What has been measured on the page until now. */
interface Marks {
  shift: number
  delay: number
}

// What functions use that run in the page; Node's own observers know no layout shifts.
declare const window: { marks: Marks }
declare const PerformanceObserver: new (
  callback: (list: {
    getEntries(): { readonly value: number; readonly duration: number }[]
  }) => void,
) => { observe(options: { type: string; buffered: boolean; durationThreshold?: number }): void }

/** What a first view of the home page loads, how it moves, and how long the first tap waits. */
export async function visitRows(dist: string): Promise<Row[]> {
  const { server, url } = await startServer({ folder: dist, port: 0 })
  const browser = await startBrowser()
  try {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    let bytes = 0
    const hosts = new Set<string>()
    session.on('Network.loadingFinished', event => (bytes += event.encodedDataLength))
    page.on('request', request => hosts.add(new URL(request.url()).host))
    await page.addInitScript(() => {
      const marks = { shift: 0, delay: 0 }
      window.marks = marks
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if ('value' in entry) marks.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) marks.delay = Math.max(marks.delay, entry.duration)
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const first = bytes
    const timing = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      return { paint: paint?.startTime ?? 0 }
    })
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.waitForTimeout(1500)
    const { shift, delay } = await page.evaluate(() => window.marks)
    const cookies = await context.cookies()
    return [
      {
        what: 'first view of the home page, all of it',
        measured: kilobytes(first),
        budget: kilobytes(BUDGETS.firstView),
      },
      {
        what: 'other hosts asked; cookies',
        measured: `${hosts.size - 1}; ${cookies.length}`,
        budget: '0; 0',
      },
      { what: 'layout shift, home page', measured: shift.toFixed(3), budget: '0' },
      {
        what: `first paint, processor slowed ${SLOWED} times`,
        measured: `${timing.paint.toFixed(0)} ms`,
        budget: '',
      },
      {
        what: `first tap, processor slowed ${SLOWED} times`,
        measured: `${delay.toFixed(0)} ms`,
        budget: '100 ms',
      },
    ]
  } finally {
    await browser.close()
    server.close()
  }
}
