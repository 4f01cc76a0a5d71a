/** The search: what it finds, how it is used, and that it is loaded by nothing but itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BUDGETS } from '../../tools/budgets'
import { applicationRuns, bootScriptRan, countLoads } from './support/application'
import { KINDS } from './support/site'
import { expect, test, type Page, type Request } from './support/test'

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

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

test('finds as you type, marks the words, and says how many pages there are', async ({ page }) => {
  await search(page, 'dental')
  await expect(status(page)).toHaveText(/^\d+ pages for “dental”$/)
  const first = results(page).first()
  await expect(first.locator('h3 mark')).toHaveText('dental')
  await expect(first.locator('p mark').first()).toHaveText(/dental/i)
  await expect(first).toContainText('Case study')
  await expect(first).toContainText('illustrative')
  await expect(page).toHaveURL('/search?q=dental')
})

test('one kind at a time, in the address, and Back restores it', async ({ page }) => {
  await page.goto('/search?q=email')
  await expect(results(page).first()).toBeVisible({ timeout: 20_000 })
  const all = await status(page).textContent()
  await page.getByRole('radio', { name: /^Posts/ }).check()
  await expect(page).toHaveURL('/search?q=email&kind=posts')
  await expect(status(page)).not.toHaveText(all ?? '')
  for (const row of await results(page).all())
    await expect(row.locator('.search-trade')).toHaveText(/^Post/)
  await results(page).first().locator('a').click()
  await expect(page).toHaveURL(/\/blog\//)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=email&kind=posts')
  await expect(field(page)).toHaveValue('email')
  await expect(page.getByRole('radio', { name: /^Posts/ })).toBeChecked()
  await expect(results(page).first()).toContainText('Post')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=email')
  await expect(status(page)).toHaveText(all ?? '')
})

test('arrows go through the results, Escape back to the field and out of its words', async ({
  page,
}) => {
  await search(page, 'checkout')
  const links = results(page).locator('a')
  await expect(links.nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(results(page)).toHaveCount(0)
  await expect(page).toHaveURL('/search')
  await page.keyboard.type('checkout')
  await expect(links.first()).toBeVisible()
  const to = await links.first().getAttribute('href')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(to ?? '')
})

test('what no page has leads on: to services, and to the list of all pages', async ({ page }) => {
  await page.goto('/search?q=zzqqxx')
  await expect(status(page)).toHaveText('No page has “zzqqxx”', { timeout: 20_000 })
  const main = page.locator('main')
  // Each with its name, and with its price.
  await expect(main.locator('li a[href^="/services/"]:not([href*="#"])')).toHaveCount(3)
  await expect(main.getByRole('link', { name: 'All pages on one list' })).toBeVisible()
})

test('every example that the page gives finds something', async ({ page }) => {
  await page.goto('/search')
  const examples = await page.locator('.search-examples a').allTextContents()
  expect(examples.length).toBeGreaterThan(0)
  for (const example of examples) {
    await search(page, example)
    await expect(results(page).first()).toBeVisible()
  }
})

test('a service is the first result for its abbreviation, which its page need not say', async ({
  page,
}) => {
  for (const file of readdirSync('data/services')) {
    const { shortName } = JSON.parse(readFileSync(`data/services/${file}`, 'utf8')) as {
      shortName: string
    }
    if (!/^\p{Lu}+$/u.test(shortName)) continue
    await search(page, shortName)
    await expect(results(page).first().locator('h3 a')).toHaveAttribute(
      'href',
      `/services/${file.replace('.json', '')}`,
    )
  }
})

test('more results come when asked for, and the focus goes to the first of them', async ({
  page,
}) => {
  await search(page, 'email')
  await expect(results(page)).toHaveCount(8)
  await page.getByRole('button', { name: 'Show more results' }).click()
  await expect(results(page)).toHaveCount(16)
  await expect(results(page).nth(8).locator('a')).toBeFocused()
})

test('without a connection it says so, and works again once there is one', async ({
  context,
  page,
}) => {
  await search(page, 'dental')
  await context.setOffline(true)
  await field(page).fill('zebra')
  await expect(status(page)).toContainText('could not be loaded')
  await context.setOffline(false)
  await field(page).fill('dental')
  await expect(results(page).first()).toBeVisible()
})

test('the key / opens it from any page, and is a slash where one types', async ({ page }) => {
  await page.goto('/about')
  await bootScriptRan(page)
  await page.keyboard.press('/')
  await expect(page).toHaveURL('/search')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('and/or')
  await expect(field(page)).toHaveValue('and/or')
  await applicationRuns(page)
  await page.locator('h1').click()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.getByRole('checkbox', { name: /The key/ }).uncheck()
  await page.goto('/about')
  await bootScriptRan(page)
  await page.keyboard.press('/')
  await page.keyboard.press('Shift')
  await applicationRuns(page)
  await expect(page).toHaveURL('/about')
})

for (const width of [390, 768, 1280]) {
  test(`the header leads to it, ${width} pixels wide, and its target is large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog')
    const link = page.locator('header').getByRole('link', { name: 'Search' })
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    const loads = countLoads(page)
    await link.click()
    await expect(page).toHaveURL('/search')
    await expect(page.locator('h1')).toBeVisible()
    // Loaded whole, with its own policy.
    await expect.poll(loads).toBe(1)
  })
}

test('Back into it from within another page’s document loads it whole', async ({ page }) => {
  await search(page, 'dental')
  await results(page).first().locator('a').click()
  await expect(page).toHaveURL(/case-studies/)
  await page.reload()
  await bootScriptRan(page)
  await page.keyboard.press('Shift')
  await applicationRuns(page)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=dental')
  await expect(results(page).first()).toBeVisible({ timeout: 20_000 })
})

test('before the first result little is loaded, and no rule of the policy is broken', async ({
  page,
}) => {
  const bodies: Promise<number>[] = []
  const complaints: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  const measure = (request: Request) => {
    if (!new URL(request.url()).pathname.startsWith('/pagefind/')) return
    bodies.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  }
  page.on('requestfinished', measure)
  await search(page, 'dental')
  // What is asked about while the page closes is an error of no test: no more is asked, and all is waited for.
  page.off('requestfinished', measure)
  const sizes = await Promise.all(bodies)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGETS.search + 30_000)
  expect(sizes.length).toBeGreaterThan(4)
  expect(complaints).toEqual([])
})

test('no other page loads anything of it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', request => {
    if (/\/pagefind\/|Search\.sheet|pages-search/.test(request.url())) loaded.push(request.url())
  })
  for (const path of KINDS.filter(kind => kind !== '/search')) {
    await page.goto(path)
    await bootScriptRan(page)
    await page.keyboard.press('Shift')
    await applicationRuns(page)
  }
  expect(loaded).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('it says so, keeps the words in the address, and leads to all pages', async ({ page }) => {
    await page.goto('/search')
    await expect(page.getByText('with JavaScript, which is off')).toBeVisible()
    await field(page).fill('dental care')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=dental+care')
    await page.getByRole('link', { name: 'All pages on one list' }).click()
    await expect(page).toHaveURL('/sitemap')
  })
})

for (const [width, colorScheme] of [
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const) {
  test(`axe finds nothing, ${width} pixels wide, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const query of ['', '?q=email', '?q=zzqqxx']) {
      await page.goto(`/search${query}`)
      await bootScriptRan(page)
      if (query) await expect(status(page)).toHaveText(/email|zzqqxx/, { timeout: 20_000 })
      if (query === '?q=email') await expect(results(page)).toHaveCount(8)
      await page.evaluate(AXE)
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: {
            run(
              root: Document,
            ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
          }
        }
        const { violations } = await axe.run(document)
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
      })
      expect.soft(found, query).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(
        false,
      )
    }
  })
}

test('no other page may compile WebAssembly, a page of the contact form’s handler included', async ({
  page,
}) => {
  const compiles = () =>
    page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => true,
        () => false,
      ),
    )
  const outcomes: Record<string, boolean> = {}
  for (const path of ['/search', '/', '/blog', '/nope', '/api/contact']) {
    await page.goto(path)
    outcomes[path] = await compiles()
  }
  expect(Object.entries(outcomes).filter(([, may]) => may)).toEqual([['/search', true]])
})
