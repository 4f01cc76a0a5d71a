import { bootScriptRan, startApplication } from './support/application'
import { expect, test, type Page } from './support/test'

/** Each key the site stores in browsers, and the start of its description on the privacy page. */
const TOLD: readonly (readonly [key: RegExp, words: RegExp])[] = [
  [/^i18nextLng$/, /^When you open your first page/],
  [/^(?:draft|early)$/, /^While you fill in the contact form/],
  [/^contact-choice$/, /^When you choose a service/],
  [/^menu-resting$/, /^While your pointer rests on the menu/],
  [/^@@scroll\|/, /^When you go from page to page/],
]

const kept = (page: Page) =>
  page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookies: document.cookie,
  }))

test('the site stores what the privacy page says, and nothing else', async ({ page }) => {
  const seen = new Set<string>()
  const look = async () => {
    const { keys, cookies } = await kept(page)
    expect(cookies).toBe('')
    for (const key of keys) seen.add(key)
  }
  await page.goto('/search?q=price')
  await startApplication(page)
  await page.mouse.wheel(0, 400)
  await look()
  await page.goto('/contact')
  await startApplication(page)
  await page.locator('main textarea').first().fill('We sell looms.')
  await page.mouse.wheel(0, 400)
  // The draft and the scroll position are written after a short delay.
  for (const part of ['draft', '@@scroll'])
    await expect.poll(async () => (await kept(page)).keys.join()).toContain(part)
  await look()
  await page.goto('/')
  await bootScriptRan(page)
  await page.mouse.wheel(0, 400)
  await look()
  // The hover state is stored only between two pages, so the test can’t see it.
  expect(TOLD.filter(([known]) => ![...seen].some(key => known.test(key)))).toHaveLength(1)
  expect([...seen].filter(key => !TOLD.some(([known]) => known.test(key)))).toEqual([])

  await page.goto('/privacy')
  // This is the only list whose items start in bold.
  const list = page.locator('main ul:has(li > strong:first-child)').first()
  const lines = await list.locator('li').allInnerTexts()
  expect(lines).toHaveLength(TOLD.length)
  for (const [, words] of TOLD)
    expect(lines.filter(line => words.test(line.trim()))).toHaveLength(1)
})
