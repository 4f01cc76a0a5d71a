/** Checks that requests, storage, and headers match the privacy page. */
import { readFileSync } from 'node:fs'
import { PAGES, PARTS, partName } from '../support/site'
import { expect, test, type Page } from '../support/test'

const settings = JSON.parse(readFileSync('data/security.json', 'utf8')) as {
  contactEndpoint?: string
  processors: { name: string; statement: string }[]
  visits?: { script: string; statement: string }
}

/** The origins allowed by data/security.json, which the privacy page must name. */
const allowed = settings.visits ? [new URL(settings.visits.script).origin] : []

/** The privacy page’s wording for each storage key. */
const STORED: readonly [key: RegExp, words: string][] = [
  [/^i18nextLng$/, 'i18nextLng'],
  [/^(?:draft|early)$/, 'While you fill in the contact form'],
  [/^contact-choice$/, 'When you choose a service, a package, or add-ons'],
  [/^menu-resting$/, 'While your pointer rests on the menu'],
  [/^@@scroll\|/, 'When you go from page to page'],
]

async function wordsOfPrivacy(page: Page): Promise<string> {
  await page.goto('/privacy')
  return (await page.locator('main').innerText()).replace(/\s+/g, ' ').replaceAll('\u2060', '')
}

/** The keys of everything a page stores in the browser. */
const storedKeys = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${String(name)}`),
    ...('caches' in window ? (await caches.keys()).map(name => `cache ${name}`) : []),
    ...document.cookie.split(';').filter(Boolean),
  ])

for (const part of PARTS)
  test(`${partName(part)} contact only this site, set no cookies, and store only what the privacy page lists`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const wrong: string[] = []
    page.on('request', request => {
      const { origin, protocol } = new URL(request.url())
      const isOwn = origin === baseURL || protocol === 'data:' || allowed.includes(origin)
      if (!isOwn || request.method() !== 'GET') wrong.push(`${request.method()} ${request.url()}`)
    })
    page.on('response', response => {
      if (response.headers()['set-cookie']) wrong.push(`cookie set by ${response.url()}`)
    })
    const words = await wordsOfPrivacy(page)
    for (const path of part) {
      await page.goto(path)
      for (const key of await storedKeys(page)) {
        const [, listed] = STORED.find(([pattern]) => pattern.test(key)) ?? []
        if (!listed || !words.includes(listed)) wrong.push(`${path} stores ${key}`)
      }
    }
    for (const { name } of await context.cookies()) wrong.push(`cookie ${name}`)
    expect(wrong).toEqual([])
  })

test('storage and URLs match the privacy page while a visitor uses the site', async ({ page }) => {
  const words = await wordsOfPrivacy(page)
  const asked: string[] = []
  page.on('request', request =>
    asked.push(decodeURIComponent(request.url() + (request.headers().referer ?? ''))),
  )
  const keys = new Set<string>()
  const note = async () => {
    for (const key of await storedKeys(page)) keys.add(key)
  }
  await page.goto('/contact?package=starter&service=seo')
  await page.getByLabel('Name').first().fill('Ada')
  await page.locator('[data-application]').waitFor({ state: 'attached' })
  await page.getByLabel('Name').first().fill('Ada Lovelace')
  await note()
  await page.goto('/case-studies?industry=retail')
  await note()
  await page.goto('/search?q=dental')
  await note()
  await page.goto('/')
  await page.locator('header').hover()
  await note()
  await page.locator('footer a[href="/about"]').first().click()
  await expect(page).toHaveURL(/\/about$/)
  await note()
  for (const key of keys) {
    const [, listed] = STORED.find(([pattern]) => pattern.test(key)) ?? []
    expect([key, listed && words.includes(listed)]).toEqual([key, true])
  }
  expect(keys.size).toBeGreaterThan(1)
  for (const part of ['?package=', '?industry=', '/search?q=']) {
    expect(words).toContain(part)
    expect(asked.some(url => url.includes(part))).toBe(true)
  }
})

test('the privacy page says who handles messages sent to the current endpoint', async ({
  page,
}) => {
  const words = await wordsOfPrivacy(page)
  await page.goto('/contact')
  const form = page.locator('main form[method="post"]')
  const action = (await form.count()) > 0 ? await form.getAttribute('action') : null
  const expected = action?.startsWith('/')
    ? 'to this site’s server'
    : action
      ? `straight to ${new URL(action).host}`
      : 'It has no form.'
  expect(words).toContain(expected)
  if (action) for (const { statement } of settings.processors) expect(words).toContain(statement)
  expect(words).toContain(settings.visits?.statement ?? 'counts no visitors')
  expect(PAGES).toContain('/privacy')
})
