/** The search page. */
import { HELD_BACK, NONSENSE, QUERIES, type Query } from '../support/search-queries'
import {
  APPLICATION,
  bootScriptRan,
  holdBack,
  startApplication,
  withoutApplication,
} from './support/application'
import { expect, test, type Page } from './support/test'

const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator('main ol > li')
const filter = (page: Page) => page.getByLabel('Filter by')
const status = (page: Page) => page.locator('main [role=status]')

const UNLOADED = 'Search couldn’t load. Check your connection and reload the page'

/** Opens the search page like a visitor would and types a query. */
async function search(page: Page, words: string): Promise<void> {
  await page.goto('/search')
  await bootScriptRan(page)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(words)
  await expect(results(page).first()).toBeVisible({ timeout: 20_000 })
}

/** The queries whose expected pages rank too low, each with the pages it found instead. */
async function unanswered(page: Page, queries: readonly Query[]): Promise<string[]> {
  await page.goto('/search')
  await startApplication(page)
  const wrong: string[] = []
  for (const { words, answers, within } of queries) {
    await field(page).fill(words)
    await expect(status(page)).toContainText(`“${words}”`, { timeout: 20_000 })
    const links = await results(page).locator('h3 a').all()
    const paths = await Promise.all(links.slice(0, within).map(link => link.getAttribute('href')))
    if (!paths.some(path => answers.includes(path ?? ''))) wrong.push(`${words}: ${paths.join()}`)
  }
  return wrong
}

test('buyers’ queries find the right page among the top results', async ({ page }) => {
  expect(await unanswered(page, QUERIES)).toEqual([])
})

test('queries that weren’t used to tune the ranking also find the right page', async ({ page }) => {
  expect(await unanswered(page, HELD_BACK)).toEqual([])
})

test('nonsense gets no results, so the page offers links', async ({ page }) => {
  await page.goto('/search')
  await startApplication(page)
  for (const words of NONSENSE) {
    await field(page).fill(words)
    await expect(status(page)).toHaveText(`No results for “${words}”`, { timeout: 20_000 })
    await expect(results(page)).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: 'Ask us instead' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Common questions' })).toBeVisible()
})

test('corrects a misspelled word and says so', async ({ page }) => {
  await search(page, 'searh engine')
  await expect(status(page)).toHaveText(
    /^\d+ results for “search engine” \(no results for “searh engine”\)$/,
  )
})

test('names the chosen kind if it has no results', async ({ page }) => {
  await page.goto('/search?q=klaviyo&kind=pages')
  await expect(status(page)).toHaveText('No results for “klaviyo” in other pages')
  await filter(page).selectOption('All')
  await expect(page).toHaveURL('/search?q=klaviyo')
  await expect(results(page).first()).toBeVisible()
  await page.goBack()
  await expect(status(page)).toHaveText('No results for “klaviyo” in other pages')
})

test('searches all pages if the URL names an unknown kind', async ({ page }) => {
  for (const kind of ['nothing', 'constructor', '__proto__']) {
    await page.goto(`/search?q=hotel&kind=${kind}`)
    await expect(status(page)).toHaveText(/^\d+ results? for “hotel”$/)
    await expect(filter(page)).toHaveValue('')
  }
})

test('typing adds one history entry, and typing after Enter another', async ({ page }) => {
  await page.goto('/search')
  await startApplication(page)
  const steps = () => page.evaluate(() => history.length)
  const before = await steps()
  await page.keyboard.type('hotel')
  await expect(results(page).first()).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Enter')
  expect(await steps()).toBe(before + 1)
  await field(page).fill('')
  await field(page).pressSequentially('dental')
  await expect(page).toHaveURL('/search?q=dental')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await steps()).toBe(before + 2)
  for (const [go, words] of [
    ['goBack', 'hotel'],
    ['goBack', ''],
    ['goForward', 'hotel'],
    ['goForward', 'dental'],
    ['goBack', 'hotel'],
  ] as const) {
    await page[go]()
    await expect(field(page)).toHaveValue(words)
    await expect(page).toHaveURL(words ? `/search?q=${words}` : '/search')
    if (words) await expect(status(page)).toContainText(`“${words}”`)
    else await expect(results(page)).toHaveCount(0)
  }
})

test('a page restored from the back/forward cache shows its query again', async ({ page }) => {
  await search(page, 'hotel')
  // WebKit clears fields with autocomplete off.
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('main [type=search]')
    if (input) input.value = ''
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(field(page)).toHaveValue('hotel')
})

test('searches while typing, highlights matches, and shows the number of results', async ({
  page,
}) => {
  await search(page, 'dental')
  await expect(status(page)).toHaveText(/^\d+ results for “dental”$/)
  const first = results(page).first()
  await expect(first.locator('p mark').first()).toHaveText(/dental/i)
  await expect(first).toContainText('Illustrative')
  await expect(page).toHaveURL('/search?q=dental')
})

test('a query typed before hydration replaces the one in the URL', async ({ page }) => {
  const load = await holdBack(page, APPLICATION)
  await page.goto('/search?q=hotel')
  await bootScriptRan(page)
  await field(page).fill('dental')
  await filter(page).selectOption('posts')
  await load()
  await expect(page).toHaveURL('/search?q=dental&kind=posts')
  await expect(field(page)).toHaveValue('dental')
  await expect(filter(page)).toHaveValue('posts')
})

test('Back and Forward restore the query and kind', async ({ page }) => {
  await search(page, 'email')
  const all = (await status(page).textContent()) ?? ''
  const posts = /^\d+ results for “email”$/
  for (let time = 0; time < 2; time++) {
    await filter(page).selectOption('posts')
    await expect(page).toHaveURL('/search?q=email&kind=posts')
    await expect(status(page)).not.toHaveText(all)
    await expect(status(page)).toHaveText(posts)
    await page.goBack()
    await expect(page).toHaveURL('/search?q=email')
    await expect(filter(page)).toHaveValue('')
    await expect(status(page)).toHaveText(all)
  }
  await page.goForward()
  await expect(filter(page)).toHaveValue('posts')
  await expect(status(page)).not.toHaveText(all)
  await expect(status(page)).toHaveText(posts)
  await results(page).first().locator('a').click()
  await expect(page).toHaveURL(/\/blog\//)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=email&kind=posts')
  await expect(field(page)).toHaveValue('email')
  await expect(filter(page)).toHaveValue('posts')
})

test('Back works offline', async ({ context, page }) => {
  await search(page, 'email')
  await startApplication(page)
  await filter(page).selectOption('posts')
  await expect(page).toHaveURL('/search?q=email&kind=posts')
  await context.setOffline(true)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=email')
  await expect(filter(page)).toHaveValue('')
  await expect(results(page).first()).toBeVisible()
})

test('shows the 20 best matches, and Back returns to the same one', async ({ page }) => {
  await search(page, 'email')
  await expect(results(page)).toHaveCount(20)
  await expect(page.getByText('These are the 20 best matches.')).toBeVisible()
  await results(page).last().locator('a').click()
  await expect(page).not.toHaveURL(/search/)
  await page.goBack()
  await expect(results(page)).toHaveCount(20)
  await expect(results(page).last()).toBeInViewport()
})

test('shows an error when offline and works once back online', async ({ context, page }) => {
  await page.goto('/search')
  await startApplication(page)
  await context.setOffline(true)
  await field(page).fill('dental')
  await expect(status(page)).toContainText('couldn’t load')
  await context.setOffline(false)
  await field(page).fill('dentist')
  await expect(results(page).first()).toBeVisible()
})

for (const part of ['entry', 'wasm'])
  test(
    `shows an error if ${part} fails to load, then recovers`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.route(`**/pagefind/*${part}*`, route => route.abort(), { times: 1 })
      await page.goto('/search')
      await startApplication(page)
      await field(page).fill('dental')
      await expect(status(page)).toContainText('couldn’t load', { timeout: 20_000 })
      await field(page).fill('dentist')
      await expect(results(page).first()).toBeVisible()
    },
  )

test(
  'shows an error if part of the index fails to load, and searching again works',
  { tag: '@slow' },
  async ({ page }) => {
    let isBroken = true
    await page.route('**/pagefind/index/*', route => (isBroken ? route.abort() : route.continue()))
    await page.goto('/search?q=dental')
    await expect(status(page)).toContainText('couldn’t load', { timeout: 20_000 })
    await page.route('**/pagefind/index/*', route => route.fulfill({ status: 503, body: '' }))
    await page.locator('main').getByRole('button', { name: 'Search' }).click()
    await expect(status(page)).toContainText('couldn’t load')
    await page.unrouteAll()
    isBroken = false
    await page.locator('main').getByRole('button', { name: 'Search' }).click()
    await expect(results(page).first()).toBeVisible()
  },
)

test('shows an error if the application doesn’t load', { tag: '@slow' }, async ({ page }) => {
  await withoutApplication(page)
  await page.goto('/search?q=dental')
  const message = page.getByText(UNLOADED)
  await expect(message).toBeHidden()
  await expect(message).toBeVisible({ timeout: 20_000 })
})

test('shows no error once the application runs', async ({ page }) => {
  await search(page, 'dental')
  // Without the application, the message has a place from the start, but is only visible after 8 seconds.
  await expect(page.getByText(UNLOADED)).toHaveCSS('display', 'none')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('says that search needs JavaScript, keeps the query in the URL, and links to all pages', async ({
    page,
  }) => {
    await page.goto('/search')
    await expect(page.getByText('Search needs JavaScript. Turn it on')).toBeVisible()
    await field(page).fill('dental care')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=dental\+care/)
    await page.getByRole('link', { name: 'All pages' }).click()
    await expect(page).toHaveURL('/sitemap')
  })
})
