/** What a visitor does on home and on the list of services, with script and without. */
import { expect, test, type Page } from './support/test'

const log = (page: Page) => page.locator('figure fieldset p:visible')
const month = (page: Page, name: string) => page.locator('figure label', { hasText: name })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('each month of the chart opens its line of the log, one at a time', async ({ page }) => {
      await page.goto('/')
      // First what came of it all, with what it is compared with.
      await expect(log(page)).toHaveText(/^\$20,100 .*2025 vs\. .*2024\.$/)
      await expect(page.locator('figure:has(fieldset)')).toContainText('Before: $14,000 a month')
      await expect(page.locator('figure:has(fieldset) figcaption')).toContainText('+44%')
      await month(page, 'May').hover()
      await expect(log(page)).toHaveText(/^\$8,500 May: /)
      await month(page, 'Apr').click()
      await page.locator('h1').hover()
      await expect(log(page)).toHaveText(/^\$9,400 April: /)
      await page.keyboard.press('ArrowRight')
      await expect(log(page)).toHaveText(/^\$8,500 May: /)
      await page.keyboard.press('ArrowLeft')
      await expect(log(page)).toHaveText(/^\$9,400 April: /)
    })

    test('a screen reader says the sum of a month once', async ({ page }) => {
      await page.goto('/')
      const months = await page.locator('figure input[type=radio]').all()
      expect(months.length).toBeGreaterThan(2)
      for (const input of months) {
        const label = await page.locator(`label[for=${await input.getAttribute('id')}]`).innerText()
        const [sum = ''] = /\$[\d,]+/.exec(label) ?? []
        await expect(input).toHaveAccessibleName(new RegExp(`\\${sum}$`))
        await expect(input).toHaveAccessibleDescription(/\w/)
        await expect(input).not.toHaveAccessibleDescription(new RegExp(`^\\${sum}`))
      }
    })

    test('a sum shows what it buys', async ({ page }) => {
      await page.goto('/services')
      const shown = page.locator('fieldset h3:visible')
      await expect(shown).toHaveText('One small thing, done right')
      await page.locator('fieldset label', { hasText: '$50,000' }).click()
      await expect(shown).toHaveText('A product, or a year of work')
    })
  })

test('each symptom leads to the service that treats it', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('link', { name: 'Fewer inquiries from search' }).click()
  await expect(page).toHaveURL('/services/seo')
})
