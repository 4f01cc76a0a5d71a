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
 * Where the visitor is, and the page that is asked for: of another kind, so that it needs a script,
 * and by a link that carries a query.
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

/** What a client navigation requests, and the ways in which each fails here. */
const FOR_A_PAGE: readonly (readonly [what: string, pattern: RegExp, faults: readonly Fault[]])[] =
  [
    ['the data of the page', dataOf(TO), ALL_FAULTS],
    ['the data of the build', APP_DATA, ['answers 404', 'never answers']],
    [
      'the script of the page',
      chunkOf(TO),
      ['answers 404', 'never answers', 'is only half a file'],
    ],
  ]

/** The heading that each of the two pages has. */
const headings = Object.fromEntries(
  [FROM, TO].map(path => [
    path,
    load(readFileSync(join(SITE_FOLDER, `${path}.html`)))('h1').text(),
  ]),
)

async function expectArrived(page: Page, url: string, h1: string | undefined): Promise<void> {
  const started = Date.now()
  await expect(page).toHaveURL(url, { timeout: LIMIT })
  await expect(heading(page)).toHaveText(h1 ?? '', { timeout: LIMIT - (Date.now() - started) })
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** Counts the requests that match from now on, so that a test can tell that its fault was met. */
function countRequests(site: FaultySite, pattern: RegExp): () => number {
  const start = site.requests.length
  return () => site.requests.slice(start).filter(path => pattern.test(path)).length
}

const link = (page: Page) => page.locator(`main a[href="${TO}${QUERY}"]`)

for (const [what, pattern, faults] of FOR_A_PAGE) {
  for (const fault of faults) {
    test(`where ${what} ${fault}, a click still brings the page asked for, query kept`, async ({
      faulty,
      page,
    }) => {
      await page.goto(faulty.url + FROM)
      await startApplication(page)
      faulty.fail(pattern, fault)
      const met = countRequests(faulty, pattern)
      const loads = countLoads(page)
      await link(page).click()
      await expectArrived(page, faulty.url + TO + QUERY, headings[TO])
      expect(met()).toBeGreaterThan(0)
      expect(loads()).toBeLessThanOrEqual(1)
      // And from there the visitor can go on.
      await page.locator('footer a[href="/sitemap"]').click()
      await expect(page).toHaveURL(`${faulty.url}/sitemap`, { timeout: LIMIT })
    })
  }
}

test('where the data of the page answers 404, Back still brings the page asked for, query and fragment kept', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + TO + TAIL)
  await startApplication(page)
  await page.locator(`footer a[href="/about"]`).click()
  await expect(page).toHaveURL(`${faulty.url}/about`)
  // In a fresh document, nothing of the earlier page is at hand.
  await page.reload()
  await startApplication(page)
  faulty.fail(dataOf(TO), 'answers 404')
  const met = countRequests(faulty, dataOf(TO))
  await page.evaluate(() => history.back())
  await expectArrived(page, faulty.url + TO + TAIL, headings[TO])
  expect(met()).toBeGreaterThan(0)
})

/** What a page and the first sign of intent request, with a way in which each fails. */
const FOR_A_START: readonly (readonly [what: string, pattern: RegExp, fault: Fault])[] = [
  ['the data of the page', dataOf(FROM), 'answers 404'],
  ['the data of the build', APP_DATA, 'is only half a file'],
  ['the result of a static query', STATIC_QUERY, 'answers 404'],
  ['the script of the page', chunkOf(FROM), 'is only half a file'],
  ['the runtime', /\/assets\/webpack-runtime-/, 'answers 404'],
  ['the application', /\/assets\/app-/, 'is only half a file'],
  ['the boot script', /\/assets\/boot-/, 'answers 404'],
]

for (const [what, pattern, fault] of FOR_A_START)
  test(`where ${what} ${fault} at the start, the page stays readable and its links work`, async ({
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
    await expectArrived(page, faulty.url + TO + QUERY, headings[TO])
  })

/** Waits until a failure has had its effect: nothing is asked for any more, and the page is idle. */
async function settled(page: Page, site: FaultySite): Promise<void> {
  let before: number
  do {
    before = site.requests.length
    await expect.poll(() => site.pending, { intervals: [20], timeout: 20_000 }).toBe(0)
    await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 500 })))
  } while (before !== site.requests.length)
}

/** The build's own hash, and that of the one that follows it. */
const NEXT = 'ffffffffffffffff'
const withNextHash = (file: string) => file.replace(/[0-9a-f]{16}/, NEXT)

for (const [change, isRenamed] of [
  ['changed the page', false],
  ['renamed the template of the page', true],
] as const)
  test(`after a build that ${change}, a click brings the page asked for with one load at most`, async ({
    faulty,
    page,
  }) => {
    await page.goto(faulty.url + FROM)
    await startApplication(page)
    faulty.edit(APP_DATA, withNextHash)
    if (isRenamed) faulty.fail(chunkOf(TO), 'answers 404')
    const loads = countLoads(page)
    await followLinkTo(page, TO + TAIL)
    await expectArrived(page, faulty.url + TO + TAIL, headings[TO])
    // Using the new page must not load it again.
    await page.keyboard.press('Tab')
    await page.locator('main').hover()
    await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 1000 })))
    expect(loads()).toBeLessThanOrEqual(1)
    await expectArrived(page, faulty.url + TO + TAIL, headings[TO])
  })

test('a page opened before a new build and used after it does not load itself anew', async ({
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
  // What was on its way is not started.
  expect(await page.locator('script[src]:not([type])').count()).toBe(0)
  await link(page).click()
  await expectArrived(page, faulty.url + TO + QUERY, headings[TO])
  await expect.poll(loads).toBe(1)
})

test('a page that a new build removed: the not-found page, at its address', async ({
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

test('what changes with a build is asked anew each time, not taken from what a browser kept', async ({
  request,
}) => {
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
