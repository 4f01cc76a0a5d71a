/** Every kind of page on a slow phone: what a first view costs its processor, and how long first taps wait. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { startServer } from '../hosting/local-server'
import { startBrowser } from '../preview/browser'
import { readPageData, type BuiltSite } from '../preview/built-site'
import { median } from './median'
import type { Row } from './table'
import { PHONE, SLOWED } from './visit'

/** How often each thing is tried: of few runs the worst says little. */
const RUNS = { quick: 3, all: 20 }

/** What there is to tap, wherever a page has it. */
const THINGS = {
  menu: 'header button[popovertarget]:visible',
  answer: 'main details > summary:visible',
  filter: 'main select:visible, main input[type=radio]:visible, main input[type=checkbox]:visible',
  field: 'main input[name=name]:visible, main input[type=search]:visible',
  link: 'main a[href^="#"]:visible',
} as const

/** Milliseconds between the keys that are pressed while the application starts. */
const BETWEEN = 80

declare const window: { delay: number }
declare const PerformanceObserver: new (
  callback: (list: { getEntries(): { readonly duration: number }[] }) => void,
) => { observe(options: { type: string; buffered: boolean; durationThreshold: number }): void }

/** The first page of each template. */
export function kindsOf(site: BuiltSite): string[] {
  const kinds = new Map<string, string>()
  for (const path of site.pages.keys()) {
    const name = path === '/404' ? undefined : readPageData(site, path)?.componentChunkName
    if (name !== undefined && !kinds.has(name)) kinds.set(name, path)
  }
  return [...kinds.values()]
}

/** Uses a page as the slow phone, with a visit of its own. */
async function onSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    return await visit(page, session)
  } finally {
    await context.close()
  }
}

/** Milliseconds that a first view keeps the page's main thread busy. */
const work = (browser: Browser, address: string): Promise<number> =>
  onSlowPhone(browser, async (page, session) => {
    await session.send('Performance.enable')
    await page.goto(address, { waitUntil: 'networkidle' })
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  })

const hasStarted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('onInitialClientRender').length > 0)

/**
 * The longest that any event waited from a first tap, which starts the application, until that runs; keys are
 * pressed all the while.
 */
const longestWait = (
  browser: Browser,
  address: string,
  selector: string,
): Promise<number | undefined> =>
  onSlowPhone(browser, async page => {
    await page.addInitScript(() => {
      window.delay = 0
      new PerformanceObserver(list => {
        for (const { duration } of list.getEntries())
          window.delay = Math.max(window.delay, duration)
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const thing = page.locator(selector).first()
    if ((await thing.count()) === 0) return undefined
    await thing.tap()
    for (let keys = 0; keys < 100 && !(await hasStarted(page)); keys++) {
      await page.keyboard.press('Shift')
      await page.waitForTimeout(BETWEEN)
    }
    await page.waitForTimeout(500)
    return page.evaluate(() => window.delay)
  })

/**
 * What each kind of page asks of a slow phone.
 *
 * @param all whether each is tried as often as a worst case needs
 */
export async function kindRows(site: BuiltSite, all: boolean): Promise<Row[]> {
  const { server, url } = await startServer({ folder: site.folder, port: 0 })
  const browser = await startBrowser()
  const runs = all ? RUNS.all : RUNS.quick
  const rows: Row[] = []
  try {
    for (const path of kindsOf(site)) {
      const busy: number[] = []
      for (let run = 0; run < runs; run++) busy.push(await work(browser, url + path))
      rows.push({
        what: `main thread of a first view, slowed ${SLOWED} times: ${path}`,
        measured: `${median(busy).toFixed(0)} ms`,
        budget: '400 ms',
      })
      for (const [name, selector] of Object.entries(THINGS)) {
        const waits: number[] = []
        for (let run = 0; run < runs; run++) {
          const wait = await longestWait(browser, url + path, selector)
          if (wait === undefined) break
          waits.push(wait)
        }
        if (waits.length === 0) continue
        rows.push({
          what: `first tap, and keys until the application runs, median; worst of ${runs}: ${path}, ${name}`,
          measured: `${median(waits).toFixed(0)}; ${Math.max(...waits).toFixed(0)} ms`,
          budget: '100 ms',
        })
      }
    }
    return rows
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}
