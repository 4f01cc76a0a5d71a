import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { formatValue } from '../../src/content/format'
import type { AddOns } from '../../src/content/add-on'
import type { PriceWords } from '../../src/content/price-words'
import type { Pricing } from '../../src/content/pricing-package'
import { readData } from '../support/content'
import { applicationRuns, bootScriptRan, startApplication } from './support/application'
import { lostText } from './support/lost-text'
import { expect, test, type BrowserContext, type Page } from './support/test'

const { form, sent } = readData<{
  form: {
    more: string
    button: string
    fields: Record<string, { label: string; missing?: string; wrong?: string }>
    faults: { heading: { one: string; other: string }; tooLong: string }
    failure: Record<string, string | { other: string }> & { refused: string }
    choice: Record<'remove' | 'summary', string>
  }
  sent: { heading: string }
}>('pages/contact.json')
const { packages } = readData<Pricing>('pricing.json')
const addOns = readData<AddOns>('add-ons.json').items
const { estimate } = readData<PriceWords>('price-words.json')

const ENDPOINT = '**/api/contact'
const MESSAGE = 'We sell looms.\n\nEnquiries fell from 70 to 41 a month.'

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const submit = (page: Page) => page.getByRole('button', { name: form.button }).click()
/** What says that something went wrong. */
const notice = (page: Page) => page.locator('form [role=group][tabindex="-1"].deep')

async function fill(page: Page): Promise<void> {
  await field(page, 'name').fill('Ada Byron')
  await field(page, 'email').fill('ada@looms.example')
  await field(page, 'message').fill(MESSAGE)
}

async function expectFilled(page: Page): Promise<void> {
  await expect(field(page, 'name')).toHaveValue('Ada Byron')
  await expect(field(page, 'email')).toHaveValue('ada@looms.example')
  await expect(field(page, 'message')).toHaveValue(MESSAGE)
}

async function open(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path)
  await startApplication(page)
}

/** The next document is met as by a browser without script. */
async function withoutScript(context: BrowserContext, page: Page): Promise<void> {
  await context.route(/\.js$/, route => route.abort())
  await page.goto('/contact')
}

test('a message is sent by keyboard alone, and its page follows', async ({ page }) => {
  await page.goto('/contact')
  await bootScriptRan(page)
  await field(page, 'name').focus()
  await page.keyboard.type('Ada Byron')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@looms.example')
  await applicationRuns(page)
  // What was typed before the application came is still there.
  await expect(field(page, 'name')).toHaveValue('Ada Byron')
  await field(page, 'message').focus()
  await page.keyboard.type('We sell looms.')
  await page.getByRole('button', { name: form.button }).focus()
  const request = page.waitForRequest(ENDPOINT)
  await page.keyboard.press('Enter')
  expect((await request).method()).toBe('POST')
  await expect(page).toHaveURL('/contact/sent', { timeout: 15_000 })
  await expect(page.locator('h1')).toHaveText(sent.heading)
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  // What has been sent is kept nowhere.
  await expect(field(page, 'name')).toHaveValue('')
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]),
  )
  expect(kept).not.toContain('looms')
})

test('without script the form is sent by the browser itself', async ({ context, page }) => {
  await withoutScript(context, page)
  await fill(page)
  await page.getByText(form.choice.summary).click()
  await page.getByLabel(packages[1]?.name ?? '').check()
  await submit(page)
  await expect(page).toHaveURL('/contact/sent')
  await expect(page.locator('h1')).toHaveText(sent.heading)
})

test('without script a fault comes back with everything that was typed', async ({
  context,
  page,
}) => {
  await withoutScript(context, page)
  await fill(page)
  // Past the browser’s own rules, as an old browser would.
  await page.locator('form').evaluate((element: HTMLFormElement) => (element.noValidate = true))
  await field(page, 'email').fill('ada@looms')
  await submit(page)
  await expect(page).toHaveURL('/api/contact')
  await expect(page.locator('h1')).toHaveText(form.faults.heading.one)
  await expect(field(page, 'message')).toHaveValue(MESSAGE)
  await expect(page.getByRole('link', { name: form.fields.email?.wrong })).toBeVisible()
  await field(page, 'email').fill('ada@looms.example')
  await submit(page)
  await expect(page).toHaveURL('/contact/sent')
})

test('the summary of faults takes focus and leads to each field', async ({ page }) => {
  await open(page)
  let requests = 0
  page.on('request', request => {
    if (request.method() === 'POST') requests++
  })
  await field(page, 'email').fill('ada@looms')
  await submit(page)
  await expect(notice(page)).toBeFocused()
  await expect(notice(page).getByRole('heading')).toHaveText(
    form.faults.heading.other.replace('{count}', '3'),
  )
  const links = notice(page).getByRole('link')
  await expect(links).toHaveText([
    form.fields.name?.missing ?? '',
    form.fields.email?.wrong ?? '',
    form.fields.message?.missing ?? '',
  ])
  await links.nth(1).click()
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'email')).toHaveAccessibleDescription(form.fields.email?.wrong ?? '')
  const top = await field(page, 'email').evaluate(element => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(56)
  // Mended, it goes; the others stay.
  await field(page, 'email').fill('ada@looms.example')
  await expect(links).toHaveCount(2)
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid')
  await field(page, 'message').fill('x'.repeat(5001))
  await expect(links).toHaveCount(2)
  await submit(page)
  await expect(notice(page)).toBeFocused()
  await expect(links.nth(1)).toContainText('5000')
  expect(requests).toBe(0)
})

const FAILURES = {
  refused: (page: Page) => page.route(ENDPOINT, route => route.fulfill({ status: 502, body: '' })),
  unreachable: (page: Page) => page.route(ENDPOINT, route => route.abort()),
  tooMany: (page: Page) =>
    page.route(ENDPOINT, route =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '240' }, body: '' }),
    ),
  offline: (page: Page) => page.context().setOffline(true),
  // A host that runs no functions answers a page to anything.
  'refused by a page': (page: Page) =>
    page.route(ENDPOINT, route => route.fulfill({ status: 200, body: '<p>Hello</p>' })),
}

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`a message that is not sent is handed back: ${name}`, async ({ page, context }) => {
    await open(page)
    await fill(page)
    await fail(page)
    await submit(page)
    await expect(notice(page)).toBeFocused({ timeout: 10_000 })
    const words = form.failure[name.split(' ')[0] ?? ''] ?? ''
    const said = typeof words === 'string' ? words : words.other.replace('{minutes}', '4')
    await expect(notice(page)).toContainText(said)
    await expect(notice(page).getByRole('textbox')).toHaveValue(new RegExp('Ada Byron[^]*looms'))
    const mail = await notice(page).getByRole('link').getAttribute('href')
    expect(decodeURIComponent(mail ?? '')).toContain('41 a month')
    await expectFilled(page)
    // And it can be sent once the fault is gone.
    await page.unroute(ENDPOINT)
    await context.setOffline(false)
    await submit(page)
    await expect(page).toHaveURL('/contact/sent', { timeout: 10_000 })
  })
}

test('what was typed survives a reload, a page elsewhere and Back', async ({ page }) => {
  await open(page)
  await fill(page)
  await page.getByText(form.more).click()
  await page.getByLabel('Search engine optimisation').check()
  await page.reload()
  await startApplication(page)
  await expectFilled(page)
  await expect(page.getByLabel('Search engine optimisation')).toBeChecked()
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expectFilled(page)
  await page.goto('/blog')
  await page.goto('/contact')
  await startApplication(page)
  await expectFilled(page)
})

test('a storage that throws breaks nothing', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await open(page)
  await fill(page)
  await submit(page)
  await expect(page).toHaveURL('/contact/sent', { timeout: 10_000 })
  expect(faults).toEqual([])
})

test('package and add-ons of an address are shown, sent, and taken away', async ({ page }) => {
  const [chosen, first, second] = [packages[1], addOns[0], addOns[2]]
  const query = `?package=${chosen?.slug}&add-on=${first?.slug}&add-on=${second?.slug}&service=seo`
  // The query is intent enough.
  await page.goto(`/contact${query}`)
  const list = page.locator('form ul', { has: page.getByRole('button') })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  for (const item of [chosen, first, second]) await expect(list).toContainText(item?.name ?? '')
  await expect(page.getByLabel('Search engine optimisation')).toBeChecked()
  await page.getByRole('button', { name: `${form.choice.remove} ${chosen?.name ?? ''}` }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
  await expect(page).toHaveURL(url => !url.searchParams.has('package'))
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await fill(page)
  const request = page.waitForRequest(ENDPOINT)
  await submit(page)
  const body = (await request).postData() ?? ''
  expect(body).toContain(first?.slug)
  expect(body).toContain(second?.slug)
  expect(body).not.toContain(chosen?.slug)
})

test('how many of an add-on is shown with its price, can be changed, and is sent', async ({
  page,
}) => {
  const several = addOns.find(({ most }) => most !== undefined)
  const [pack] = packages
  if (!several || !pack) throw new Error('The data lacks a kind of choice.')
  await page.goto(`/contact?package=${pack.slug}&add-on=${several.slug}:3`)
  const list = page.locator('form ul', { has: page.getByRole('button') })
  const sums = page.locator('form [aria-live]').first()
  const total = (count: number) =>
    `${estimate.once} ${formatValue(pack.price + count * several.price, 'currency')}`
  await expect(list.getByRole('listitem').nth(1)).toContainText(
    `3 × ${several.name} ${formatValue(3 * several.price, 'currency')}`,
  )
  await expect(sums).toHaveText(total(3))
  await expect(page).toHaveURL(`/contact?package=${pack.slug}&add-on=${several.slug}:3`)
  await page.getByText(form.choice.summary).click()
  await field(page, 'add-on').and(page.locator('select')).selectOption('2')
  await expect(sums).toHaveText(total(2))
  await expect(page).toHaveURL(`/contact?package=${pack.slug}&add-on=${several.slug}:2`)
  await page.reload()
  await applicationRuns(page)
  await expect(sums).toHaveText(total(2))
  await fill(page)
  await FAILURES.refused(page)
  await submit(page)
  // The text to take along says so, too.
  await expect(notice(page).getByRole('textbox')).toHaveValue(
    new RegExp(`2 × ${several.name}[^]*${estimate.once}: \\$`),
  )
  await page.unroute(ENDPOINT)
  const request = page.waitForRequest(ENDPOINT)
  await submit(page)
  expect((await request).postData()).toContain(`${several.slug}:2`)
  await expect(page).toHaveURL('/contact/sent', { timeout: 10_000 })
})

test('several of an add-on are taken away at once', async ({ page }) => {
  const several = addOns.find(({ most }) => most !== undefined)
  await page.goto(`/contact?add-on=${several?.slug}:2`)
  await page.getByRole('button', { name: `${form.choice.remove} 2 × ${several?.name}` }).click()
  await expect(page.locator('form ul button')).toHaveCount(0)
  await expect(page).toHaveURL('/contact')
  await expect(field(page, 'add-on').and(page.locator('select'))).toHaveValue('')
})

test('an address with choices that do not exist is a form without them', async ({ page }) => {
  await page.goto('/contact?package=gold&add-on=%00&service=spells"]')
  await applicationRuns(page)
  await expect(page.locator('form ul button')).toHaveCount(0)
  await fill(page)
  await submit(page)
  await expect(page).toHaveURL('/contact/sent', { timeout: 10_000 })
})

test('on a telephone the first field is in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/contact')
  const box = await field(page, 'name').boundingBox()
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(664)
})

const order = () => `/contact?package=${packages[1]?.slug}&add-on=${addOns[0]?.slug}:2`

for (const [condition, { width, font = 16, forced = false }] of Object.entries({
  'on a phone': { width: 390 },
  'on a tablet': { width: 768 },
  'on a wide screen': { width: 1920 },
  'at 200 % text, 320 pixels wide': { width: 320, font: 32 },
  'at 200 % text on a phone': { width: 390, font: 32 },
  'at 200 % text on a tablet': { width: 768, font: 32 },
  'at 200 % text on a wide screen': { width: 1920, font: 32 },
  'in forced colours on a phone': { width: 390, forced: true },
  'in forced colours on a wide screen': { width: 1280, forced: true },
}))
  test(`choices, faults and a failure are whole ${condition}`, async ({ context, page }) => {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: font } })
    await page.setViewportSize({ width, height: 1080 })
    await page.emulateMedia({ forcedColors: forced ? 'active' : 'none', reducedMotion: 'reduce' })
    await open(page, order())
    await page.getByText(form.choice.summary).click()
    expect.soft(await lostText(page), 'choices').toEqual([])
    await submit(page)
    await expect(notice(page)).toBeFocused()
    expect.soft(await lostText(page), 'faults').toEqual([])
    await fill(page)
    await FAILURES.refused(page)
    await submit(page)
    await expect(notice(page)).toContainText(form.failure.refused, { timeout: 10_000 })
    expect.soft(await lostText(page), 'failure').toEqual([])
    if (!forced) return
    // A background says nothing there: every box has a line, and what is chosen its mark.
    for (const box of await page
      .locator('.f-control, .f-chosen, .f-notice, .f-choice > span')
      .all())
      expect(await box.evaluate(element => getComputedStyle(element).borderTopStyle)).toBe('solid')
    for (const mark of await page.locator('form :checked:is(input)').all())
      expect(await mark.evaluate(element => getComputedStyle(element).appearance)).toBe('auto')
  })

test('what the handler answers as a page is whole, and axe finds nothing in it', async ({
  page,
}) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'none' })
      await page.goto(order().replace('/contact', '/api/contact'))
      expect.soft(await lostText(page), `${width}`).toEqual([])
      expect.soft(await findings(page), `${width}, ${colorScheme}`).toEqual([])
    }
  }
})

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join()}`),
    )
  })
}

for (const width of [390, 1280]) {
  test(`axe finds nothing in faults, a failure and the page that follows, ${width} pixels wide`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page, `/contact?package=${packages[0]?.slug}`)
      await submit(page)
      await expect(notice(page)).toBeFocused()
      expect.soft(await findings(page), `faults, ${colorScheme}`).toEqual([])
      await fill(page)
      await FAILURES.refused(page)
      await submit(page)
      await expect(notice(page)).toContainText(form.failure.refused, { timeout: 10_000 })
      expect.soft(await findings(page), `failure, ${colorScheme}`).toEqual([])
      await page.unroute(ENDPOINT)
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/contact/sent')
      await bootScriptRan(page)
      expect.soft(await findings(page), `sent, ${colorScheme}`).toEqual([])
    }
  })
}
