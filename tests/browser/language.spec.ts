import { bootScriptRan, heading, startApplication } from './support/application'
import { headerOf, nameOf } from './support/header'
import { expect, test, type Page } from './support/test'

const KEY = 'i18nextLng'
const remembered = (page: Page) => page.evaluate(key => localStorage.getItem(key), KEY)

for (const locale of ['en-GB', 'ar-EG']) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale })

    test('the site is in English, declares it, and remembers the browser’s language', async ({
      page,
      request,
    }) => {
      const html = await (await request.get('/about')).text()
      await page.goto('/about')
      await bootScriptRan(page)
      expect(await page.evaluate(() => navigator.language)).toBe(locale)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl')
      expect(html).toContain(await heading(page).innerText())
      expect(await remembered(page)).toBe(locale)
      await startApplication(page)
      await headerOf(page)
        .bar.getByRole('link', { name: nameOf('/contact') })
        .click()
      await expect(page).toHaveURL('/contact')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(await remembered(page)).toBe(locale)
    })
  })
}

test('a language remembered earlier is kept but changes nothing', async ({ page }) => {
  await page.addInitScript(key => localStorage.setItem(key, 'fr'), KEY)
  await page.goto('/')
  await bootScriptRan(page)
  expect(await remembered(page)).toBe('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await startApplication(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

/** The ways browsers deny access to storage. */
const REFUSALS: Record<string, () => void> = {
  'throws when accessed': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  'throws when written': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  },
  'throws on any call': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'])
      Object.defineProperty(Storage.prototype, name, {
        value: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
  'is missing': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null })
  },
}

for (const [what, refuse] of Object.entries(REFUSALS)) {
  test(`storage that ${what} breaks nothing`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(String(error)))
    page.on('console', message => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.addInitScript(refuse)
    await page.goto('/')
    await bootScriptRan(page)
    const { entry, panel, bar } = headerOf(page)
    await entry.hover()
    await expect(panel).toBeVisible()
    await entry.click()
    await expect(page).toHaveURL('/services')
    await startApplication(page)
    await page.mouse.move(640, 700)
    await expect(panel).toBeHidden()
    await bar.getByRole('link', { name: nameOf('/contact') }).click()
    await expect(page).toHaveURL('/contact')
    await expect(headerOf(page).bar.locator('[aria-current=page]')).toHaveText(nameOf('/contact'))
    await page.locator('main form [name=name]').fill('Ada Byron')
    await page.goBack()
    await expect(page).toHaveURL('/services')
    await expect(page.locator('main h1')).toBeVisible()
    expect(errors).toEqual([])
  })
}
