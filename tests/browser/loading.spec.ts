import { nameOf } from './support/header'
import {
  APPLICATION,
  applicationRuns,
  bootScriptRan,
  heading,
  isSameDocument,
  markDocument,
  startApplication,
  withoutApplication,
} from './support/application'
import { KINDS, pageDataOf } from './support/site'
import { expect, test, type Page } from './support/test'

/** Clicks a menu entry without waiting for the result. */
const followMenu = (page: Page, path: string) =>
  page
    .locator('header nav')
    .getByRole('link', { name: nameOf(path) })
    .first()
    .click({ noWaitAfter: true })

/** The files a first view can request besides the page itself. */
const ALLOWED =
  /^\/(?:assets\/boot-[^/]+\.js|static\/[^/]+\.woff2|favicon\.svg|icons\/[^/]+|manifest\.webmanifest|links\.speculationrules)$/

test('a first view requests only the page, its boot script, fonts, and icons', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = []
  page.on('request', request => {
    // Ignore images, which load when needed.
    if (request.resourceType() !== 'image') requests.push(request.url())
  })
  for (const path of KINDS) {
    requests.length = 0
    await page.goto(path)
    await bootScriptRan(page)
    // Neither scrolling links into view nor hovering plain text shows intent.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.mouse.move(3, 500)
    await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 300 })))
    const asked = requests.map(url => url.replace(baseURL ?? '', ''))
    const others = asked.filter(url => url !== path && !ALLOWED.test(url))
    expect.soft(others, path).toEqual([])
  }
})

test('only the boot script loads until a link is hovered, then the application', async ({
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

test('only query parameters the page uses start the application', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (APPLICATION.test(request.url())) scripts.push(request.url())
  })
  const CHOICES = '/services/web-application-development'
  for (const path of ['/contact', '/case-studies', '/blog', CHOICES]) {
    await page.goto(`${path}?utm_campaign=x&xservice=seo`)
    await bootScriptRan(page)
    await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 300 })))
    expect.soft(scripts, path).toEqual([])
  }
  for (const address of [
    '/contact?service=seo',
    '/contact?utm_campaign=x&package=starter',
    '/case-studies?industry=legal',
    `${CHOICES}?add-on=extended-support`,
  ]) {
    await page.goto(address)
    await applicationRuns(page)
  }
})

test('once the application runs, hovering a link prefetches only that page', async ({ page }) => {
  await page.goto('/about')
  await startApplication(page)
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  const fetched = page.waitForRequest(`**${pageDataOf('/contact')}`)
  await page.locator('footer a[href="/contact"]').hover()
  await fetched
  expect(requests.filter(path => path.endsWith('page-data.json'))).toEqual([pageDataOf('/contact')])
})

for (const [what, pattern] of Object.entries({
  'the build hash': /\/app-data\.json$/,
  'the framework': /\/assets\/framework-/,
  'the page data': /\/about\/page-data\.json$/,
}))
  test(`if the request for ${what} fails, the next sign of intent starts the application`, async ({
    faulty,
    page,
  }) => {
    faulty.fail(pattern, 'loses its connection')
    await page.goto(`${faulty.url}/about`)
    await bootScriptRan(page)
    const failed = page.waitForEvent('requestfailed', request => pattern.test(request.url()))
    await page.locator('main a[href]').first().hover()
    await failed
    // Browsers retry dropped connections on their own.
    await page.waitForTimeout(500)
    faulty.heal()
    await page.mouse.move(3, 500)
    await page.locator('footer a[href]').first().hover()
    await applicationRuns(page)
    await markDocument(page)
    await page.locator('footer a[href="/contact"]').click()
    await expect(page).toHaveURL(`${faulty.url}/contact`)
    expect(await isSameDocument(page)).toBe(true)
  })

/**
 * Makes the page record its own loading status, since Playwright can’t query it while the browser waits for the
 * next page. Optionally, the page also simulates its return from the back/forward cache.
 */
async function hearStatus(page: Page, isBroughtBack: boolean): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction('say', (text: string) => heard.push(text))
  await page.evaluate(back => {
    const { say } = window as unknown as { say(text: string): void }
    const status = document.querySelector<HTMLElement>('[data-loading]')
    let asked = 0
    addEventListener('click', () => (asked ||= performance.now()), { capture: true })
    const runs = () => performance.getEntriesByName('onInitialClientRender').length > 0
    const ran = runs()
    let text = ''
    setInterval(() => {
      const now = `${status?.checkVisibility() ? (status.textContent ?? '') : ''}${!ran && runs() ? ' (application running)' : ''}`
      if (now === text) return
      text = now
      const after = performance.now() - asked
      say(text === 'Loading...' && (after < 300 || after > 1200) ? `after ${after} ms` : text)
      if (back) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, 20)
  }, isBroughtBack)
  return heard
}

test('“Loading...” appears if a page is slow to load, then disappears', async ({
  faulty,
  page,
}) => {
  await page.goto(`${faulty.url}/about`)
  await startApplication(page)
  const release = faulty.hold(/\/contact\/page-data\.json$/)
  const heard = await hearStatus(page, false)
  await markDocument(page)
  const before = await heading(page).innerText()
  await followMenu(page, '/contact')
  await expect.poll(() => heard).toEqual(['Loading...'])
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expect(heading(page)).toHaveText(before)
  release()
  await expect(page).toHaveURL(/\/contact$/)
  await expect.poll(() => heard).toEqual(['Loading...', ''])
  expect(await isSameDocument(page)).toBe(true)
})

for (const [state, arrives] of Object.entries({
  'before the framework loads': false,
  'while the framework loads': true,
})) {
  test(`“Loading...” appears ${state} if the first page clicked is slow, and doesn’t reappear on Back`, async ({
    faulty,
    page,
  }) => {
    if (!arrives) await withoutApplication(page)
    await page.goto(`${faulty.url}/about`)
    await bootScriptRan(page)
    const before = await heading(page).innerText()
    // The click comes first, then the framework loads, then the page.
    const framework = faulty.hold(/\/assets\/app-/)
    const release = faulty.hold(/^\/contact$/)
    const heard = await hearStatus(page, false)
    await followMenu(page, '/contact')
    await expect.poll(() => heard).toEqual(['Loading...'])
    framework()
    if (arrives)
      await expect.poll(() => heard).toEqual(['Loading...', 'Loading... (application running)'])
    release()
    await expect(page).toHaveURL(/\/contact$/)
    const status = page.locator('[data-loading]')
    await expect(status).toBeEmpty()
    await page.goBack()
    await expect(heading(page)).toHaveText(before)
    await expect(status).toBeEmpty()
  })
}

test('a page restored from the back/forward cache shows no loading status', async ({
  faulty,
  page,
}) => {
  await page.goto(`${faulty.url}/about`)
  await startApplication(page)
  faulty.hold(/\/contact(?:\/page-data\.json)?$/)
  const heard = await hearStatus(page, true)
  await followMenu(page, '/contact')
  await expect.poll(() => heard).toEqual(['Loading...', ''])
})

test('clicking another link while a page loads leaves no “Loading...” behind', async ({
  faulty,
  page,
}) => {
  await page.goto(`${faulty.url}/about`)
  await startApplication(page)
  const release = faulty.hold(/\/contact\/page-data\.json$/)
  await followMenu(page, '/contact')
  const status = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(status).toBeVisible()
  await followMenu(page, '/blog')
  await expect(page).toHaveURL(/\/blog$/)
  await expect(status).toHaveCount(0)
  const late = page.waitForResponse(/\/contact\/page-data\.json$/)
  release()
  await (await late).finished()
  // The page from the earlier click arrives too late and changes nothing.
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.locator('header a[aria-current=page]').first()).toHaveText(nameOf('/blog'))
})

for (const [motion, running] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`the spinner spins unless reduced motion is on (prefers-reduced-motion: ${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto('/about')
    const status = page.locator('[data-loading]')
    await status.evaluate(element => (element.textContent = 'Loading...'))
    const turning = await status.evaluate(
      element =>
        element.getAnimations({ subtree: true }).filter(one => one.playState === 'running').length,
    )
    expect(turning).toBe(running)
  })
}
