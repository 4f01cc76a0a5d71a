/** The estimate: packages and add-ons that add up, in the address, carried to the contact form. */
import type { Route } from '@playwright/test'
import { formatValue } from '../../src/content/format'
import type { AddOns } from '../../src/content/add-on'
import type { Site } from '../../src/content/site'
import type { Pricing } from '../../src/content/pricing-package'
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
  empty: 'Choose a package, and add-ons if you like. They go with your question.',
  once: 'One-time',
  month: 'Monthly',
}

/** One of each kind of choice that the data has. */
const one = <Entry>(list: readonly Entry[], fits: (entry: Entry) => boolean): Entry => {
  const found = list.find(fits)
  if (!found) throw new Error('The data lacks a kind of choice.')
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

/** Chooses one of each kind, three of what can be had several times. */
async function choose(page: Page): Promise<void> {
  await radio(page, pack.slug).check()
  await radio(page, once.slug).check()
  await radio(page, monthly.slug).check()
  await list(page).selectOption('3')
}

const TOTAL = pack.price + once.price + 3 * several.price
/** As the form has its fields, from the top. */
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

test('choices add up, with what is paid once and each month apart, and stand in the address', async ({
  page,
}) => {
  await page.goto(PATH)
  await startApplication(page)
  await expect(sum(page)).toHaveText(words.empty)
  const steps = await page.evaluate(() => history.length)
  await choose(page)
  await expectSum(page)
  expect(pairsOf(page.url())).toEqual([...QUERY])
  expect(await page.evaluate(() => history.length)).toBe(steps)
  // What is not chosen is not counted.
  await radio(page, monthly.slug).uncheck()
  await expect(sum(page).locator('dl > div')).toHaveText([`${words.once}from ${dollars(TOTAL)}`])
  await list(page).selectOption('')
  await radio(page, once.slug).uncheck()
  await expect(sum(page).locator('dd')).toHaveText(`from ${dollars(pack.price)}`)
  // On paper it stands below all of it, with what leads back to it and whom to write to.
  await page.emulateMedia({ media: 'print' })
  await expect(form(page).locator('.e-sum')).toHaveCSS('position', 'static')
  const { email, url } = readData<Site>('site.json')
  for (const words of [email, `${url}${PATH}?package=${pack.slug}`])
    await expect(form(page).getByText(words)).toBeVisible()
})

test('the packages are a group with a name, met before the links to buy one', async ({ page }) => {
  await page.goto(PATH)
  const group = form(page).getByRole('group', { name: 'Package' })
  await expect(group.getByRole('radio')).toHaveCount(packages.length + 1)
  const stops = await form(page)
    .locator('input:checked, a')
    .evaluateAll(controls => controls.map(control => control.localName))
  expect(stops[0]).toBe('input')
})

test('an address with choices shows them, and the page’s own scroll position stays', async ({
  page,
}) => {
  await page.goto(`${PATH}?${QUERY}#pricing`)
  await bootScriptRan(page)
  await page.keyboard.press('Shift')
  await expectChoices(page)
  expect(new URL(page.url()).hash).toBe('#pricing')
  await expect(page.locator('#pricing h2')).toBeInViewport()
})

test('choices go to the contact form, and Back comes back to them', async ({ page }) => {
  await page.goto(PATH)
  await startApplication(page)
  await markDocument(page)
  await choose(page)
  await form(page).locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/contact\?/)
  expect(pairsOf(page.url())).toEqual([...QUERY])
  await page.goBack()
  await expect(page.locator('#pricing')).toBeAttached()
  await expectChoices(page)
  expect(await isSameDocument(page)).toBe(true)
})

test('what is chosen before the application comes is counted when it comes', async ({ page }) => {
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
  await expect.poll(note).toBe('" Adding up …" 1')
  await expect(sum(page)).toBeInViewport({ ratio: 1 })
  const arriving = held
  held = undefined
  for (const route of arriving) await route.continue()
  await choose(page)
  await expectChoices(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the choices arrive in a form that can be sent, how many and what they cost', async ({
    page,
  }) => {
    await page.goto(PATH)
    await expect(sum(page)).toHaveText(words.empty)
    await choose(page)
    await form(page).locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/api\/contact\?/)
    expect(pairsOf(page.url())).toEqual([...QUERY])
    const contact = page.locator('main form')
    await expect(contact).toContainText(`${words.once}: from ${dollars(TOTAL)}`)
    await expect(contact).toContainText(`${words.month}: ${dollars(monthly.price)}`)
    await expect(contact.locator(`[value="${pack.slug}"]`)).toBeChecked()
    await expect(contact.locator('select[name=add-on]')).toHaveValue(`${several.slug}:3`)
    // Taken away by hand.
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

test('on a phone the sum in view hides nothing that has focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PATH)
  await startApplication(page)
  await radio(page, packages[0]?.slug ?? '').check()
  const bar = form(page).locator('.e-sum')
  await expect(bar).toBeInViewport({ ratio: 1 })
  for (const field of await form(page).locator('input, select, a').all()) {
    await field.focus()
    const { y = 0, height = 0 } = (await field.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  }
})

test('the estimate is whole at 200 % text on a phone', async ({ context, page }) => {
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
  test(`the estimate's button pressed with ${modifier} asks in a tab of its own`, async ({
    context,
    page,
  }) => {
    const path = '/services/web-application-development'
    await page.goto(`${path}?package=starter`)
    await startApplication(page)
    await expect(page.locator('#starter input[type=radio]')).toBeChecked()
    const opened = context.waitForEvent('page')
    await page.locator('.e-form [type=submit]').click({ modifiers: [modifier] })
    await expect(await opened).toHaveURL('/contact?package=starter')
    await expect(page).toHaveURL(`${path}?package=starter`)
  })
