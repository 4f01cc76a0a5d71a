import { bootScriptRan, STATES, startApplication } from './support/application'
import { headerOf, MENU, stays, nameOf } from './support/header'
import { siteFacts } from './support/site'
import { expect, test, type Page } from './support/test'

const SCREENS = {
  phone: { width: 390, height: 844 },
  'small phone': { width: 320, height: 480 },
}

test.use({ viewport: SCREENS.phone, hasTouch: true })

async function openMenu(page: Page): Promise<void> {
  const { toggle, menu } = headerOf(page)
  await toggle.tap()
  await expect(menu).toBeVisible()
}

for (const [state, open] of Object.entries(STATES)) {
  test.describe(state, () => {
    test('the header stays at the top, with the logo, the search and the menu button alone', async ({
      page,
    }) => {
      await open(page, '/about')
      const { header, logo, search, toggle, bar } = headerOf(page)
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      expect((await header.boundingBox())?.y).toBe(0)
      await expect(logo).toBeVisible()
      await expect(search).toBeVisible()
      await expect(toggle).toBeVisible()
      await expect(bar).toHaveCount(0)
      await expect(header.getByRole('link').or(header.getByRole('button'))).toHaveCount(3)
      await logo.tap()
      await expect(page).toHaveURL('/')
    })

    test('the menu button is named, large enough for a finger, and says whether the menu is open', async ({
      page,
    }) => {
      await open(page, '/')
      const { toggle, menu } = headerOf(page)
      await expect(toggle).toHaveAccessibleName(/menu/i)
      await expect(toggle).toHaveRole('button')
      const { width = 0, height = 0 } = (await toggle.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      await expect(menu).toBeHidden()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await toggle.tap()
      await expect(menu).toBeVisible()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await toggle.tap()
      await expect(menu).toBeHidden()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    })

    test('the menu lists the five pages, All Services and its seven, and the dashboard', async ({
      page,
    }) => {
      await open(page, '/')
      await openMenu(page)
      const { menu } = headerOf(page)
      const links = menu.getByRole('link')
      await expect(links).toHaveText([
        ...MENU.map(({ name }) => name),
        `${siteFacts.dashboard.name} (opens in a new tab)`,
      ])
      expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
        ...MENU.map(({ path }) => path),
        siteFacts.dashboard.url,
      ])
      await expect(menu.locator('[aria-current=page]')).toHaveText(nameOf('/'))
      await expect(links.last()).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(links.last()).toHaveAttribute('target', '_blank')
    })

    test('Enter opens the menu, Tab goes through it, Escape closes it and focus returns', async ({
      page,
    }) => {
      await open(page, '/')
      const { toggle, menu } = headerOf(page)
      await toggle.focus()
      await page.keyboard.press('Enter')
      await expect(menu).toBeVisible()
      for (const { name } of MENU) {
        await page.keyboard.press('Tab')
        await expect(menu.getByRole('link', { name, exact: true })).toBeFocused()
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(toggle).toBeFocused()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    })

    test('turning the phone closes the menu; the keyboard or the address bar coming up does not', async ({
      page,
    }) => {
      await open(page, '/')
      const { menu, toggle } = headerOf(page)
      await openMenu(page)
      await page.setViewportSize({ width: 390, height: 700 })
      expect(await stays(page, '#site-menu', 'shown', 200)).toBe(true)
      await page.setViewportSize({ width: 844, height: 390 })
      await expect(menu).toBeHidden()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    })

    for (const [screen, viewport] of Object.entries({
      ...SCREENS,
      'phone on its side': { width: 844, height: 390 },
    })) {
      test(`every link of the menu can be reached and tapped on a ${screen}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await open(page, '/')
        await openMenu(page)
        const { menu } = headerOf(page)
        const box = await menu.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
        expect(box?.width).toBe(viewport.width)
        for (const link of await menu.getByRole('link').all()) {
          await link.scrollIntoViewIfNeeded()
          await expect(link).toBeInViewport({ ratio: 1 })
          await link.tap({ trial: true })
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        }
        expect(await menu.evaluate(element => element.scrollWidth <= element.clientWidth)).toBe(
          true,
        )
        await menu.getByRole('link', { name: nameOf('/contact'), exact: true }).tap()
        await expect(page).toHaveURL('/contact')
      })
    }
  })
}

test('an open menu stays open and usable while the application arrives', async ({ page }) => {
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
