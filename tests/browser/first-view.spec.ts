/** What a visitor has before scrolling. */
import { expect, test } from './support/test'
import { KINDS, PAGES } from './support/site'

test('a study says in the first view what it is about', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const studies = PAGES.filter(path => path.startsWith('/case-studies/'))
  expect(studies.length).toBeGreaterThan(10)
  for (const path of studies) {
    await page.goto(path)
    await expect.soft(page.locator('article header .lead'), path).toBeInViewport({ ratio: 1 })
  }
})

test('where text alone is enlarged, the header stays within the page and its links can be had', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of KINDS) {
    await page.goto(path)
    // Media queries do not follow, as in a browser that enlarges text alone.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 32px }')
      document.adoptedStyleSheets = [sheet]
    })
    const header = page.locator('header').first()
    const [inner, outer] = await header.evaluate(({ scrollWidth, clientWidth }) => [
      scrollWidth,
      clientWidth,
    ])
    expect.soft(inner, path).toBe(outer)
    await expect.soft(header.locator('button:visible, nav a:visible').first(), path).toBeVisible()
  }
})
