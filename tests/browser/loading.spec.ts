import {
  bootScriptRan,
  heading,
  isSameDocument,
  markDocument,
  startApplication,
} from './support/application'
import { KINDS, pageDataOf, PARTS, partName } from './support/site'
import { expect, test, type Page } from './support/test'

/** What a first view may request besides the page itself. */
const ALLOWED =
  /^\/(?:assets\/boot-[^/]+\.js|static\/[^/]+\.woff2|favicon\.svg|icons\/[^/]+|manifest\.webmanifest)$/

for (const part of PARTS) {
  test(`a first view requests the page, its boot script, the font and icons only: ${partName(part)}`, async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    for (const path of part) {
      requests.length = 0
      await page.goto(path)
      await bootScriptRan(page)
      // Links that come into view are no sign of intent; nor is a pointer over plain text.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await page.mouse.move(3, 500)
      await page.evaluate(
        () =>
          new Promise(done =>
            requestAnimationFrame(() => requestIdleCallback(done, { timeout: 300 })),
          ),
      )
      const others = requests
        .map(url => url.replace(baseURL ?? '', ''))
        .filter(url => url !== path && !ALLOWED.test(url))
      expect.soft(others, path).toEqual([])
    }
  })
}

test('the boot script alone is loaded until a link is pointed at, then the application', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/about')
  await bootScriptRan(page)
  expect(scripts).toHaveLength(1)
  const more = page.waitForRequest(/\/assets\/app-/)
  await page.locator('main a[href]').first().hover()
  await more
})

test('with the application, pages whose links come into view are not fetched', async ({ page }) => {
  await page.goto('/sitemap')
  await startApplication(page)
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  for (let y = 0; y < 12; y++) await page.mouse.wheel(0, 700)
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 500 })))
  expect(requests).toEqual([])
})

test('with the application, pointing at a link fetches that page and no other', async ({
  page,
}) => {
  await page.goto('/about')
  await startApplication(page)
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  const fetched = page.waitForRequest(`**${pageDataOf('/contact')}`)
  await page.locator('footer a[href="/contact"]').hover()
  await fetched
  expect(requests.filter(path => path.endsWith('page-data.json'))).toEqual([pageDataOf('/contact')])
})

interface Wait {
  /** When the visitor asked for the page. */
  asked: number
  /** When the status said something, and what. */
  said: { at: number; text: string; shown: boolean }[]
}

/** Records when the visitor asks for a page and when the status speaks. */
async function watchStatus(page: Page): Promise<() => Promise<Wait>> {
  await page.evaluate(() => {
    const wait: Wait = { asked: 0, said: [] }
    Object.assign(window, { wait })
    addEventListener('click', () => (wait.asked ||= performance.now()), { capture: true })
    new MutationObserver(() => {
      for (const status of document.querySelectorAll<HTMLElement>('[role=status]')) {
        const text = status.textContent
        if (text && text !== wait.said.at(-1)?.text)
          wait.said.push({ at: performance.now(), text, shown: status.checkVisibility() })
      }
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { wait: Wait }).wait)
}

function expectSpoken({ asked, said }: Wait): void {
  expect(said.map(({ text }) => text)).toEqual(['Loading...'])
  const [first] = said
  expect(first?.shown).toBe(true)
  const after = (first?.at ?? 0) - asked
  expect(after).toBeGreaterThanOrEqual(300)
  expect(after).toBeLessThanOrEqual(1200)
}

const SLOW = {
  'data of a page': /\/contact\/page-data\.json$/,
  'script of a page': /component---src-pages-contact/,
}

for (const [what, pattern] of Object.entries(SLOW)) {
  test(`“Loading...” is shown while the ${what} takes long, and goes when the page comes`, async ({
    faulty,
    page,
  }) => {
    await page.goto(`${faulty.url}/about`)
    await startApplication(page)
    const release = faulty.hold(pattern)
    const wait = await watchStatus(page)
    await markDocument(page)
    const before = await heading(page).innerText()
    await page.locator('header nav').getByRole('link', { name: 'Contact' }).first().click()
    const status = page.getByRole('status').filter({ hasText: 'Loading...' })
    await expect(status).toBeVisible()
    await expect(status).toHaveText('Loading...', { useInnerText: true })
    await expect(heading(page)).toHaveText(before)
    release()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(status).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
    expectSpoken(await wait())
  })
}

test('“Loading...” is shown on Back as well, when the page takes long', async ({
  faulty,
  page,
}) => {
  await page.goto(`${faulty.url}/about`)
  await startApplication(page)
  await page.locator('header nav').getByRole('link', { name: 'Blog' }).first().click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.reload()
  await startApplication(page)
  await markDocument(page)
  const release = faulty.hold(/\/about\/page-data\.json$/)
  const wait = await watchStatus(page)
  await page.evaluate(() => {
    const { wait } = window as unknown as { wait: Wait }
    wait.asked = performance.now()
    history.back()
  })
  const status = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(status).toBeVisible()
  release()
  await expect(status).toHaveCount(0)
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.locator('header a[aria-current=page]').first()).toHaveText('About')
  expect(await isSameDocument(page)).toBe(true)
  expectSpoken(await wait())
})

test('a quick navigation never mentions loading, to any kind of page', async ({ page }) => {
  await page.goto('/sitemap')
  await startApplication(page)
  const wait = await watchStatus(page)
  for (const path of KINDS.filter(kind => kind !== '/sitemap')) {
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/sitemap')
  }
  expect((await wait()).said).toEqual([])
})

test('a wait of a fifth of a second is not worth a word', async ({ faulty, page }) => {
  await page.goto(`${faulty.url}/about`)
  await startApplication(page)
  faulty.delay(/\/contact\/page-data\.json$/, 200)
  const wait = await watchStatus(page)
  await markDocument(page)
  await page.locator('header nav').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL(/\/contact$/)
  expect(await isSameDocument(page)).toBe(true)
  expect((await wait()).said).toEqual([])
})

test('a visitor who turns to another page while one is loading sees no “Loading...” left over', async ({
  faulty,
  page,
}) => {
  await page.goto(`${faulty.url}/about`)
  await startApplication(page)
  const release = faulty.hold(/\/contact\/page-data\.json$/)
  await page.locator('header nav').getByRole('link', { name: 'Contact' }).first().click()
  const status = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(status).toBeVisible()
  await page.locator('header nav').getByRole('link', { name: 'Blog' }).first().click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(status).toHaveCount(0)
  const late = page.waitForResponse(/\/contact\/page-data\.json$/)
  release()
  await (await late).finished()
  // The page that comes too late changes nothing.
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.locator('header a[aria-current=page]').first()).toHaveText('Blog')
})
