/** What a page says of itself to machines is the same however the visitor came to it. */
import { startApplication, isSameDocument, markDocument, expectPage } from './support/application'
import { KINDS } from './support/site'
import { expect, test, type Page } from './support/test'

/** Elements of the head that speak of the page, sorted: title, metadata, links, structured data. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.head.querySelectorAll('title, meta, link, script')]
    const described = elements
      // Scripts and preloads that the running application adds for itself say nothing of the page.
      .filter(element => !element.matches('script:not([type="application/ld+json"])'))
      .filter(element => !element.matches('link[rel="prefetch"], link[rel="preload"][as="fetch"]'))
      .filter(
        element => !element.matches('link[rel="preload"][as="script"], link[rel="modulepreload"]'),
      )
      // The faces of rare letters, which the application makes known to pages yet to come.
      .filter(element => !element.matches('link[rel="stylesheet"][href$="/letters.css"]'))
      // The sheet of a tool comes with the tool, once it is wanted, and by a click as by a full load.
      .filter(element => !element.matches('link[rel="stylesheet"][href*=".sheet-"]'))
      .map(element => {
        const attributes = [...element.attributes]
          .filter(({ name }) => name !== 'data-react-helmet')
          .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
          .sort()
        return `${element.localName} ${attributes.join(' ')} ${element.textContent ?? ''}`
      })
    return [...described, `html lang=${document.documentElement.lang}`].sort()
  })
}

/** Goes to a page as a click on a link does, inside the running application. */
async function navigate(page: Page, path: string): Promise<void> {
  const loaded = page.waitForFunction(
    to =>
      document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(to) ?? false,
    path === '/' ? '.example/' : path,
  )
  await page.evaluate(to => {
    const { ___navigate } = window as unknown as { ___navigate(path: string): void }
    ___navigate(to)
  }, path)
  await loaded
}

test.describe('the head', () => {
  for (const path of KINDS) {
    test(`of ${path} is the same after a client navigation as after a full load`, async ({
      page,
    }) => {
      await page.goto(path)
      const loaded = await headOf(page)
      expect(loaded.filter(element => element.startsWith('title'))).toHaveLength(1)
      expect(loaded.some(element => element.includes('application/ld+json'))).toBe(true)

      await page.goto(path === '/about' ? '/contact' : '/about')
      await startApplication(page)
      await markDocument(page)
      await navigate(page, path)
      await expect.poll(() => headOf(page)).toEqual(loaded)
      expect(await isSameDocument(page)).toBe(true)
    })
  }

  test('of a page is the same after going away and back', async ({ page }) => {
    await page.goto('/blog')
    const heading = (await page.locator('main h1').textContent()) ?? ''
    const loaded = await headOf(page)
    await startApplication(page)
    await markDocument(page)
    await navigate(page, '/services/seo')
    await page.goBack()
    await expectPage(page, '/blog', heading)
    await expect.poll(() => headOf(page)).toEqual(loaded)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('of the not-found page keeps it out of lists, and the next page gets back in', async ({
    page,
  }) => {
    await page.goto('/no-such-page')
    const robots = page.locator('meta[name="robots"]')
    await expect(robots).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    await startApplication(page)
    await markDocument(page)
    await page.locator('main a[href="/about"]').first().click()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/)
    await expect(robots).toHaveAttribute('content', 'max-image-preview:large')
    expect(await isSameDocument(page)).toBe(true)
  })
})
