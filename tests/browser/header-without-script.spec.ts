import { headerOf, MENU, PANEL } from './support/header'
import { navigation, siteFacts } from './support/site'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

const WIDE = [1024]
const SMALL = [320, 768]
const HEIGHTS: Record<number, number> = { 320: 480, 768: 1024 }

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
    })
  })
}

test('nothing of the bar is cut off or covers another part, at any width', async ({ page }) => {
  test.slow()
  const faults: string[] = []
  const counts = new Set<number>()
  for (let width = 320; width <= 1280; width += 60) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const boxes = await headerOf(page)
      .header.locator('a, button')
      .evaluateAll(all =>
        all
          .filter(element => element.checkVisibility())
          .map(element => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            const name = element.getAttribute('aria-label') ?? element.textContent
            return { name, left, right, top, bottom }
          }),
      )
    counts.add(boxes.length)
    for (const [index, one] of boxes.entries()) {
      if (one.left < 0 || one.right > width) faults.push(`${width}: ${one.name} is cut off`)
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        // Half a pixel is how places are rounded.
        if (across > 0.5 && down > 0.5)
          faults.push(`${width}: ${one.name} and ${other.name}, ${across} pixels`)
      }
    }
  }
  expect(faults).toEqual([])
  // The logo, the search and the menu; or the links, Services among them, its button and the dashboard.
  const links = navigation.header.length + 1
  expect([...counts]).toEqual([3, 1 + links + 1 + 1 + 1])
})

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
  })
}
