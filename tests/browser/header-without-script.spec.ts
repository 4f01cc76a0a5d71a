import { headerOf, MENU, PANEL } from './support/header'
import { navigation, siteFacts } from './support/site'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

const WIDE = [1024, 1280, 1920]
const SMALL = [320, 390, 768, 1023]
const HEIGHTS: Record<number, number> = { 320: 480, 390: 844, 768: 1024 }

for (const width of WIDE) {
  test.describe(`${width} pixels wide, without script`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('every link of the bar and of the services panel can be reached and used', async ({
      page,
    }) => {
      await page.goto('/sitemap')
      const { bar, more, panel, dashboard, toggle } = headerOf(page)
      await expect(toggle).toBeHidden()
      for (const { name } of [...navigation.header, { name: 'Services' }])
        await bar.getByRole('link', { name, exact: true }).click({ trial: true })
      await dashboard.click({ trial: true })
      await expect(panel).toBeHidden()
      await more.click()
      await expect(panel).toBeVisible()
      for (const { name } of PANEL)
        await panel.getByRole('link', { name, exact: true }).click({ trial: true })
      await more.click()
      await expect(panel).toBeHidden()
      for (const { name, path } of [PANEL[0], PANEL.at(-1)].filter(entry => entry !== undefined)) {
        await page.goto('/')
        await more.click()
        await panel.getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(path)
        await expect(panel).toBeHidden()
      }
    })

    test('nothing of the bar is cut off or covers another part', async ({ page }) => {
      await page.goto('/')
      const { header } = headerOf(page)
      const boxes = await header.locator('a, button').evaluateAll(all =>
        all
          .filter(element => element.checkVisibility())
          .map(element => element.getBoundingClientRect().toJSON() as DOMRect)
          .sort((a, b) => a.left - b.left),
      )
      expect(boxes.length).toBe(1 + 6 + 1 + 1)
      expect(boxes[0]?.left).toBeGreaterThanOrEqual(0)
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width)
    })
  })
}

for (const width of SMALL) {
  test.describe(`${width} pixels wide, without script`, () => {
    test.use({ viewport: { width, height: HEIGHTS[width] ?? 800 }, hasTouch: true })

    test('every link of the menu can be reached and used', async ({ page }) => {
      await page.goto('/sitemap')
      const { toggle, menu, bar } = headerOf(page)
      await expect(bar).toHaveCount(0)
      await expect(menu).toBeHidden()
      await toggle.tap()
      await expect(menu).toBeVisible()
      for (const { name } of [
        ...MENU,
        { name: `${siteFacts.dashboard.name} (opens in a new tab)` },
      ])
        await menu.getByRole('link', { name, exact: true }).tap({ trial: true })
      await toggle.tap()
      await expect(menu).toBeHidden()
      await toggle.tap()
      const last = MENU.at(-1)
      await menu.getByRole('link', { name: last?.name, exact: true }).tap()
      await expect(page).toHaveURL(last?.path ?? '')
      await expect(menu).toBeHidden()
    })

    test('the menu works by keyboard', async ({ page }) => {
      await page.goto('/')
      const { toggle, menu } = headerOf(page)
      await toggle.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(toggle).toBeFocused()
    })
  })
}
