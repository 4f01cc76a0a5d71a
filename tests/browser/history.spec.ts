/** Back, reload, and same-page links, with the back/forward cache enabled. */
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

/** Goes back without waiting for a load event, which pages from the back/forward cache don’t fire. */
const back = (page: Page) => page.evaluate(() => history.back())

function countMessages(page: Page): () => number {
  let count = 0
  page.on('request', request => (count += Number(request.method() === 'POST')))
  return () => count
}

test('Back after a reload shows the previous page, not just its URL', async ({ page }) => {
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

test('a same-page link scrolls to its target, and Back restores the scroll position', async ({
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
    // Dispatch the click, since Playwright would scroll first. The router scrolls after the browser does.
    await page.locator(selector).first().dispatchEvent('click')
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(least)
  }
  await page.goBack()
  await expect(page).toHaveURL('/services/seo#prices')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000)
})

/** For each page kind with same-page links: one page and its last same-page link. */
const WITHIN = KINDS.flatMap(path => {
  const $ = load(readFileSync(join(SITE_FOLDER, path === '/' ? 'index.html' : `${path}.html`)))
  const link = $('main a[href^="#"]').last().attr('href')
  return link ? [[path, link] as const] : []
})

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls and waits for the scroll event. */
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

test('at least four page kinds have same-page links', () => {
  expect(WITHIN.length).toBeGreaterThanOrEqual(4)
})

for (const [path, link] of WITHIN)
  test(`Back and Forward across a same-page link restore the scroll position: ${path}`, async ({
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
      // The router scrolls after the browser does.
      await page.waitForTimeout(300)
      expect(await scrollTop(page)).toBe(top)
    }
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(path)
    await expectTop(400)
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL(path + link)
    await expectTop(below)
    // Repeat from another page, and go back two steps at once.
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

test('Back restores the scroll position if a same-page link was clicked before hydration', async ({
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

test('clicking a link to the current list or search page resets the page', async ({ page }) => {
  await page.goto('/case-studies?service=seo')
  await startApplication(page)
  const list = page.locator('main h2[aria-live]')
  await expect(list).toHaveText(/^(?!38 )\d+ case studies$/)
  await page.locator('header a[href="/case-studies"]').first().click()
  await expect(list).toHaveText('38 case studies')
  await page.goto('/search?q=seo')
  await startApplication(page)
  await expect(page.locator('.search-results')).toBeVisible()
  await page.locator('header a[href="/search"]').first().click()
  await expect(page.locator('.search-results')).toBeHidden()
  await expect(page.locator('main [type=search]')).toHaveValue('')
})

test('the search page focuses its field, and pressing Enter repeatedly adds one history entry', async ({
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

test('Back after sending a message shows an empty form that can send another message', async ({
  page,
}) => {
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

test('a visitor who leaves while a message is being sent isn’t redirected, and the message is sent once', async ({
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
  // The URL changes before the page does.
  const status = page.locator('#contact-form [role=status]')
  await expect(status).toHaveCount(0)
  await expect.poll(() => arrive !== undefined).toBe(true)
  await arrive?.()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft') ?? '')).toBe('')
  expect(messages()).toBe(1)
  await expect(page).toHaveURL('/about')
  // When the visitor returns, the form shows the outcome once.
  await page.goBack()
  await expect(field(page, 'message')).toHaveValue('')
  await expect(status).toHaveText('Your message was sent.')
  await page.goForward()
  await expect(status).toHaveCount(0)
  await page.goBack()
  await expect(status).toHaveText('')
})

test('a message edited while it’s being sent is sent by the next click', async ({ page }) => {
  const messages = countMessages(page)
  let arrive: (() => Promise<void>) | undefined
  await page.route('**/api/contact', route => {
    arrive = () => route.fulfill({ json: { sent: true } })
  })
  await page.goto('/contact')
  await startApplication(page)
  await fill(page)
  await send(page)
  const leave = async () => {
    await page.locator('footer a[href="/about"]').click()
    await expect(page.locator('#contact-form')).toHaveCount(0)
  }
  await leave()
  await page.goBack()
  await field(page, 'message').fill('We sell looms and yarn.')
  await leave()
  await expect.poll(() => arrive !== undefined).toBe(true)
  const answered = page.waitForResponse('**/api/contact')
  await arrive?.()
  await answered
  await page.goBack()
  await expect(page.locator('#contact-form [role=status]')).toHaveText('Your message was sent.')
  await expect(field(page, 'message')).toHaveValue('We sell looms and yarn.')
  await send(page)
  await expect.poll(messages).toBe(2)
})

test('if sending fails after the visitor leaves, the form shows the failure when they return', async ({
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
  // The failure doesn’t change another page’s URL.
  await expect(page).toHaveURL('/case-studies?service=seo')
  await page.locator('footer a[href="/contact"]').first().click()
  const notice = page.locator('#contact-notice')
  await expect(notice).toContainText('Not today.')
  await expect(notice).toBeFocused()
  await expect(field(page, 'message')).toHaveValue('We sell looms.')
  await expect(page.locator('#contact-form [value=starter]')).toBeChecked()
})

test('a page restored from the back/forward cache shows the latest draft and choice', async ({
  page,
}) => {
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

test('text typed into a machine-translated page is kept', async ({ page }) => {
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

for (const [from, to, control, value] of [
  ['/search?q=email', '/case-studies', '[name=q]', 'email'],
  ['/case-studies?service=seo', '/search', 'main select[name=service]', 'seo'],
] as const)
  test(`Back from ${to} to ${from} restores the query`, async ({ page }) => {
    await page.goto(from)
    await startApplication(page)
    await page.locator(`header a[href="${to}"]:visible`).first().click()
    await expect(page).toHaveURL(to)
    await expect(page.locator(control)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(from)
    await expect(page.locator(control)).toHaveValue(value)
    await expect(page).toHaveURL(from)
  })

for (const path of ['/search?utm_source=mail', '/case-studies?utm_source=mail#main'])
  test(`${path} keeps its query and fragment`, async ({ page }) => {
    await page.goto(path)
    await startApplication(page)
    await expect(page).toHaveURL(path)
  })
