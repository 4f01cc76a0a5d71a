/** The header on wide screens and its services panel. tests/built compares the header’s links with the data. */
import { bootScriptRan, STATES, startApplication } from './support/application'
import { headerOf, PANEL, stays, nameOf } from './support/header'
import { navigation, siteFacts } from './support/site'
import { expect, test, type Locator, type Page } from './support/test'

const [HOME, ABOUT, ...LATER] = navigation.header
const BAR = [HOME, ABOUT, { name: 'Services', path: '/services' }, ...LATER].map(
  entry => entry ?? { name: '', path: '' },
)

/** Moves the pointer onto an element in small steps, like a person would. */
async function pointAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} isn’t visible.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
}

const ENTRY = '[data-hover-menu] > a'
const PANEL_SELECTOR = '#services-menu'
/** Moves the pointer outside the header. */
const away = (page: Page) => page.mouse.move(640, 700, { steps: 5 })

/** Moves the pointer within the Services link and expects the panel to stay closed. */
async function expectClosedWhileResting(page: Page): Promise<void> {
  const box = await page.locator(ENTRY).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 30)
  expect(await stays(page, PANEL_SELECTOR, 'hidden', 400)).toBe(true)
}

for (const [state, open] of Object.entries(STATES)) {
  test.describe(state, () => {
    test('the panel opens on hover, stays open while hovered, and closes when the pointer leaves', async ({
      page,
    }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await expect(panel).toBeHidden()
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      await pointAt(page, `${PANEL_SELECTOR} a`)
      expect(await stays(page, PANEL_SELECTOR, 'shown', 500)).toBe(true)
      for (const link of await panel.getByRole('link').all()) await link.click({ trial: true })
      await away(page)
      await expect(panel).toBeHidden({ timeout: 1000 })
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expectClosedWhileResting(page)
      await away(page)
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
    })

    test('after a click on Services, the panel stays closed until the pointer leaves and returns', async ({
      page,
    }) => {
      await open(page, '/')
      const { panel } = headerOf(page)
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
      await page.mouse.down()
      await page.mouse.up()
      await expect(page).toHaveURL('/services')
      await bootScriptRan(page)
      await expect(panel).toBeHidden()
      await expectClosedWhileResting(page)
      await away(page)
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
    })

    test('Enter and Space on the button toggle the panel, and Tab moves through it', async ({
      page,
    }) => {
      await open(page, '/')
      const { bar, entry, more, panel } = headerOf(page)
      await entry.focus()
      expect(await stays(page, PANEL_SELECTOR, 'hidden', 300)).toBe(true)
      for (const key of ['Enter', 'Space']) {
        await more.focus()
        await page.keyboard.press(key)
        await expect(panel).toBeVisible()
        await expect(more).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press(key)
        await expect(panel).toBeHidden()
        await expect(more).toBeFocused()
      }
      await page.keyboard.press('Enter')
      for (const { name } of PANEL) {
        await page.keyboard.press('Tab')
        await expect(panel.getByRole('link', { name, exact: true })).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(bar.getByRole('link', { name: nameOf('/case-studies') })).toBeFocused()
      await expect(panel).toBeHidden()
      // Shift+Tab moves focus back to the link.
      await more.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Shift+Tab')
      await expect(entry).toBeFocused()
      await expect(panel).toBeHidden()
    })

    test('clicking the button right after hovering keeps the panel open, and the next click closes it', async ({
      page,
    }) => {
      await open(page, '/')
      const { more } = headerOf(page)
      await more.click()
      expect(await stays(page, PANEL_SELECTOR, 'shown', 500)).toBe(true)
      await more.click()
      expect(await stays(page, PANEL_SELECTOR, 'hidden', 400)).toBe(true)
    })

    test('a panel opened with its button stays open until a click elsewhere', async ({ page }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      for (const openPanel of [
        () => more.click(),
        async () => {
          await more.focus()
          await page.keyboard.press('Enter')
          await pointAt(page, `${PANEL_SELECTOR} a`)
        },
      ]) {
        await openPanel()
        await away(page)
        expect(await stays(page, PANEL_SELECTOR, 'shown', 600)).toBe(true)
        await page.mouse.click(640, 700)
        await expect(panel).toBeHidden()
      }
    })

    for (const [how, options] of Object.entries<Parameters<Locator['click']>[0]>({
      'with Ctrl+click': { modifiers: ['Control'] },
      'with Shift+click': { modifiers: ['Shift'] },
      'with a middle click': { button: 'middle' },
    }))
      test(`opening a link in the panel ${how} leaves the panel open`, async ({
        context,
        page,
      }) => {
        await open(page, '/')
        const { panel } = headerOf(page)
        await pointAt(page, ENTRY)
        await expect(panel).toBeVisible()
        const opened = context.waitForEvent('page')
        await panel.getByRole('link').first().click(options)
        expect((await opened).url()).not.toBe('')
        expect(await stays(page, PANEL_SELECTOR, 'shown', 600)).toBe(true)
        expect(new URL(page.url()).pathname).toBe('/')
      })
  })

  test.describe(`${state}, on a touchscreen`, () => {
    test.use({ hasTouch: true })

    test('taps on the button toggle the panel, a tap elsewhere closes it, and a tap on Services follows the link', async ({
      page,
    }) => {
      await open(page, '/')
      const { entry, more, panel } = headerOf(page)
      await more.tap()
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      expect(await stays(page, PANEL_SELECTOR, 'shown', 400)).toBe(true)
      await more.tap()
      await expect(panel).toBeHidden()
      await more.tap()
      await expect(panel).toBeVisible()
      await page.touchscreen.tap(640, 700)
      await expect(panel).toBeHidden()
      await entry.tap()
      await expect(page).toHaveURL('/services')
    })
  })
}

test('the header’s links work', async ({ page }) => {
  await page.goto('/sitemap')
  await startApplication(page)
  const { bar } = headerOf(page)
  await expect(bar.locator('> ul > li > a')).toHaveText(BAR.map(({ name }) => name))
  for (const { name, path } of BAR) {
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(bar.locator('[aria-current=page]').first()).toHaveText(name)
  }
})

test('the dashboard link says it opens in a new tab, and the tab has no opener or referrer', async ({
  context,
  page,
}) => {
  await context.route(`${siteFacts.dashboard.url}**`, route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Dashboard</title>' }),
  )
  await page.goto('/')
  const { dashboard } = headerOf(page)
  await expect(dashboard).toHaveAccessibleName(`${siteFacts.dashboard.name} (opens in a new tab)`)
  await expect(dashboard).toHaveAttribute('rel', 'noopener noreferrer')
  const opened = context.waitForEvent('page')
  await dashboard.click()
  const tab = await opened
  await expect(tab).toHaveURL(siteFacts.dashboard.url)
  expect(await tab.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ''])
})

test('a panel opened before hydration stays open', async ({ page }) => {
  await page.goto('/')
  await bootScriptRan(page)
  const { more, panel } = headerOf(page)
  await more.focus()
  await page.keyboard.press('Enter')
  await startApplication(page)
  await expect(panel).toBeVisible()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(more).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1024, height: 800 } })

  test('every link in the header and the panel works', async ({ page }) => {
    await page.goto('/sitemap')
    const { bar, more, panel, dashboard, toggle } = headerOf(page)
    await expect(toggle).toBeHidden()
    for (const { name } of BAR)
      await bar.getByRole('link', { name, exact: true }).click({ trial: true })
    await dashboard.click({ trial: true })
    await more.click()
    for (const { name } of PANEL)
      await panel.getByRole('link', { name, exact: true }).click({ trial: true })
    await more.click()
    await expect(panel).toBeHidden()
  })
})
