import { nameOf } from './support/header'
import {
  bootScriptRan,
  heading,
  isSameDocument,
  markDocument,
  startApplication,
  followLinkTo,
} from './support/application'
import { expect, test, type Page } from './support/test'
import { navigation, PAGES, siteFacts } from './support/site'

/** Addresses that belong to no page: near misses, wrong cases, odd characters, files hosts keep back. */
const UNKNOWN = [
  '/nope',
  '/nope/deeper/still',
  '/ABOUT',
  '/about/nope',
  '/services/nope',
  '/blog/nope',
  '/blog/page/1',
  '/blog/page/999',
  '/blog/tags',
  '/blog/tags/nope',
  '/case-studies/nope',
  '/404',
  '/404.html',
  '/page-data/nope',
  '/constructor',
  '/__proto__',
  '/_headers',
  '/_redirects',
  '/.git/config',
  '/a%20b',
  '/caf%C3%A9',
  '/%E0%A4%A',
  '/%00',
  '/nope?utm=1&x=%20y',
  '/nope#part',
]

/** What every visitor of an unknown address is to see. */
async function expectNotFoundPage(page: Page): Promise<void> {
  await expect(page.locator('header')).toHaveCount(1)
  await expect(page.locator('footer')).toHaveCount(1)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  for (const { path } of [...navigation.header, navigation.allServices])
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
}

/** The not-found page's own heading, asked of the site once. */
async function notFoundHeading(page: Page): Promise<string> {
  await page.goto('/certainly-not-a-page')
  return heading(page).innerText()
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script })

    test('an unknown address shows the not-found page, at that address', async ({
      page,
      baseURL,
    }) => {
      const h1 = await notFoundHeading(page)
      for (const path of UNKNOWN) {
        await test.step(path, async () => {
          const response = await page.goto(path)
          expect.soft(response?.status(), `status of ${path}`).toBe(404)
          expect.soft(page.url(), `address of ${path}`).toBe(`${baseURL}${path}`)
          await expect.soft(heading(page), `heading of ${path}`).toHaveText(h1)
        })
      }
      await expectNotFoundPage(page)
    })
  })
}

test('the not-found page stays, at its address, when the application takes over', async ({
  page,
  baseURL,
}) => {
  const h1 = await notFoundHeading(page)
  for (const path of ['/nope?x=1#part', '/services/nope', '/404', '/a%20b', '/blog/page/999']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await startApplication(page)
    await expect(heading(page)).toHaveText(h1)
    expect(page.url()).toBe(`${baseURL}${path}`)
    await expectNotFoundPage(page)
  }
})

test('a link to an unknown address shows the not-found page with status 404, address kept', async ({
  page,
}) => {
  const h1 = await notFoundHeading(page)
  for (const path of ['/gone', '/gone?from=mail&x=%20y#part', '/services/gone', '/blog/page/99']) {
    await page.goto('/about')
    await startApplication(page)
    const answer = page.waitForResponse(
      response => response.request().isNavigationRequest() && response.status() === 404,
    )
    await followLinkTo(page, path)
    await answer
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toHaveText(h1)
    await expectNotFoundPage(page)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(heading(page)).not.toHaveText(h1)
  }
})

test('an address with a slash at its end leads to the page without, whichever page it is', async ({
  page,
  request,
  baseURL,
}) => {
  const others = PAGES.filter(path => path !== '/')
  for (const path of others) {
    const answer = await request.get(`${path}/?x=1`)
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(answer.url(), path).toBe(`${baseURL}${path}?x=1`)
  }
  await page.goto('/about/#main')
  expect(page.url()).toBe(`${baseURL}/about#main`)
  await bootScriptRan(page)
})

test('every page answers at its own address, without a redirect', async ({ request, baseURL }) => {
  for (const path of PAGES) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(answer.url()).toBe(`${baseURL}${path}`)
  }
})

test('a slash too many at the start of an address is not taken for another page', async ({
  faulty,
  request,
}) => {
  for (const path of ['//nope', '//about', '//www.example.org/about', '///', '//', '/\\\\x']) {
    const answer = await request.get(`${faulty.url}${path}`, { maxRedirects: 0 })
    // 200 is right for no spelling of an address but the page's own.
    expect.soft([301, 308, 400, 404], `${path}: ${answer.status()}`).toContain(answer.status())
    expect.soft(answer.headers().location ?? '/', path).toMatch(/^\/(?![/\\])/)
  }
})

test('a client navigation between pages loads no document', async ({ page }) => {
  await page.goto('/')
  await startApplication(page)
  await markDocument(page)
  await page
    .locator('header nav')
    .getByRole('link', { name: nameOf('/about') })
    .first()
    .click()
  await expect(page).toHaveURL('/about')
  await expect(page).not.toHaveTitle('')
  expect(await isSameDocument(page)).toBe(true)
  await page.locator('header').getByRole('link', { name: siteFacts.name }).click()
  await expect(page).toHaveURL('/')
  expect(await isSameDocument(page)).toBe(true)
})
