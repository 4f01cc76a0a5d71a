import { bootScriptRan, followLinkTo, startApplication } from './support/application'
import { expect, test, type Page } from './support/test'
import { navigation, PAGES } from './support/site'

/** URLs without a page: near misses, wrong case, odd characters, and files hosts don’t serve. */
const UNKNOWN =
  `/nope /nope/deeper/still /ABOUT /about/nope /services/nope /blog/page/1 /blog/page/999 /blog/tags
  /case-studies/nope /404 /404.html /page-data/nope /__proto__ /_headers /.git/config /a%20b /caf%C3%A9
  /%E0%A4%A /%00 /nope?utm=1&x=%20y`.split(/\s+/)

/** Expects the page that visitors to an unknown URL should see. */
async function expectNotFoundPage(page: Page): Promise<void> {
  await expect(page.locator('header')).toHaveCount(1)
  await expect(page.locator('footer')).toHaveCount(1)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  for (const { path } of [...navigation.header, navigation.allServices])
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
}

test('an unknown URL returns 404 with the not-found page', async ({ request, baseURL }) => {
  const page = await (await request.get('/certainly-not-a-page')).text()
  for (const path of UNKNOWN) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(answer.url(), path).toBe(`${baseURL}${path}`)
    expect.soft(await answer.text(), path).toBe(page)
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the not-found page keeps the requested URL', async ({ page, baseURL }) => {
      for (const path of ['/nope?x=1#part', '/services/nope', '/404']) {
        expect((await page.goto(path))?.status()).toBe(404)
        if (javaScriptEnabled) await startApplication(page)
        expect(page.url()).toBe(`${baseURL}${path}`)
        await expectNotFoundPage(page)
      }
    })
  })

test('the application leaves a page unchanged if it can’t parse the URL', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  for (const path of ['//about', '/%', '/%E0%A4%A']) {
    await page.goto(`${baseURL}${path}`)
    await bootScriptRan(page)
    const heading = await page.locator('h1').innerText()
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1'), path).toHaveText(heading)
  }
  expect(errors).toEqual([])
})

test('a link to an unknown URL shows the not-found page with status 404 and keeps the URL', async ({
  page,
}) => {
  for (const path of ['/gone?from=mail&x=%20y#part', '/blog/page/99']) {
    await page.goto('/about')
    await startApplication(page)
    const answer = page.waitForResponse(
      response => response.request().isNavigationRequest() && response.status() === 404,
    )
    await followLinkTo(page, path)
    await answer
    await expect(page).toHaveURL(path)
    await expectNotFoundPage(page)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
  }
})

test('every page responds at its URL, and a trailing slash redirects there', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of PAGES) {
    const own = await request.get(path, { maxRedirects: 0 })
    expect.soft(own.status(), path).toBe(200)
    if (path === '/') continue
    const answer = await request.get(`${path}/?x=1`)
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(answer.url(), path).toBe(`${baseURL}${path}?x=1`)
  }
  await page.goto('/about/#main')
  expect(page.url()).toBe(`${baseURL}/about#main`)
  await bootScriptRan(page)
})

test('a URL that decodes to another host shows the not-found page and contacts no other host', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).origin !== baseURL) strangers.push(request.url())
  })
  page.on('console', message => {
    if (/Content Security Policy|Refused/.test(message.text())) strangers.push(message.text())
  })
  for (const path of [
    '/%5Cevil.example/about',
    '/%5C%5Cevil.example/about',
    '/%09/evil.example/about',
    '/%2Fevil.example/about',
    '/about%5C..%2F',
  ]) {
    await page.goto(path)
    await startApplication(page)
    await expect(page).toHaveURL(`${baseURL}${path}`)
    await expectNotFoundPage(page)
    await page.locator('footer a[href="/about"]').click()
    await expect(page).toHaveURL('/about')
  }
  expect(strangers).toEqual([])
})
