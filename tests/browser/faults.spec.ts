import {
  applicationRuns,
  APPLICATION,
  bootScriptRan,
  countLoads,
  heading,
  isSameDocument,
  markDocument,
  startApplication,
} from './support/application'
import type { FaultySite } from './support/faulty-site'
import { FAULT_NAMES } from './support/faulty-site'
import { readPageData } from './support/site'
import { expect, test, type Page } from './support/test'

/** Where the visitor is, and the page that is asked for: of another kind, so that it needs a script. */
const FROM = '/about'
const TO = '/services/seo'
const TAIL = '?from=mail&x=%20y#main'
const LIMIT = 10_000

const chunkOf = (path: string) =>
  new RegExp(`/assets/${readPageData(path).componentChunkName}-[^/]+\\.js$`)
const dataOf = (path: string) => new RegExp(`/page-data${path}/page-data\\.json$`)
const APP_DATA = /\/page-data\/app-data\.json$/
const STATIC_QUERY = /\/page-data\/sq\/d\/[^/]+\.json$/

/** What a client navigation requests. */
const FOR_A_PAGE = {
  'the data of the page': dataOf(TO),
  'the data of the build': APP_DATA,
  'the result of a static query': STATIC_QUERY,
  'the script of the page': chunkOf(TO),
}

/** The heading that each of the two pages has, as the site serves it. */
async function headingsOf(page: Page, site: FaultySite): Promise<Record<string, string>> {
  const headings: Record<string, string> = {}
  for (const path of [FROM, TO]) {
    const html = await (await page.request.get(site.url + path)).text()
    headings[path] = await page.evaluate(
      source =>
        new DOMParser().parseFromString(source, 'text/html').querySelector('h1')?.textContent ?? '',
      html,
    )
  }
  return headings
}

async function expectArrived(page: Page, url: string, h1: string | undefined): Promise<void> {
  const started = Date.now()
  await expect(page).toHaveURL(url, { timeout: LIMIT })
  await expect(heading(page)).toHaveText(h1 ?? '', { timeout: LIMIT - (Date.now() - started) })
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** Follows a link that carries query and fragment, as a visitor would. */
async function follow(page: Page, to: string): Promise<void> {
  // The site's own links carry no query today; Gatsby's link handler reads none but its own.
  await page.evaluate(address => {
    ;(window as unknown as { ___navigate(to: string): void }).___navigate(address)
  }, to)
}

for (const [what, pattern] of Object.entries(FOR_A_PAGE)) {
  for (const fault of FAULT_NAMES) {
    test(`where ${what} ${fault}, a click still brings the page asked for`, async ({
      faulty,
      page,
    }) => {
      await page.goto(faulty.url + FROM)
      const headings = await headingsOf(page, faulty)
      await startApplication(page)
      faulty.fail(pattern, fault)
      const loads = countLoads(page)
      await page.locator(`header nav a[href="/services"]`).first().hover()
      await page.locator(`#services-menu a[href="${TO}"]`).click()
      await expectArrived(page, faulty.url + TO, headings[TO])
      expect(loads()).toBeLessThanOrEqual(1)
      // And from there the visitor can go on.
      await page.locator('footer a[href="/contact"]').click()
      await expect(page).toHaveURL(`${faulty.url}/contact`, { timeout: LIMIT })
    })

    test(`where ${what} ${fault}, a link keeps its query and fragment`, async ({
      faulty,
      page,
    }) => {
      await page.goto(faulty.url + FROM)
      const headings = await headingsOf(page, faulty)
      await startApplication(page)
      faulty.fail(pattern, fault)
      await follow(page, TO + TAIL)
      await expectArrived(page, faulty.url + TO + TAIL, headings[TO])
      await page.goBack()
      await expectArrived(page, faulty.url + FROM, headings[FROM])
    })

    test(`where ${what} ${fault}, Back still brings the page asked for`, async ({
      faulty,
      page,
    }) => {
      await page.goto(faulty.url + TO + TAIL)
      const headings = await headingsOf(page, faulty)
      await startApplication(page)
      await page.locator('footer a[href="/about"]').click()
      await expect(page).toHaveURL(faulty.url + FROM)
      // In a fresh document, nothing of the earlier page is at hand.
      await page.reload()
      await startApplication(page)
      await page.locator('footer a[href="/contact"]').click()
      await expect(page).toHaveURL(`${faulty.url}/contact`)
      await page.reload()
      await startApplication(page)
      faulty.fail(pattern, fault)
      await page.evaluate(() => history.go(-2))
      await expectArrived(page, faulty.url + TO + TAIL, headings[TO])
      await page.evaluate(() => history.go(1))
      await expectArrived(page, faulty.url + FROM, headings[FROM])
    })
  }
}

/** What the first sign of intent requests. */
const FOR_A_START = {
  'the data of the page': dataOf(FROM),
  'the data of the build': APP_DATA,
  'the result of a static query': STATIC_QUERY,
  'the script of the page': chunkOf(FROM),
  'the runtime': /\/assets\/webpack-runtime-/,
  'the framework': /\/assets\/framework-/,
  'the application': /\/assets\/app-/,
  'every script of the application': APPLICATION,
  'the boot script': /\/assets\/boot-/,
}

for (const [what, pattern] of Object.entries(FOR_A_START)) {
  for (const fault of FAULT_NAMES) {
    test(`where ${what} ${fault} at the start, the page stays readable and its links work`, async ({
      faulty,
      page,
    }) => {
      faulty.fail(pattern, fault)
      await page.goto(`${faulty.url}${FROM}?x=1#main`, { waitUntil: 'domcontentloaded' })
      const headings = await headingsOf(page, faulty)
      const text = await page.locator('main').innerText()
      const failed = faulty.requests.length
      await page.keyboard.press('Shift')
      await expect
        .poll(() => faulty.requests.some(path => pattern.test(path)), { timeout: 5000 })
        .toBe(true)
      expect(faulty.requests.length).toBeGreaterThanOrEqual(failed)
      // Time for the failure to have its effect: two frames and an idle moment after the answer.
      await page.evaluate(
        () => new Promise(done => requestIdleCallback(done, { timeout: 1000 })),
      )
      expect(await page.locator('main').innerText()).toBe(text)
      await expect(page.locator('header')).toBeVisible()
      await expect(page.locator('footer')).toBeAttached()
      await page.locator('footer a[href="/services/seo"]').click()
      await expectArrived(page, faulty.url + TO, headings[TO])
    })
  }
}

/** The build's own hash, and that of the one that follows it. */
const NEXT = 'ffffffffffffffffffff'
const withNextHash = (file: string) => file.replace(/[0-9a-f]{20}/, NEXT)

test('after a new build, a click brings the page asked for with one load at most', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + FROM)
  const headings = await headingsOf(page, faulty)
  await startApplication(page)
  faulty.edit(APP_DATA, withNextHash)
  const loads = countLoads(page)
  await follow(page, TO + TAIL)
  await expectArrived(page, faulty.url + TO + TAIL, headings[TO])
  // Using the new page must not load it again.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.locator('main').hover()
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 1000 })))
  expect(loads()).toBeLessThanOrEqual(1)
  await expectArrived(page, faulty.url + TO + TAIL, headings[TO])
})

test('after a new build, Back brings the page asked for with one load at most', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + TO + TAIL)
  const headings = await headingsOf(page, faulty)
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveURL(faulty.url + FROM)
  await page.reload()
  await startApplication(page)
  faulty.edit(APP_DATA, withNextHash)
  const loads = countLoads(page)
  await page.evaluate(() => history.back())
  await expectArrived(page, faulty.url + TO + TAIL, headings[TO])
  expect(loads()).toBeLessThanOrEqual(1)
})

test('a page opened before a new build and used after it does not load itself anew', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + FROM)
  const headings = await headingsOf(page, faulty)
  await bootScriptRan(page)
  faulty.edit(APP_DATA, withNextHash)
  const loads = countLoads(page)
  await markDocument(page)
  const asked = page.waitForResponse(APP_DATA)
  await page.keyboard.press('Tab')
  await (await asked).finished()
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 1000 })))
  expect(await isSameDocument(page)).toBe(true)
  expect(faulty.requests.filter(path => APPLICATION.test(path))).toEqual([])
  await page.locator('footer a[href="/services/seo"]').click()
  await expectArrived(page, faulty.url + TO, headings[TO])
  expect(loads()).toBe(1)
})

test('a template that a new build renamed or removed: the page comes with one load', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + FROM)
  const headings = await headingsOf(page, faulty)
  await startApplication(page)
  faulty.edit(APP_DATA, withNextHash)
  faulty.fail(chunkOf(TO), 'answers 404')
  const loads = countLoads(page)
  await page.locator(`header nav a[href="/services"]`).first().hover()
  await page.locator(`#services-menu a[href="${TO}"]`).click()
  await expectArrived(page, faulty.url + TO, headings[TO])
  expect(loads()).toBe(1)
})

test('data that names a template which the open build does not know: the page comes with one load', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + FROM)
  const headings = await headingsOf(page, faulty)
  await startApplication(page)
  faulty.edit(APP_DATA, withNextHash)
  faulty.edit(dataOf(TO), file =>
    file.replace(/"componentChunkName":"[^"]+"/, '"componentChunkName":"component---renamed"'),
  )
  const loads = countLoads(page)
  await page.locator(`header nav a[href="/services"]`).first().hover()
  await page.locator(`#services-menu a[href="${TO}"]`).click()
  await expectArrived(page, faulty.url + TO, headings[TO])
  expect(loads()).toBe(1)
})

test('a page that a new build removed: the not-found page, at its address', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + FROM)
  await startApplication(page)
  faulty.edit(APP_DATA, withNextHash)
  faulty.fail(dataOf(TO), 'answers 404')
  faulty.answer(/^\/services\/seo$/, (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html' }).end('<main><h1>Gone</h1></main>')
  })
  const loads = countLoads(page)
  await follow(page, TO + TAIL)
  await expect(page).toHaveURL(faulty.url + TO + TAIL)
  await expect(heading(page)).toHaveText('Gone')
  expect(loads()).toBe(1)
})

test('faults of one navigation are forgotten with the next: a page that failed can be reached again', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + FROM)
  const headings = await headingsOf(page, faulty)
  await startApplication(page)
  // Pointing at a link fetches the page; here in vain.
  faulty.fail(dataOf(TO), 'answers 500')
  await page.locator(`header nav a[href="/services"]`).first().hover()
  const failed = page.waitForResponse(response => dataOf(TO).test(response.url()))
  await page.locator(`#services-menu a[href="${TO}"]`).hover()
  await failed
  faulty.heal()
  await page.locator(`#services-menu a[href="${TO}"]`).click()
  await expectArrived(page, faulty.url + TO, headings[TO])
  await startApplication(page)
  await applicationRuns(page)
})
