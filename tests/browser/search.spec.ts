/** The search: what it finds, and how it is used. */
import { bootScriptRan, startApplication } from './support/application'
import { expect, test, type Page } from './support/test'

const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator('main ol > li')
const status = (page: Page) => page.locator('main [role=status]')

/** Opens the search as its visitor does, and types. */
async function search(page: Page, words: string): Promise<void> {
  await page.goto('/search')
  await bootScriptRan(page)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(words)
  await expect(results(page).first()).toBeVisible({ timeout: 20_000 })
}

/** What buyers ask, and the page that must come first. */
const QUESTIONS: Record<string, string> = {
  'what does a web application cost': '/services/web-application-development',
  'web application': '/services/web-application-development',
  '4-8 weeks': '/services/web-application-development',
  SEO: '/services/seo',
  PPC: '/services/ppc',
  'pay-per-click advertising': '/services/ppc',
  'email marketing': '/services/email-marketing',
  FAQ: '/services/web-application-development',
  'web design': '/services/web-design',
  'mobile app development': '/services/mobile-app-development',
  'mobile-app development': '/services/mobile-app-development',
  'google ads': '/services/ppc',
  'social media': '/services/social-media',
  'content marketing': '/services/content-marketing',
  privacy: '/privacy',
  terms: '/terms',
  'opening hours': '/contact',
  contact: '/contact',
  accessibility: '/accessibility',
  'dental practice': '/case-studies/dental-practice-group',
  hotel: '/case-studies/luxury-hotel-web-design',
  portfolio: '/case-studies',
  newsletter: '/services/email-marketing',
  'restaurant menu': '/case-studies/local-restaurant-chain',
  'yarn store': '/case-studies/ecommerce-email-campaigns',
  checkout: '/case-studies/ecommerce-checkout-optimization',
  prices: '/services',
  'How can you redesign my website?': '/services/web-design',
  'make an app for my restaurant': '/case-studies/local-restaurant-chain',
}
const NONSENSE = ['asdfgh', 'xyzzyqq', 'zzqqxx', 'qwertzuiop', 'blorptastic']

test('a buyer’s questions find their page first, and nonsense finds none', async ({ page }) => {
  await page.goto('/search')
  await bootScriptRan(page)
  const wrong: string[] = []
  for (const [question, path] of Object.entries(QUESTIONS)) {
    await field(page).fill(question)
    await expect(status(page)).toContainText(`“${question}”`, { timeout: 20_000 })
    const first = await results(page).first().locator('a').getAttribute('href')
    if (first !== path) wrong.push(`${question}: ${first}`)
  }
  for (const word of NONSENSE) {
    await field(page).fill(word)
    await expect(status(page)).toContainText(`“${word}”`)
    if ((await results(page).count()) > 0) wrong.push(word)
  }
  expect(wrong).toEqual([])
})

test('finds as you type, marks the words, and says how many pages there are', async ({ page }) => {
  await search(page, 'dental')
  await expect(status(page)).toHaveText(/^\d+ pages for “dental”$/)
  const first = results(page).first()
  await expect(first.locator('p mark').first()).toHaveText(/dental/i)
  await expect(first).toContainText('Illustrative')
  await expect(page).toHaveURL('/search?q=dental')
})

test('Back and Forward restore words and kind, however often', async ({ page }) => {
  await search(page, 'email')
  const kind = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
  const all = (await status(page).textContent()) ?? ''
  const posts = /^\d+ pages for “email”$/
  for (let time = 0; time < 2; time++) {
    await kind('Posts').check()
    await expect(page).toHaveURL('/search?q=email&kind=posts')
    await expect(status(page)).not.toHaveText(all)
    await expect(status(page)).toHaveText(posts)
    await page.goBack()
    await expect(page).toHaveURL('/search?q=email')
    await expect(kind('Everything')).toBeChecked()
    await expect(status(page)).toHaveText(all)
  }
  await page.goForward()
  await expect(kind('Posts')).toBeChecked()
  await expect(status(page)).not.toHaveText(all)
  await expect(status(page)).toHaveText(posts)
  await results(page).first().locator('a').click()
  await expect(page).toHaveURL(/\/blog\//)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=email&kind=posts')
  await expect(field(page)).toHaveValue('email')
  await expect(kind('Posts')).toBeChecked()
})

test('Back needs no connection', async ({ context, page }) => {
  await search(page, 'email')
  await startApplication(page)
  await page.getByRole('radio', { name: 'Posts' }).check()
  await expect(page).toHaveURL('/search?q=email&kind=posts')
  await context.setOffline(true)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=email')
  await expect(page.getByRole('radio', { name: 'Everything' })).toBeChecked()
  await expect(results(page).first()).toBeVisible()
})

test('more results come when asked for', async ({ page }) => {
  await search(page, 'email')
  await expect(results(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Show more results' }).click()
  await expect(results(page)).toHaveCount(20)
  await page.keyboard.press('Tab')
  await expect(results(page).nth(10).locator('a')).toBeFocused()
  await results(page).last().locator('a').click()
  await expect(page).not.toHaveURL(/search/)
  await page.goBack()
  await expect(results(page)).toHaveCount(20)
  await expect(results(page).last()).toBeInViewport()
  await field(page).fill('seo')
  await expect(results(page)).toHaveCount(10)
})

test('without a connection it says so, and works again once there is one', async ({
  context,
  page,
}) => {
  await page.goto('/search')
  await startApplication(page)
  await context.setOffline(true)
  await field(page).fill('dental')
  await expect(status(page)).toContainText('could not be loaded')
  await context.setOffline(false)
  await field(page).fill('dentist')
  await expect(results(page).first()).toBeVisible()
})

for (const part of ['entry', 'wasm'])
  test(`where ${part} does not arrive it says so, and asks anew`, async ({ page }) => {
    await page.route(`**/pagefind/*${part}*`, route => route.abort(), { times: 1 })
    await page.goto('/search')
    await startApplication(page)
    await field(page).fill('dental')
    await expect(status(page)).toContainText('could not be loaded', { timeout: 15_000 })
    await field(page).fill('dentist')
    await expect(results(page).first()).toBeVisible()
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('it says so, keeps the words in the address, and leads to all pages', async ({ page }) => {
    await page.goto('/search')
    await expect(page.getByText('needs JavaScript, which is off')).toBeVisible()
    await field(page).fill('dental care')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=dental\+care/)
    await page.getByRole('link', { name: 'All pages on one list' }).click()
    await expect(page).toHaveURL('/sitemap')
  })
})
