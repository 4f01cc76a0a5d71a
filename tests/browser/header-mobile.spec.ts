/** The header on small screens, with and without JavaScript. tests/built compares its links with the data. */
import { bootScriptRan, STATES, startApplication } from './support/application'
import { headerOf, MENU, stays, nameOf } from './support/header'
import { siteFacts } from './support/site'
import { expect, test, type Page } from './support/test'

const SCREENS = {
  'a phone': { width: 390, height: 844 },
  'a small phone': { width: 320, height: 480 },
  'a phone in landscape': { width: 844, height: 390 },
  'a tablet': { width: 768, height: 1024 },
}

test.use({ viewport: SCREENS['a phone'], hasTouch: true })

async function openMenu(page: Page): Promise<void> {
  const { toggle, menu } = headerOf(page)
  await toggle.tap()
  await expect(menu).toBeVisible()
}

for (const [state, open] of Object.entries(STATES)) {
  test.describe(state, () => {
    test('the header is sticky, and its menu button has a name, is large enough to tap, and toggles the menu', async ({
      page,
    }) => {
      await open(page, '/about')
      const { header, logo, search, toggle, menu, bar } = headerOf(page)
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      expect((await header.boundingBox())?.y).toBe(0)
      // Screen readers can’t reach the links in a closed menu.
      await expect(header.getByRole('link').or(header.getByRole('button'))).toHaveCount(3)
      await expect(bar).toHaveCount(0)
      await expect(search).toBeVisible()
      await expect(toggle).toHaveAccessibleName(/menu/i)
      const { width = 0, height = 0 } = (await toggle.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      for (const isOpen of [true, false]) {
        await toggle.tap()
        await expect(menu).toBeVisible({ visible: isOpen })
        await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen))
      }
      await logo.tap()
      await expect(page).toHaveURL('/')
    })

    test('Enter opens the menu, Tab moves through it, and Escape closes it and returns focus', async ({
      page,
    }) => {
      await open(page, '/')
      const { toggle, menu } = headerOf(page)
      await toggle.focus()
      await page.keyboard.press('Enter')
      for (const { name } of MENU) {
        await page.keyboard.press('Tab')
        await expect(menu.getByRole('link', { name, exact: true })).toBeFocused()
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(toggle).toBeFocused()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    })

    test('rotating the phone closes the menu, but a height change doesn’t', async ({ page }) => {
      await open(page, '/')
      const { menu, toggle } = headerOf(page)
      await openMenu(page)
      await page.setViewportSize({ width: 390, height: 700 })
      expect(await stays(page, '#site-menu', 'shown', 200)).toBe(true)
      await page.setViewportSize(SCREENS['a phone in landscape'])
      await expect(menu).toBeHidden()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    })
  })
}

for (const [javaScriptEnabled, screens] of [
  [true, [['a small phone', SCREENS['a small phone']]]],
  [false, Object.entries(SCREENS)],
] as const)
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const [screen, viewport] of screens)
      test(`every link in the menu can be tapped on ${screen}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.goto('/')
        if (javaScriptEnabled) await startApplication(page)
        await openMenu(page)
        const { menu } = headerOf(page)
        await expect(menu.getByRole('link')).toHaveText([
          ...MENU.map(({ name }) => name),
          `${siteFacts.dashboard.name} (opens in a new tab)`,
        ])
        for (const link of await menu.getByRole('link').all()) {
          await link.tap({ trial: true })
          await expect(link).toBeInViewport({ ratio: 1 })
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        }
        await menu.getByRole('link', { name: nameOf('/contact'), exact: true }).tap()
        await expect(page).toHaveURL('/contact')
        await expect(menu).toBeHidden()
      })
  })

test('an open menu stays open and keeps working through hydration', async ({ page }) => {
  await page.goto('/')
  await bootScriptRan(page)
  await openMenu(page)
  await startApplication(page)
  const { menu, toggle } = headerOf(page)
  await expect(menu).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await menu.getByRole('link', { name: nameOf('/blog'), exact: true }).tap()
  await expect(page).toHaveURL('/blog')
  await expect(menu).toBeHidden()
})
