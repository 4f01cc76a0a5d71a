import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import {
  bootScriptRan,
  countLoads,
  heading,
  isSameDocument,
  markDocument,
  startApplication,
  followLinkTo,
} from '../support/application'
import { FAULTS, type Fault, type FaultySite } from '../support/faulty-site'
import { readPageData, SITE_FOLDER } from '../support/site'
import { expect, test, type Page } from '../support/test'

/**
 * The current page and the requested page. The requested page has a different template, so it needs another script.
 * The link to it has a query.
 */
const FROM = '/services/web-application-development'
const TO = '/contact'
const QUERY = '?package=professional'
const TAIL = '?from=mail&x=%20y#main'
const LIMIT = 10_000

const chunkOf = (path: string) =>
  new RegExp(`/assets/${readPageData(path).componentChunkName}-[^/]+\\.js$`)
const dataOf = (path: string) => new RegExp(`/page-data${path}/page-data\\.json$`)
const APP_DATA = /\/page-data\/app-data\.json$/
const ALL_FAULTS = Object.keys(FAULTS) as Fault[]
const STATIC_QUERY = /\/page-data\/sq\/d\/[^/]+\.json$/

/** The requests that client navigation makes, and how each one fails in these tests. */
const FOR_A_PAGE: readonly (readonly [what: string, pattern: RegExp, faults: readonly Fault[]])[] =
  [
    ['the page data', dataOf(TO), ALL_FAULTS],
    ['the build data', APP_DATA, ['returns 404', 'never responds']],
    ['the page script', chunkOf(TO), ['returns 404', 'never responds', 'is truncated']],
  ]

/** The requested page’s heading as built. */
const HEADING = load(readFileSync(join(SITE_FOLDER, `${TO}.html`)))('h1').text()

async function expectArrived(page: Page, url: string, h1: string): Promise<void> {
  const started = Date.now()
  await expect(page).toHaveURL(url, { timeout: LIMIT })
  await expect(heading(page)).toHaveText(h1, { timeout: LIMIT - (Date.now() - started) })
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** Counts matching requests from now on, so a test can check that its fault occurred. */
function countRequests(site: FaultySite, pattern: RegExp): () => number {
  const start = site.requests.length
  return () => site.requests.slice(start).filter(path => pattern.test(path)).length
}

const link = (page: Page) => page.locator(`main a[href="${TO}${QUERY}"]`)

for (const [what, pattern, faults] of FOR_A_PAGE) {
  for (const fault of faults) {
    test(`if ${what} ${fault}, a click still loads the requested page with its query`, async ({
      faulty,
      page,
    }) => {
      await page.goto(faulty.url + FROM)
      await startApplication(page)
      faulty.fail(pattern, fault)
      const met = countRequests(faulty, pattern)
      const loads = countLoads(page)
      await link(page).click()
      await expectArrived(page, faulty.url + TO + QUERY, HEADING)
      expect(met()).toBeGreaterThan(0)
      expect(loads()).toBeLessThanOrEqual(1)
      // The visitor can go on to another page.
      await page.locator('footer a[href="/sitemap"]').click()
      await expect(page).toHaveURL(`${faulty.url}/sitemap`, { timeout: LIMIT })
    })
  }
}

test('if the page data returns 404, Back still loads the page with its query and fragment', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + TO + TAIL)
  await startApplication(page)
  await page.locator(`footer a[href="/about"]`).click()
  await expect(page).toHaveURL(`${faulty.url}/about`)
  // Reload, since a new document has none of the earlier page’s data.
  await page.reload()
  await startApplication(page)
  faulty.fail(dataOf(TO), 'returns 404')
  const met = countRequests(faulty, dataOf(TO))
  await page.evaluate(() => history.back())
  await expectArrived(page, faulty.url + TO + TAIL, HEADING)
  expect(met()).toBeGreaterThan(0)
})

/** The requests made by a page load and the first sign of intent, and how each one fails in these tests. */
const FOR_A_START: readonly (readonly [what: string, pattern: RegExp, fault: Fault])[] = [
  ['the page data', dataOf(FROM), 'returns 404'],
  ['the build data', APP_DATA, 'is truncated'],
  ['a static query’s result', STATIC_QUERY, 'returns 404'],
  ['the page script', chunkOf(FROM), 'is truncated'],
  ['the runtime', /\/assets\/webpack-runtime-/, 'returns 404'],
  ['the application', /\/assets\/app-/, 'is truncated'],
  ['the boot script', /\/assets\/boot-/, 'returns 404'],
]

for (const [what, pattern, fault] of FOR_A_START)
  test(`if ${what} ${fault} at startup, the page stays readable and its links work`, async ({
    faulty,
    page,
  }) => {
    faulty.fail(pattern, fault)
    await page.goto(`${faulty.url}${FROM}?x=1#main`, { waitUntil: 'commit' })
    const text = await page.locator('main').innerText()
    if (!pattern.test('/assets/boot-0.js')) await bootScriptRan(page)
    await page.keyboard.press('Shift')
    await expect.poll(() => faulty.requests.some(path => pattern.test(path))).toBe(true)
    await settled(page, faulty)
    expect(await page.locator('main').innerText()).toBe(text)
    await expect(page.locator('header')).toBeVisible()
    await expect(page.locator('footer')).toBeAttached()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await link(page).click()
    await expectArrived(page, faulty.url + TO + QUERY, HEADING)
  })

/** Waits until a failure has taken effect: no requests are pending and the page is idle. */
async function settled(page: Page, site: FaultySite): Promise<void> {
  let before: number
  do {
    before = site.requests.length
    await expect.poll(() => site.pending, { intervals: [20], timeout: 20_000 }).toBe(0)
    await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 500 })))
  } while (before !== site.requests.length)
}

/** The next build’s hash, and a function that swaps it in for a file’s current hash. */
const NEXT = 'ffffffffffffffff'
const withNextHash = (file: string) => file.replace(/[0-9a-f]{16}/, NEXT)

for (const [change, isRenamed] of [
  ['changed the page', false],
  ['renamed the page’s template', true],
] as const)
  test(`after a build that ${change}, a click loads the requested page with at most one full page load`, async ({
    faulty,
    page,
  }) => {
    await page.goto(faulty.url + FROM)
    await startApplication(page)
    faulty.edit(APP_DATA, withNextHash)
    if (isRenamed) faulty.fail(chunkOf(TO), 'returns 404')
    const loads = countLoads(page)
    await followLinkTo(page, TO + TAIL)
    await expectArrived(page, faulty.url + TO + TAIL, HEADING)
    // Using the new page must not reload it.
    await page.keyboard.press('Tab')
    await page.locator('main').hover()
    await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 1000 })))
    expect(loads()).toBeLessThanOrEqual(1)
    await expectArrived(page, faulty.url + TO + TAIL, HEADING)
  })

test('a page opened before a new build doesn’t reload when used afterward', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + FROM)
  await bootScriptRan(page)
  faulty.edit(APP_DATA, withNextHash)
  const loads = countLoads(page)
  await markDocument(page)
  const asked = page.waitForResponse(APP_DATA)
  await page.keyboard.press('Tab')
  await (await asked).finished()
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 1000 })))
  expect(await isSameDocument(page)).toBe(true)
  // The application hasn’t started.
  expect(await page.locator('script[src]:not([type])').count()).toBe(0)
  await link(page).click()
  await expectArrived(page, faulty.url + TO + QUERY, HEADING)
  await expect.poll(loads).toBe(1)
})

test('a page removed by a new build shows the not-found page at its URL', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + FROM)
  await startApplication(page)
  faulty.edit(APP_DATA, withNextHash)
  faulty.fail(dataOf(TO), 'returns 404')
  faulty.answer(/^\/contact$/, (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html' }).end('<main><h1>Gone</h1></main>')
  })
  const loads = countLoads(page)
  await followLinkTo(page, TO + TAIL)
  await expect(page).toHaveURL(faulty.url + TO + TAIL)
  await expect(heading(page)).toHaveText('Gone')
  expect(loads()).toBe(1)
})

test('files that change from build to build are revalidated every time', async ({ request }) => {
  for (const path of [
    '/',
    FROM,
    '/nope',
    '/page-data/app-data.json',
    `/page-data${TO}/page-data.json`,
  ]) {
    const { 'cache-control': rule = 'nothing' } = (await request.get(path)).headers()
    expect.soft(rule, path).toMatch(/no-cache|no-store|max-age=0/)
  }
})
