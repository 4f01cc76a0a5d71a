/** The estimate: totals, choices in the URL, the printed quote, and the handoff to the contact form. */
import type { Route } from '@playwright/test'
import { formatValue } from '../../src/content/format'
import type { AddOns, Pricing } from '../../src/content/pricing'
import type { Site } from '../../src/content/site'
import { readData } from '../support/content'
import {
  APPLICATION,
  bootScriptRan,
  isSameDocument,
  markDocument,
  startApplication,
} from './support/application'
import { lostText } from './support/lost-text'
import { expect, test, type Page } from './support/test'

const PATH = '/services/web-application-development'

const { packages } = readData<Pricing>('pricing.json')
const { items } = readData<AddOns>('add-ons.json')
const words = {
  empty: 'Select a package or add-ons to see the total.',
  once: 'One-time',
  month: 'Monthly',
}

/** Returns the first matching entry; throws if there is none. */
const one = <Entry>(list: readonly Entry[], fits: (entry: Entry) => boolean): Entry => {
  const found = list.find(fits)
  if (!found) throw new Error('No matching entry in the data.')
  return found
}
const pack = one(packages, entry => entry === packages.at(-1))
const once = one(items, ({ period, most }) => period === 'once' && !most)
const several = one(items, ({ most }) => most !== undefined)
const monthly = one(items, ({ period }) => period === 'month')

const form = (page: Page) => page.locator('#pricing form')
const sum = (page: Page) => form(page).locator('[aria-live=polite]')
const radio = (page: Page, slug: string) => form(page).locator(`input[value="${slug}"]`)
const list = (page: Page) => form(page).locator('select').first()
const dollars = (amount: number) => formatValue(amount, 'currency')

/** Selects a package and an add-on of each kind, with a quantity of three where possible. */
async function choose(page: Page): Promise<void> {
  await radio(page, pack.slug).check()
  await radio(page, once.slug).check()
  await radio(page, monthly.slug).check()
  await list(page).selectOption('3')
}

const TOTAL = pack.price + once.price + 3 * several.price
/** The query for these choices, in the order of the form’s fields. */
const QUERY = new URLSearchParams([
  ['package', pack.slug],
  ...items.flatMap(({ slug }) => {
    if (slug === several.slug) return [['add-on', `${slug}:3`]]
    return slug === once.slug || slug === monthly.slug ? [['add-on', slug]] : []
  }),
])
const pairsOf = (address: string) => [...new URL(address).searchParams]

async function expectSum(page: Page): Promise<void> {
  await expect(sum(page).locator('dl > div')).toHaveText([
    `${words.once}from ${dollars(TOTAL)}`,
    `${words.month}${dollars(monthly.price)}`,
  ])
}

async function expectChoices(page: Page): Promise<void> {
  for (const slug of [pack.slug, once.slug, monthly.slug])
    await expect(radio(page, slug)).toBeChecked()
  await expect(list(page)).toHaveValue(`${several.slug}:3`)
  await expectSum(page)
}

test('choices add up to one-time and monthly totals and appear in the URL', async ({ page }) => {
  await page.goto(PATH)
  await startApplication(page)
  await expect(sum(page)).toHaveText(words.empty)
  const steps = await page.evaluate(() => history.length)
  await choose(page)
  await expectSum(page)
  expect(pairsOf(page.url())).toEqual([...QUERY])
  expect(await page.evaluate(() => history.length)).toBe(steps)
  // Deselected items don’t count.
  await radio(page, monthly.slug).uncheck()
  await expect(sum(page).locator('dl > div')).toHaveText([`${words.once}from ${dollars(TOTAL)}`])
  await list(page).selectOption('')
  await radio(page, once.slug).uncheck()
  await expect(sum(page).locator('dd')).toHaveText(`from ${dollars(pack.price)}`)
})

test('printing an estimate produces a one-page quote instead of the web page', async ({ page }) => {
  const largest = packages.at(-1)
  const query = new URLSearchParams([
    ['package', largest?.slug ?? ''],
    ...items.map(({ slug, most }) => ['add-on', most ? `${slug}:${most}` : slug]),
  ])
  await page.goto(`${PATH}?${query}`)
  await startApplication(page)
  await expect(sum(page).locator('dl > div')).toHaveCount(2)
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format, margin })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  const printed = (await page.locator('body').innerText()).replaceAll('\u2060', '')
  const { email, name } = readData<Site>('site.json')
  const { validDays } = readData<Pricing>('pricing.json')
  const totals = await sum(page)
    .locator('dl > div')
    .evaluateAll(rows => rows.map(row => row.querySelector('dd')?.textContent ?? ''))
  const date = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-US', { dateStyle: 'long' })
  for (const words of [
    name,
    date(0),
    `good for ${validDays} days, through ${date(validDays)}`,
    largest?.name ?? '',
    largest?.features[0] ?? '',
    ...items.map(item => item.name),
    ...totals,
    email,
    `${new URL(page.url()).origin}${PATH}?package=${largest?.slug}`,
  ])
    expect(printed).toContain(words)
  for (const { name } of packages.slice(0, -1)) expect(printed).not.toContain(name)
  await expect(page.locator('h1, footer').filter({ visible: true })).toHaveCount(0)
})

test('“Copy link” copies a link to the estimate, or shows it if the browser blocks the clipboard', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The link leaves out parameters that track the visitor’s click.
  await page.goto(`${PATH}?utm_source=ad&package=${pack.slug}&gclid=1#pricing`)
  await startApplication(page)
  const address = () => {
    const url = new URL(page.url())
    for (const name of ['utm_source', 'gclid']) url.searchParams.delete(name)
    url.hash = ''
    return url.href
  }
  const copy = form(page).getByRole('button', { name: 'Copy link' })
  const status = form(page).getByRole('status')
  await copy.click()
  await expect(status).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address())
  await radio(page, once.slug).check()
  await expect(status).toHaveText('')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Refused.'))
  })
  await copy.click()
  await expect(status).toHaveText(`Copy this link: ${address()}`)
  // With nothing selected, there’s nothing to share.
  await radio(page, once.slug).uncheck()
  await form(page).getByRole('radio', { name: 'No package' }).check()
  await expect(copy).toHaveCount(0)
})

test('the packages form a labeled group before the purchase links', async ({ page }) => {
  await page.goto(PATH)
  const group = form(page).getByRole('group', { name: 'Package' })
  await expect(group.getByRole('radio')).toHaveCount(packages.length + 1)
  const stops = await form(page)
    .locator('input:checked, a')
    .evaluateAll(controls => controls.map(control => control.localName))
  expect(stops[0]).toBe('input')
})

test('choices in the URL are selected, and the page stays at the URL’s fragment', async ({
  page,
}) => {
  await page.goto(`${PATH}?${QUERY}#pricing`)
  await bootScriptRan(page)
  await page.keyboard.press('Shift')
  await expectChoices(page)
  expect(new URL(page.url()).hash).toBe('#pricing')
  await expect(page.locator('#pricing').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('choices carry over to the contact form, and Back restores them', async ({ page }) => {
  await page.goto(PATH)
  await startApplication(page)
  await markDocument(page)
  await choose(page)
  await form(page).getByText('Ask about this').click()
  await expect(page).toHaveURL(/\/contact\?/)
  expect(pairsOf(page.url())).toEqual([...QUERY])
  await page.goBack()
  await expect(page.locator('#pricing')).toBeAttached()
  await expectChoices(page)
  expect(await isSameDocument(page)).toBe(true)
})

test('choices made before hydration still count afterward', async ({ page }) => {
  let held: Route[] | undefined = []
  await page.route(APPLICATION, route => (held ? void held.push(route) : route.continue()))
  await page.goto(PATH)
  await bootScriptRan(page)
  await radio(page, pack.slug).check()
  const note = () =>
    sum(page)
      .locator('p')
      .evaluate(words => {
        const { content, opacity } = getComputedStyle(words, '::after')
        return `${content} ${opacity}`
      })
  await expect.poll(note).toBe('" Calculating…" 1')
  await expect(sum(page)).toBeInViewport({ ratio: 1 })
  const arriving = held
  held = undefined
  for (const route of arriving) await route.continue()
  await choose(page)
  await expectChoices(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('choices, quantities, and totals carry over to a working contact form', async ({ page }) => {
    await page.goto(PATH)
    await expect(sum(page)).toHaveText(words.empty)
    await choose(page)
    await form(page).getByText('Ask about this').click()
    await expect(page).toHaveURL(/\/api\/contact\?/)
    expect(pairsOf(page.url())).toEqual([...QUERY])
    const contact = page.locator('main form')
    await expect(contact).toContainText(`${words.once}: from ${dollars(TOTAL)}`)
    await expect(contact).toContainText(`${words.month}: ${dollars(monthly.price)}`)
    await expect(contact.locator(`[value="${pack.slug}"]`)).toBeChecked()
    await expect(contact.locator('select[name=add-on]')).toHaveValue(`${several.slug}:3`)
    // Back keeps the choices.
    await page.goBack()
    for (const slug of [pack.slug, once.slug, monthly.slug])
      await expect(radio(page, slug)).toBeChecked()
    await expect(list(page)).toHaveValue(`${several.slug}:3`)
    await page.goForward()
    // Deselect an add-on.
    await contact.locator(`[value="${once.slug}"]`).uncheck()
    await contact.locator('[name=name]').fill('Ada Byron')
    await contact.locator('[name=email]').fill('ada@looms.example')
    await contact.locator('[name=message]').fill('We sell looms.')
    const request = page.waitForRequest('**/api/contact')
    await contact.locator('button[type=submit]').click()
    const sent = new URLSearchParams((await request).postData() ?? '')
    expect(sent.getAll('add-on').filter(Boolean)).toEqual([`${several.slug}:3`, monthly.slug])
    await expect(page).toHaveURL('/contact/sent#thanks')
  })
})

test('on a phone, the sticky total never covers the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PATH)
  await startApplication(page)
  await radio(page, packages[0]?.slug ?? '').check()
  const bar = form(page).locator('.e-sum')
  await expect(bar).toBeInViewport({ ratio: 1 })
  for (const field of await form(page).locator(':is(input, select, a):not(.e-sum *)').all()) {
    await field.focus()
    const { y = 0, height = 0 } = (await field.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  }
})

test('the estimate isn’t cut off at 200% text size on a phone', async ({ context, page }) => {
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${PATH}?${QUERY}`)
  await startApplication(page)
  await expectChoices(page)
  expect(await lostText(page)).toEqual([])
})

for (const modifier of ['Control', 'Shift'] as const)
  test(`${modifier}-clicking “Ask about this” opens the contact form in a new tab`, async ({
    context,
    page,
  }) => {
    const path = '/services/web-application-development'
    await page.goto(`${path}?package=starter`)
    await startApplication(page)
    await expect(page.locator('#starter input[type=radio]')).toBeChecked()
    const opened = context.waitForEvent('page')
    await form(page)
      .getByText('Ask about this')
      .click({ modifiers: [modifier] })
    await expect(await opened).toHaveURL('/contact?package=starter')
    await expect(page).toHaveURL(`${path}?package=starter`)
  })
