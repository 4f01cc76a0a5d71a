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
 * The visitor’s page and the requested page. The requested one is of another kind, so it needs a
 * script, and its link has a query.
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

/** What client navigation requests, and how each request fails here. */
const FOR_A_PAGE: readonly (readonly [what: string, pattern: RegExp, faults: readonly Fault[]])[] =
  [
    ['the page data', dataOf(TO), ALL_FAULTS],
    ['the build data', APP_DATA, ['answers 404', 'never answers']],
    ['the page script', chunkOf(TO), ['answers 404', 'never answers', 'is cut off']],
  ]

/** The requested page’s heading as built. */
const HEADING = load(readFileSync(join(SITE_FOLDER, `${TO}.html`)))('h1').text()
/**
 * The requested page’s heading, given the query: as built until the application runs, then with the package’s name.
 * Either is right, since a browser that reports the resting pointer after the load starts the application.
 */
const HEADING_WITH_QUERY = new RegExp(`^(?:${HEADING}|Ask about Professional Web App)$`)

async function expectArrived(page: Page, url: string, h1: string | RegExp): Promise<void> {
  const started = Date.now()
  await expect(page).toHaveURL(url, { timeout: LIMIT })
  await expect(heading(page)).toHaveText(h1, { timeout: LIMIT - (Date.now() - started) })
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** Counts matching requests from now on, so a test can tell its fault happened. */
function countRequests(site: FaultySite, pattern: RegExp): () => number {
  const start = site.requests.length
  return () => site.requests.slice(start).filter(path => pattern.test(path)).length
}

const link = (page: Page) => page.locator(`main a[href="${TO}${QUERY}"]`)

for (const [what, pattern, faults] of FOR_A_PAGE) {
  for (const fault of faults) {
    test(`if ${what} ${fault}, a click still loads the requested page, with its query`, async ({
      faulty,
      page,
    }) => {
      await page.goto(faulty.url + FROM)
      await startApplication(page)
      faulty.fail(pattern, fault)
      const met = countRequests(faulty, pattern)
      const loads = countLoads(page)
      await link(page).click()
      await expectArrived(page, faulty.url + TO + QUERY, HEADING_WITH_QUERY)
      expect(met()).toBeGreaterThan(0)
      expect(loads()).toBeLessThanOrEqual(1)
      // The visitor can go on to another page.
      await page.locator('footer a[href="/sitemap"]').click()
      await expect(page).toHaveURL(`${faulty.url}/sitemap`, { timeout: LIMIT })
    })
  }
}

test('if the page’s data returns 404, Back still loads the requested page, with its query and fragment', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + TO + TAIL)
  await startApplication(page)
  await page.locator(`footer a[href="/about"]`).click()
  await expect(page).toHaveURL(`${faulty.url}/about`)
  // A new document has nothing from the earlier page.
  await page.reload()
  await startApplication(page)
  faulty.fail(dataOf(TO), 'answers 404')
  const met = countRequests(faulty, dataOf(TO))
  await page.evaluate(() => history.back())
  await expectArrived(page, faulty.url + TO + TAIL, HEADING)
  expect(met()).toBeGreaterThan(0)
})

/** What a page and the first sign of intent request, and how each request fails here. */
const FOR_A_START: readonly (readonly [what: string, pattern: RegExp, fault: Fault])[] = [
  ['the page data', dataOf(FROM), 'answers 404'],
  ['the build data', APP_DATA, 'is cut off'],
  ['a static query’s result', STATIC_QUERY, 'answers 404'],
  ['the page script', chunkOf(FROM), 'is cut off'],
  ['the runtime', /\/assets\/webpack-runtime-/, 'answers 404'],
  ['the application', /\/assets\/app-/, 'is cut off'],
  ['the boot script', /\/assets\/boot-/, 'answers 404'],
]

for (const [what, pattern, fault] of FOR_A_START)
  test(`if ${what} ${fault} at the start, the page stays readable and its links work`, async ({
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
    await expectArrived(page, faulty.url + TO + QUERY, HEADING_WITH_QUERY)
  })

/** Waits until a failure has taken effect: there are no more requests, and the page is idle. */
async function settled(page: Page, site: FaultySite): Promise<void> {
  let before: number
  do {
    before = site.requests.length
    await expect.poll(() => site.pending, { intervals: [20], timeout: 20_000 }).toBe(0)
    await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 500 })))
  } while (before !== site.requests.length)
}

/** The build’s own hash, and the next build’s. */
const NEXT = 'ffffffffffffffff'
const withNextHash = (file: string) => file.replace(/[0-9a-f]{16}/, NEXT)

for (const [change, isRenamed] of [
  ['changed the page', false],
  ['renamed the page’s template', true],
] as const)
  test(`after a build that ${change}, a click loads the requested page with at most one full load`, async ({
    faulty,
    page,
  }) => {
    await page.goto(faulty.url + FROM)
    await startApplication(page)
    faulty.edit(APP_DATA, withNextHash)
    if (isRenamed) faulty.fail(chunkOf(TO), 'answers 404')
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

test('a page opened before a new build doesn’t reload when used afterwards', async ({
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
  await expectArrived(page, faulty.url + TO + QUERY, HEADING_WITH_QUERY)
  await expect.poll(loads).toBe(1)
})

test('a page removed by a new build shows the not-found page at its URL', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + FROM)
  await startApplication(page)
  faulty.edit(APP_DATA, withNextHash)
  faulty.fail(dataOf(TO), 'answers 404')
  faulty.answer(/^\/contact$/, (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html' }).end('<main><h1>Gone</h1></main>')
  })
  const loads = countLoads(page)
  await followLinkTo(page, TO + TAIL)
  await expect(page).toHaveURL(faulty.url + TO + TAIL)
  await expect(heading(page)).toHaveText('Gone')
  expect(loads()).toBe(1)
})

test('files that change with a build are revalidated each time', async ({ request }) => {
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
