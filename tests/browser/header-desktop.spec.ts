import { bootScriptRan, STATES, startApplication } from './support/application'
import { headerOf, PANEL, stays, nameOf } from './support/header'
import { KINDS, navigation, siteFacts } from './support/site'
import { expect, test, type Page } from './support/test'

const [HOME, ABOUT, ...LATER] = navigation.header
const BAR = [HOME, ABOUT, { name: 'Services', path: '/services' }, ...LATER].map(
  entry => entry ?? { name: '', path: '' },
)

/** Moves the pointer onto an element as a hand does, through what lies between. */
async function pointAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
}

const ENTRY = '[data-hover-menu] > a'
const PANEL_SELECTOR = '#services-menu'
/** Where the pointer is over nothing of the header. */
const away = (page: Page) => page.mouse.move(640, 700, { steps: 5 })

/** The `aria-current` that a link is to have on a page. */
const currentOn = (page: string, link: string) =>
  link === page ? 'page' : link !== '/' && page.startsWith(`${link}/`) ? 'true' : null

test('the header marks the page and its section, on every kind of page', async ({ page }) => {
  await page.goto('/')
  for (const path of KINDS) {
    const html = await (await page.request.get(path)).text()
    const links = await page.evaluate(
      source =>
        [
          ...new DOMParser()
            .parseFromString(source, 'text/html')
            .querySelectorAll('#gatsby-focus-wrapper > header nav a[href^="/"]'),
        ].map(
          link => [link.getAttribute('href') ?? '', link.getAttribute('aria-current')] as const,
        ),
      html,
    )
    expect(links.length, path).toBeGreaterThan(15)
    for (const [link, current] of links)
      expect.soft(current, `${link} on ${path}`).toBe(currentOn(path, link))
  }
})

for (const [state, open] of Object.entries(STATES)) {
  test.describe(state, () => {
    test('the links of the bar lead to their pages', async ({ page }) => {
      await open(page, '/sitemap')
      const { bar } = headerOf(page)
      await expect(bar.locator('> ul > li > a')).toHaveText(BAR.map(({ name }) => name))
      for (const { name, path } of BAR) {
        await bar.getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(path)
        await expect(bar.locator('[aria-current=page]').first()).toHaveText(name)
      }
    })

    test('pointing at Services opens the panel, which lists exactly its own', async ({ page }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await expect(panel).toBeHidden()
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      await expect(panel.getByRole('link')).toHaveText(PANEL.map(({ name }) => name))
      const paths = await panel
        .locator('a')
        .evaluateAll(all => all.map(a => a.getAttribute('href')))
      expect(paths).toEqual(PANEL.map(({ path }) => path))
      for (const link of await panel.getByRole('link').all()) {
        await expect(link).toBeInViewport()
        await link.click({ trial: true })
      }
    })

    test('the panel closes soon after the pointer leaves, to the page or out of the window', async ({
      page,
    }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
      await away(page)
      await expect(panel).toBeHidden({ timeout: 1000 })
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
      // Chromium tells a page that the pointer has left its window by an event alone.
      await page.mouse.move(640, -5)
      await page.evaluate(() =>
        document.documentElement.dispatchEvent(
          new PointerEvent('pointerleave', { pointerType: 'mouse' }),
        ),
      )
      await expect(panel).toBeHidden({ timeout: 1000 })
    })

    test('Escape closes the panel, and the resting pointer does not open it again', async ({
      page,
    }) => {
      await open(page, '/')
      const { panel } = headerOf(page)
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      const box = await page.locator(ENTRY).boundingBox()
      await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 30)
      expect(await stays(page, PANEL_SELECTOR, 'hidden', 400)).toBe(true)
      await away(page)
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
    })

    test('Enter and Space on the button open and close the panel', async ({ page }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      for (const key of ['Enter', 'Space']) {
        await more.focus()
        await page.keyboard.press(key)
        await expect(panel).toBeVisible()
        await expect(more).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press(key)
        await expect(panel).toBeHidden()
        await expect(more).toHaveAttribute('aria-expanded', 'false')
        await expect(more).toBeFocused()
      }
    })

    test('tabbing goes from the button through the seven, and out of the panel closes it', async ({
      page,
    }) => {
      await open(page, '/')
      const { bar, entry, more, panel } = headerOf(page)
      await more.focus()
      await page.keyboard.press('Enter')
      for (const { name } of PANEL) {
        await page.keyboard.press('Tab')
        await expect(panel.getByRole('link', { name, exact: true })).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(bar.getByRole('link', { name: nameOf('/case-studies') })).toBeFocused()
      await expect(panel).toBeHidden()
      // Backwards as well.
      await more.focus()
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(entry).toBeFocused()
      await expect(panel).toBeHidden()
    })

    test('a click on the button right after pointing at it keeps the panel open; the next closes it', async ({
      page,
    }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await more.click()
      await expect(panel).toBeVisible()
      expect(await stays(page, PANEL_SELECTOR, 'shown', 500)).toBe(true)
      await more.click()
      await expect(panel).toBeHidden()
      expect(await stays(page, PANEL_SELECTOR, 'hidden', 400)).toBe(true)
    })

    test('after a click on Services the panel stays closed until the pointer has left and come back', async ({
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
      // The pointer trembles where it rests.
      const box = await page.locator(ENTRY).boundingBox()
      await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 30)
      expect(await stays(page, PANEL_SELECTOR, 'hidden', 400)).toBe(true)
      await away(page)
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
    })

    test('the dashboard opens in a new tab that knows nothing of this one, and says so', async ({
      context,
      page,
    }) => {
      await context.route(`${siteFacts.dashboard.url}**`, route =>
        route.fulfill({ contentType: 'text/html', body: '<title>Dashboard</title>' }),
      )
      await open(page, '/')
      const { dashboard } = headerOf(page)
      await expect(dashboard).toHaveAccessibleName('ZORO SEO AI (opens in a new tab)')
      await expect(dashboard).toHaveAttribute('rel', 'noopener noreferrer')
      const opened = context.waitForEvent('page')
      await dashboard.click()
      const tab = await opened
      await expect(tab).toHaveURL(siteFacts.dashboard.url)
      expect(await tab.evaluate(() => [window.opener === null, document.referrer])).toEqual([
        true,
        '',
      ])
      await expect(page).toHaveURL('/')
    })
  })

  test.describe(`${state}, by touch`, () => {
    test.use({ hasTouch: true })

    test('a tap on the button opens the panel, another one closes it, as does one elsewhere', async ({
      page,
    }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await more.tap()
      await expect(panel).toBeVisible()
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      expect(await stays(page, PANEL_SELECTOR, 'shown', 400)).toBe(true)
      await more.tap()
      await expect(panel).toBeHidden()
      await more.tap()
      await expect(panel).toBeVisible()
      await page.touchscreen.tap(640, 700)
      await expect(panel).toBeHidden()
    })
  })
}

test('the menus used before the application arrives are as they were once it has', async ({
  page,
}) => {
  await page.goto('/')
  await bootScriptRan(page)
  const { more, panel } = headerOf(page)
  await more.focus()
  await page.keyboard.press('Enter')
  await startApplication(page)
  await expect(panel).toBeVisible()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
})
