/** Visitors who change their mind: Back, reload and links to the page itself, in a browser that keeps pages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { BROWSER_ARGUMENTS, requireBrowser } from '../../tools/browser'
import { bootScriptRan, startApplication } from './support/application'
import { KINDS, SITE_FOLDER } from './support/site'
import { expect, test, type Page } from './support/test'

test.use({
  launchOptions: {
    executablePath: requireBrowser(),
    args: [...BROWSER_ARGUMENTS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const heading = (page: Page) => page.locator('h1')
const field = (page: Page, name: string) => page.locator(`#contact-form [name=${name}]`)
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

async function fill(page: Page): Promise<void> {
  await field(page, 'name').fill('Ada Byron')
  await field(page, 'email').fill('ada@looms.example')
  await field(page, 'message').fill('We sell looms.')
}

/** Playwright would wait for a load, which a page that the browser had kept does not have. */
const back = (page: Page) => page.evaluate(() => history.back())

function countMessages(page: Page): () => number {
  let count = 0
  page.on('request', request => (count += Number(request.method() === 'POST')))
  return () => count
}

test('Back after a reload leads to the page before, and not to its address alone', async ({
  page,
}) => {
  await page.goto('/services')
  const before = await heading(page).innerText()
  await startApplication(page)
  await page.locator('main a[href="/services/seo"]').first().click()
  await expect(heading(page)).not.toHaveText(before)
  await page.mouse.move(0, 400)
  await page.reload()
  await bootScriptRan(page)
  await page.evaluate(() => history.back())
  await expect(heading(page)).toHaveText(before)
  await expect(page).toHaveURL('/services')
})

test('a link within the page leads to its place, and Back to where the visitor was', async ({
  page,
}) => {
  await page.goto('/services/seo')
  await startApplication(page)
  for (const [top, selector, least] of [
    [150, 'main a[href="#prices"]', 600],
    [2000, 'header a[href="/about"]', 0],
  ] as const) {
    await page.evaluate(to => window.scrollTo(0, to), top)
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(`${top}`)
    // Without the pointer, which would scroll the page first; the router comes after the browser.
    await page.locator(selector).first().dispatchEvent('click')
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(least)
  }
  await page.goBack()
  await expect(page).toHaveURL('/services/seo#prices')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000)
})

/** A page of each kind that has links within itself, and the link that leads furthest down. */
const WITHIN = KINDS.flatMap(path => {
  const $ = load(readFileSync(join(SITE_FOLDER, path === '/' ? 'index.html' : `${path}.html`)))
  const link = $('main a[href^="#"]').last().attr('href')
  return link ? [[path, link] as const] : []
})

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls, and waits until the browser has reported it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    to =>
      new Promise<void>(done => {
        window.scrollTo(0, to)
        setTimeout(done, 100)
      }),
    top,
  )
}

test('pages of at least four kinds have links within themselves', () => {
  expect(WITHIN.length).toBeGreaterThanOrEqual(4)
})

for (const [path, link] of WITHIN)
  test(`Back and Forward over a link within the page lead to where the visitor was: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    await startApplication(page)
    await scrollTo(page, 400)
    await page.locator(`main a[href="${link}"]`).last().dispatchEvent('click')
    await expect(page).toHaveURL(path + link)
    await page.waitForTimeout(300)
    await scrollTo(page, (await scrollTop(page)) - 130)
    const below = await scrollTop(page)
    expect(below).not.toBe(400)
    const expectTop = async (top: number) => {
      // The router comes after the browser.
      await page.waitForTimeout(300)
      expect(await scrollTop(page)).toBe(top)
    }
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(path)
    await expectTop(400)
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL(path + link)
    await expectTop(below)
    // From another page too, and over both steps at once.
    await page.locator('header a[href="/search"]').first().dispatchEvent('click')
    await expect(page).toHaveURL('/search')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(path + link)
    await expectTop(below)
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL('/search')
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL(path)
    await expectTop(400)
  })

test('Back over a link within the page that was followed before the application came', async ({
  page,
}) => {
  await page.goto('/services/seo')
  await bootScriptRan(page)
  await scrollTo(page, 400)
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="#prices"]')?.click())
  await startApplication(page)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/services/seo')
  await page.waitForTimeout(300)
  expect(await scrollTop(page)).toBe(400)
})

test('a link to the list or the search itself begins it anew', async ({ page }) => {
  await page.goto('/case-studies?service=seo')
  await startApplication(page)
  const list = page.locator('main h2[aria-live]')
  await expect(list).toHaveText(/^\d+ SEO studies$/)
  await page.locator('header a[href="/case-studies"]').first().click()
  await expect(list).toHaveText('38 case studies')
  await page.goto('/search?q=seo')
  await startApplication(page)
  await expect(page.locator('.search-results')).toBeVisible()
  await page.locator('header a[href="/search"]').first().click()
  await expect(page.locator('.search-results')).toBeHidden()
  await expect(page.locator('main [type=search]')).toHaveValue('')
})

test('who opens the search types at once, and Enter again adds no further step to come back over', async ({
  page,
}) => {
  await page.goto('/about')
  await startApplication(page)
  await page.locator('header a[href="/search"]').first().click()
  await expect(page.locator('main [type=search]')).toBeFocused()
  await page.keyboard.type('seo')
  await expect(page.locator('.search-results')).toBeVisible()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter')
  await page.goBack()
  await expect(page).toHaveURL('/search')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('after a message Back leads to a form that can be sent again', async ({ page }) => {
  const messages = countMessages(page)
  await page.goto('/contact')
  await startApplication(page)
  for (let message = 1; message <= 2; message++) {
    await fill(page)
    await send(page)
    await expect(page).toHaveURL('/contact/sent#thanks')
    expect(messages()).toBe(message)
    await back(page)
    await expect(field(page, 'message')).toHaveValue('')
  }
})

test('who leaves while a message is sent is not called back, and sends it once', async ({
  page,
}) => {
  const messages = countMessages(page)
  let arrive: (() => Promise<void>) | undefined
  await page.route('**/api/contact', route => {
    arrive = () => route.continue()
  })
  await page.goto('/contact')
  await startApplication(page)
  await fill(page)
  await send(page)
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page.getByText('Sending…')).toBeVisible()
  await field(page, 'name').press('Enter')
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => arrive !== undefined).toBe(true)
  await arrive?.()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft') ?? '')).toBe('')
  expect(messages()).toBe(1)
  await expect(page).toHaveURL('/about')
  // On the way back the form says what became of it, once.
  await page.goBack()
  await expect(field(page, 'message')).toHaveValue('')
  const status = page.locator('#contact-form [role=status]')
  await expect(status).toHaveText('Your message was sent.')
  await page.goForward()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(status).toHaveText('')
})

test('a failure that comes after the visitor has gone on is told on the way back', async ({
  page,
}) => {
  let fail: (() => Promise<void>) | undefined
  await page.route('**/api/contact', route => {
    fail = () => route.fulfill({ status: 502, json: { failure: 'Not today.' } })
  })
  await page.goto('/contact?package=starter')
  await startApplication(page)
  await fill(page)
  await send(page)
  await page.locator('header a[href="/case-studies"]').first().click()
  await page.locator('main select[name=service]').selectOption('seo')
  await expect(page).toHaveURL('/case-studies?service=seo')
  await expect.poll(() => fail !== undefined).toBe(true)
  await fail?.()
  await page.waitForTimeout(500)
  // What came of it is not told by another page's address.
  await expect(page).toHaveURL('/case-studies?service=seo')
  await page.locator('footer a[href="/contact"]').first().click()
  const notice = page.locator('#contact-notice')
  await expect(notice).toContainText('Not today.')
  await expect(notice).toBeFocused()
  await expect(field(page, 'message')).toHaveValue('We sell looms.')
  await expect(page.locator('#contact-form [value=starter]')).toBeChecked()
})

test('a page that the browser had kept shows the newest draft and choice', async ({ page }) => {
  await page.goto('/contact?package=starter')
  await startApplication(page)
  await page.evaluate(() => void Object.assign(window, { first: true }))
  await fill(page)
  await page.evaluate(() => location.assign('/privacy'))
  await expect(page).toHaveURL('/privacy')
  await page.evaluate(() => location.assign('/contact'))
  await expect(page).toHaveURL(/\/contact/)
  await startApplication(page)
  await expect(field(page, 'name')).toHaveValue('Ada Byron')
  await field(page, 'name').fill('Ada')
  await field(page, 'message').fill('')
  await page.locator('#contact-form [name=package][value=""]').evaluate((radio: HTMLElement) => {
    radio.click()
  })
  await back(page)
  await expect(page).toHaveURL('/privacy')
  await back(page)
  await expect(page).toHaveURL('/contact')
  expect(await page.evaluate(() => 'first' in window)).toBe(true)
  await expect(field(page, 'name')).toHaveValue('Ada')
  await expect(field(page, 'message')).toHaveValue('')
  await expect(page.locator('#contact-form [value=starter]')).not.toBeChecked()
  await expect(page.locator('#contact-choice')).not.toContainText('Starter')
})

test('what is typed into a translated page stays', async ({ page }) => {
  await page.goto('/contact')
  await bootScriptRan(page)
  await page.locator('h1').evaluate(title => {
    title.innerHTML = `<font><font>${title.textContent}</font></font>`
  })
  await field(page, 'message').pressSequentially('Guten Tag, wir weben.')
  await page.waitForTimeout(1000)
  await expect(field(page, 'message')).toHaveValue('Guten Tag, wir weben.')
  await expect(field(page, 'message')).toBeFocused()
})
