/** The contact form with and without JavaScript, and when sending fails. choices.spec.ts tests choices in depth. */
import { DECLARED, EMAIL_WRONG, FAILURES, HONEYPOT } from '../../src/contact/message'
import { REFUSALS } from '../../src/contact/refusals'
import type { AddOns, Pricing } from '../../src/content/pricing'
import { readData } from '../support/content'
import {
  APPLICATION,
  applicationRuns,
  bootScriptRan,
  holdBack,
  startApplication,
} from './support/application'
import { lostText } from './support/lost-text'
import type { Route } from '@playwright/test'
import { expect, test, type Page } from './support/test'

const { packages } = readData<Pricing>('pricing.json')
const { items: addOns } = readData<AddOns>('add-ons.json')
const ENDPOINT = '**/api/contact'
const SENT = '/contact/sent#thanks'
const THANKS = 'Your message was sent.'
const MESSAGE = 'We sell looms.\n\nInquiries fell from 70 to 41 a month.'

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const submit = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const notice = (page: Page) => page.locator('#contact-notice')

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

test('a message can be sent by keyboard alone and leaves nothing in the browser', async ({
  page,
}) => {
  await page.goto('/contact')
  await bootScriptRan(page)
  await field(page, 'name').focus()
  await page.keyboard.type('Ada Byron')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@looms.example')
  await applicationRuns(page)
  // Text typed before hydration is still there.
  await expect(field(page, 'name')).toHaveValue('Ada Byron')
  await field(page, 'message').focus()
  await page.keyboard.type('We sell looms.')
  await page.getByRole('button', { name: 'Send message' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(SENT, { timeout: 15_000 })
  await expect(page.getByText(THANKS)).toBeVisible()
  await expect(page.getByText(THANKS)).toBeFocused()
  await page.goBack()
  await expect(field(page, 'name')).toHaveValue('')
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]),
  )
  expect(kept).not.toContain('looms')
})

for (const width of [390, 1280])
  test(`restoring a draft and every choice doesn’t shift the layout at ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const choice = new URLSearchParams(addOns.map(({ slug }) => ['add-on', slug]))
    await open(page, `/contact?package=${packages[1]?.slug}&${choice}`)
    await fill(page)
    await page.goto('/contact')
    await bootScriptRan(page)
    const top = () => field(page, 'name').evaluate(input => input.getBoundingClientRect().top)
    const before = await top()
    await startApplication(page)
    await expectFilled(page)
    await expect(page.locator('#contact-choice')).toContainText(packages[1]?.name ?? '')
    expect(await top()).toBe(before)
  })

test('a package from a link is shown at the top of the form and can be removed', async ({
  page,
}) => {
  const [, pack] = packages
  await open(page, `/contact?package=${pack?.slug}&service=seo`)
  const choice = page.locator('.f-chosen')
  await expect(choice).toContainText(pack?.name ?? '')
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
  expect(await top('.f-chosen')).toBeLessThan(await top('#contact-name'))
  for (const summary of await page.locator('form summary').all()) await summary.click()
  await page.getByRole('radio', { name: 'None' }).check()
  await page.locator('#contact-form [name=service]:checked').uncheck()
  await expect(choice).toHaveText('No package or service selected')
  await expect(page).toHaveURL('/contact')
  await expect(
    page.locator('#contact-form :is([name=package], [name=service]):checked'),
  ).toHaveValue('')
  await page.goto('/about')
  await open(page)
  await expect(choice).toHaveText('No package or service selected')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says the linked package isn’t selected, and sends a package selected by hand', async ({
    page,
  }) => {
    await page.goto(`/contact?package=${packages[1]?.slug}`)
    await expect(page.getByText('JavaScript is off, so the package or service')).toBeVisible()
    await fill(page)
    await page.locator('form summary').first().click()
    await page.getByLabel(packages[1]?.name ?? '').check()
    await submit(page)
    await expect(page).toHaveURL(SENT)
    await expect(page.getByText(THANKS)).toBeFocused()
    const thanks = await page.getByText(THANKS).boundingBox()
    const bar = await page.locator('header').first().boundingBox()
    expect(thanks?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) + 16)
    await page.goto('/contact/sent')
    await expect(page.getByText(THANKS)).toBeHidden()
  })

  test('the form comes back with the errors and everything the visitor typed', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    // Browsers accept a single space in a required field.
    await field(page, 'name').fill(' ')
    await submit(page)
    await expect(page).toHaveURL('/api/contact')
    await expect(field(page, 'message')).toHaveValue(MESSAGE)
    await expect(field(page, 'name')).toHaveAccessibleDescription(DECLARED.name.missing)
    await expect(notice(page).getByRole('link', { name: DECLARED.name.missing })).toBeVisible()
    await field(page, 'name').fill('Ada Byron')
    await submit(page)
    await expect(page).toHaveURL(SENT)
  })
})

for (const [when, milliseconds] of [
  ['after hydration', 0],
  ['before hydration', 1000],
] as const)
  test(`submitting ${when} focuses the error summary, and its links scroll fields clear of the header`, async ({
    page,
  }) => {
    if (milliseconds === 0) await open(page)
    else {
      await page.route(APPLICATION, async route => {
        await new Promise(resolve => setTimeout(resolve, milliseconds))
        await route.continue()
      })
      await page.goto('/contact')
      await bootScriptRan(page)
    }
    let requests = 0
    page.on('request', request => {
      if (request.method() === 'POST') requests++
    })
    await field(page, 'email').fill('ada@looms')
    await submit(page)
    await expect(notice(page)).toBeFocused()
    const links = notice(page).getByRole('link')
    await expect(links).toHaveText([DECLARED.name.missing, EMAIL_WRONG, DECLARED.message.missing])
    await links.nth(1).click()
    await expect(field(page, 'email')).toBeFocused()
    await expect(field(page, 'email')).toHaveAccessibleDescription(EMAIL_WRONG)
    const label = await page.locator('label[for=contact-email]').boundingBox()
    const bar = await page.locator('header').first().boundingBox()
    expect(label?.y).toBeGreaterThanOrEqual(bar?.height ?? 999)
    expect(requests).toBe(0)
  })

const FAILING: Record<string, [said: string, fail: (page: Page) => Promise<unknown>]> = {
  'rejected by the host': [
    FAILURES.failed,
    page => page.route(ENDPOINT, route => route.fulfill({ status: 502, body: '' })),
  ],
  offline: [FAILURES.offline, page => page.context().setOffline(true)],
  'rejected by the handler': [
    'Not today.',
    page =>
      page.route(ENDPOINT, route =>
        route.fulfill({ status: 502, json: { failure: 'Not today.' } }),
      ),
  ],
}

for (const [name, [said, fail]] of Object.entries(FAILING))
  test(`a message that fails to send can be emailed or sent again: ${name}`, async ({
    page,
    context,
  }) => {
    await open(page)
    await fill(page)
    await fail(page)
    await submit(page)
    await expect(notice(page)).toBeFocused({ timeout: 10_000 })
    await expect(notice(page)).toContainText(said)
    const mail = notice(page).getByRole('link', { name: /^\S+@\S+$/ })
    const email = async () => decodeURIComponent((await mail.getAttribute('href')) ?? '')
    expect(await email()).toMatch(/Ada Byron[^]*41 a month/)
    await field(page, 'name').fill('Ada Lovelace')
    await expect.poll(email).toContain('Ada Lovelace')
    await field(page, 'name').fill('Ada Byron')
    await expectFilled(page)
    // The message can be sent once the failure is fixed.
    await page.unroute(ENDPOINT)
    await context.setOffline(false)
    await submit(page)
    await expect(page).toHaveURL(SENT, { timeout: 10_000 })
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript enabled: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled })

    test('a filled-in honeypot blocks a message, but not the next attempt', async ({ page }) => {
      await page.goto('/contact')
      if (javaScriptEnabled) await startApplication(page)
      await fill(page)
      await field(page, HONEYPOT).evaluate((input: HTMLInputElement) => {
        input.value = 'https://www.looms.example'
      })
      await submit(page)
      await expect(notice(page)).toContainText(REFUSALS.trapped)
      await expectFilled(page)
      await submit(page)
      await expect(page).toHaveURL(SENT, { timeout: 10_000 })
    })
  })

test('the honeypot turns autofill off and has no name that autofill recognizes', async ({
  page,
}) => {
  await page.goto('/contact')
  const honeypot = field(page, HONEYPOT)
  await expect(honeypot).toHaveAttribute('autocomplete', 'off')
  const names = await honeypot.evaluate((input: HTMLInputElement) => input.name + input.id)
  expect(names).not.toMatch(/web|url|site|home|phone|fax|mail|name|address|company|city|zip|state/i)
})

test('fixing a field clears its error immediately, and email errors name the invalid character', async ({
  page,
}) => {
  await open(page)
  await field(page, 'email').fill('müller@exämple.de')
  await submit(page)
  await expect(field(page, 'email')).toHaveAccessibleDescription(/“ü”/)
  await field(page, 'name').pressSequentially('A')
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid')
  await expect(field(page, 'name')).toHaveAccessibleDescription('')
  await expect(field(page, 'name')).toBeFocused()
  await expect(notice(page).getByRole('link')).toHaveCount(2)
  await field(page, 'name').fill('')
  await field(page, 'email').fill('muller@example.de')
  await field(page, 'message').fill(MESSAGE)
  await expect(notice(page)).toBeHidden()
  await expect(page.locator('main form [aria-invalid]')).toHaveCount(0)
})

test('two clicks in the same task send only one message', async ({ page }) => {
  await open(page)
  await fill(page)
  let requests = 0
  page.on('request', request => {
    if (request.method() === 'POST') requests++
  })
  await page.locator('main form [type=submit]').evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page).toHaveURL(SENT, { timeout: 10_000 })
  expect(requests).toBe(1)
})

test('pressing Send again while the confirmation loads does nothing', async ({ page }) => {
  await open(page)
  await fill(page)
  let requests = 0
  page.on('request', request => {
    if (request.method() === 'POST') requests++
  })
  const load = await holdBack(page, '**/contact/sent')
  const answer = page.waitForResponse(ENDPOINT)
  await page.getByRole('button', { name: 'Send message' }).focus()
  // Press Enter, since Playwright’s click can wait for the held-back page.
  await page.keyboard.press('Enter')
  await answer
  await page.keyboard.press('Enter')
  await page.waitForTimeout(500)
  await load()
  await expect(page).toHaveURL(SENT, { timeout: 10_000 })
  expect(requests).toBe(1)
})

test('if the confirmation doesn’t load, Send opens it again, or sends the message if it was edited', async ({
  page,
}) => {
  await open(page)
  await fill(page)
  let requests = 0
  page.on('request', request => {
    if (request.method() === 'POST') requests++
  })
  // On a 204, browsers stay on the page, as if the visitor had stopped loading.
  await page.route('**/contact/sent', route => route.fulfill({ status: 204 }))
  const sendAndWait = async () => {
    const stopped = page.waitForResponse('**/contact/sent')
    await submit(page)
    await stopped
  }
  await sendAndWait()
  await field(page, 'message').fill('Another message.')
  await sendAndWait()
  expect(requests).toBe(2)
  await page.unroute('**/contact/sent')
  await submit(page)
  await expect(page).toHaveURL(SENT, { timeout: 10_000 })
  expect(requests).toBe(2)
})

test('the browser asks for confirmation before leaving while a message is being sent', async ({
  page,
}) => {
  await open(page)
  await fill(page)
  await page.route(ENDPOINT, () => undefined)
  await submit(page)
  await expect(page.getByText('Sending…')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const leaving = page.goto('/about').catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await expect(page).toHaveURL('/contact')
})

test('text typed while a message is being sent is kept as a draft', async ({ page }) => {
  await open(page)
  await fill(page)
  const answer = await holdBack(page, ENDPOINT)
  await submit(page)
  await field(page, 'message').fill('One more thing.')
  await answer()
  await expect(page).toHaveURL(SENT, { timeout: 10_000 })
  await open(page)
  await expect(field(page, 'message')).toHaveValue('One more thing.')
})

test('sending before hydration clears the draft and the choice', async ({ page }) => {
  const [pack] = packages
  await open(page, `/contact?package=${pack?.slug}`)
  await fill(page)
  await page.route(APPLICATION, () => undefined)
  await page.reload()
  await bootScriptRan(page)
  await fill(page)
  await submit(page)
  await expect(page).toHaveURL(SENT)
  // The boot script clears the draft.
  await bootScriptRan(page)
  await page.unroute(APPLICATION)
  await open(page)
  await expect(field(page, 'message')).toHaveValue('')
  await expect(page.locator('form [name=package]:checked')).toHaveValue('')
})

test('text deleted from a restored draft stays deleted', async ({ page }) => {
  await open(page)
  await fill(page)
  await page.reload()
  await expectFilled(page)
  await field(page, 'name').fill('')
  await field(page, 'message').fill('We sell.')
  await page.reload()
  await expect(field(page, 'message')).toHaveValue('We sell.')
  await expect(field(page, 'name')).toHaveValue('')
})

test('text typed before hydration is added to an earlier draft, even after visiting another page', async ({
  page,
}) => {
  await open(page)
  await fill(page)
  await page.route(APPLICATION, () => undefined)
  await page.reload()
  await bootScriptRan(page)
  await field(page, 'message').pressSequentially('And frames.')
  await page.goto('/about')
  await page.unroute(APPLICATION)
  await open(page)
  await expect(field(page, 'name')).toHaveValue('Ada Byron')
  await expect(field(page, 'message')).toHaveValue(`${MESSAGE}\nAnd frames.`)
})

for (const [draft, name] of [
  ['service=seo', 'service'],
  ['package=starter&add-on=web', 'package'],
  [`${HONEYPOT}=x&length=2`, HONEYPOT],
] as const)
  test(`forged fields in a stored draft are ignored: ${draft}`, async ({ page }) => {
    await page.addInitScript(text => {
      sessionStorage.draft = `name=Ada Byron&${text}`
      sessionStorage['contact-choice'] =
        'package=gold&add-on=x:9&service=%3Cb%3E&service=fax&price=1'
    }, draft)
    await open(page, '/contact?package=%00&add-on=x&service=%3Cb%3E&service=fax&utm=1')
    await expect(page.locator('main h1')).toHaveCount(1)
    await expect(field(page, 'name')).toHaveValue('Ada Byron')
    expect(
      await page.locator('#contact-form').evaluate((form: HTMLFormElement, key) => {
        const data = new FormData(form)
        return data.getAll(key).join('')
      }, name),
    ).toBe('')
    await expect(page).toHaveURL('/contact?utm=1')
  })

test('text typed before hydration survives leaving and returning with Back or a link', async ({
  page,
}) => {
  // The application doesn’t load while the form is being filled in.
  await page.route(APPLICATION, () => undefined)
  await page.goto('/contact')
  await bootScriptRan(page)
  await fill(page)
  await page.goto('/about')
  await page.goBack()
  await expectFilled(page)
  // The text is still there after leaving again and following a link back.
  await page.goto('/about')
  await page.unroute(APPLICATION)
  await page.goto('/contact')
  await startApplication(page)
  await expectFilled(page)
})

test('text typed before hydration is kept after hydration', async ({ page }) => {
  await page.goto('/contact')
  await bootScriptRan(page)
  await fill(page)
  await startApplication(page)
  await page.goto('/about')
  await page.goto('/contact')
  await expectFilled(page)
})

test('typed text survives a reload, a visit to another page, and Back', async ({ page }) => {
  await open(page)
  await fill(page)
  await page.reload()
  // The text comes back before any tap, hover, or key press.
  await expectFilled(page)
  await page.locator('footer a[href="/about"]').click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expectFilled(page)
  // Text typed while the application loads is appended.
  const typeEarly = async (route: Route) => {
    await field(page, 'message').fill('And frames.')
    await route.continue()
  }
  await page.route(APPLICATION, typeEarly, { times: 1 })
  await page.reload()
  await expect(field(page, 'message')).toHaveValue(`${MESSAGE}\nAnd frames.`)
})

for (const [condition, { width, font = 16, forced = false }] of Object.entries({
  'at 200% text size and 320 pixels wide': { width: 320, font: 32 },
  'in forced-colors mode': { width: 1280, forced: true },
}))
  test(`choices, errors, and failure messages aren’t cut off ${condition}`, async ({
    context,
    page,
  }) => {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: font } })
    await page.setViewportSize({ width, height: 1080 })
    await page.emulateMedia({ forcedColors: forced ? 'active' : 'none', reducedMotion: 'reduce' })
    await open(page, `/contact?package=${packages[1]?.slug}`)
    await page.locator('form summary').first().click()
    expect.soft(await lostText(page), 'choices').toEqual([])
    await submit(page)
    await expect(notice(page)).toBeFocused()
    expect.soft(await lostText(page), 'errors').toEqual([])
    await fill(page)
    await FAILING['rejected by the host']?.[1](page)
    await submit(page)
    await expect(notice(page)).toContainText(FAILURES.failed, { timeout: 10_000 })
    expect.soft(await lostText(page), 'failure').toEqual([])
  })
