/** What a visitor has before scrolling. */
import { CUTS } from '../../src/styles/font-characters'
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`a first view is set in the two cuts that are there for it, at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const [display, text] = CUTS
    const cuts = [display, text].map(({ weight, width }) => `${weight} ${width}%`)
    for (const path of KINDS) {
      await page.goto(path)
      const others = await page.evaluate(known => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (walker.nextNode()) {
          const element = walker.currentNode.parentElement
          const words = walker.currentNode.textContent?.trim()
          if (!words || !element?.checkVisibility()) continue
          const range = document.createRange()
          range.selectNodeContents(walker.currentNode)
          const { top, bottom, width } = range.getBoundingClientRect()
          if (width === 0 || bottom < 0 || top > innerHeight) continue
          const style = getComputedStyle(element)
          const { fontFamily, fontWeight } = style
          // What is bold within bold has no bolder cut to ask for.
          const cut = `${Math.min(Number(fontWeight), 700)} ${style.getPropertyValue('font-stretch')}`
          if (/^"?Sign/.test(fontFamily) && !known.includes(cut)) found.push(`${words}: ${cut}`)
        }
        return found
      }, cuts)
      expect.soft(others, path).toEqual([])
    }
  })
}
