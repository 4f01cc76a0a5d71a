import {
  bootScriptRan,
  followLinkTo,
  heading,
  isSameDocument,
  markDocument,
  startApplication,
} from './support/application'
import { KINDS } from './support/site'
import { expect, test, type Page } from './support/test'

const skipLink = (page: Page) => page.getByRole('link', { name: /^Skip to/ })

test('the skip link comes first, is seen with focus, and leads to the content', async ({
  page,
}) => {
  for (const path of KINDS) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await expect(skipLink(page), path).toBeFocused()
    await expect(skipLink(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${path}#main`)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => Boolean(document.activeElement?.closest('main, footer'))),
      `focus after the skip link of ${path}`,
    ).toBe(true)
  }
})

test('the skip link works without script as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect(skipLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator('main :focus, footer :focus').count()).toBe(1)
  await context.close()
})

test('focus is not taken away when the application arrives', async ({ page }) => {
  await page.goto('/about')
  await bootScriptRan(page)
  await page.keyboard.press('Tab')
  await startApplication(page)
  await expect(skipLink(page)).toBeFocused()
})

test('the page does not jump back to its fragment when the application arrives', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services/web-application-development#pricing')
  await bootScriptRan(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  // The visitor reads on, and then uses something.
  await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }))
  const top = await page.evaluate(() => scrollY)
  await startApplication(page)
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

/** Collects what live regions say, as a screen reader would. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(changes => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(
            '[aria-live], [role=status], [role=alert]',
          ),
        ),
      )
      for (const region of regions) if (region?.textContent) said.push(region.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))
}

test('after a client navigation the page is announced once, focus is at its start, and the page at its top', async ({
  page,
}) => {
  await page.goto('/sitemap')
  await startApplication(page)
  await markDocument(page)
  const said = await listen(page)
  for (const path of KINDS.filter(kind => kind !== '/sitemap')) {
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    const heard: string[] = []
    await expect
      .poll(async () => heard.push(...(await said())), { message: `announcement of ${path}` })
      .toBeGreaterThan(0)
    // Frames in which a second announcement would come.
    await page.evaluate(
      () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    heard.push(...(await said()))
    expect(heard, path).toHaveLength(1)
    const h1 = (await heading(page).textContent()) ?? ''
    const title = await page.title()
    expect(
      [h1, title].some(name => heard[0]?.includes(name)),
      `${heard[0]} for ${title}`,
    ).toBe(true)
    await expect.poll(() => page.evaluate(() => scrollY), { message: path }).toBe(0)
    // At the start: the next stop is the skip link, as after a load.
    expect(
      await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement !== null,
      ),
      `focus on ${path}`,
    ).toBe(true)
    await page.keyboard.press('Tab')
    await expect(skipLink(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/sitemap')
    await expect.poll(async () => (await said()).length).toBe(1)
  }
  expect(await isSameDocument(page)).toBe(true)
})

test('after a navigation to a place, and within the page, the next Tab goes on from that place', async ({
  page,
}) => {
  await page.goto('/about')
  await startApplication(page)
  await markDocument(page)
  for (const place of ['#pricing', '#process']) {
    await followLinkTo(page, `/services/web-application-development${place}`)
    await expect(page).toHaveURL(new RegExp(`${place}$`))
    await expect(heading(page)).toBeAttached()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id), { message: place })
      .toBe(place.slice(1))
    await page.keyboard.press('Tab')
    const isAfter = await page.locator(place).evaluate(target => {
      const { activeElement: focused } = document
      const after = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY
      return Boolean(focused && target.compareDocumentPosition(focused) & after)
    })
    expect(isAfter, place).toBe(true)
  }
  expect(await isSameDocument(page)).toBe(true)
})

/** What is wrong with where focus is: covered, out of view, or not to be seen. */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { end: true }
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const box = element.getBoundingClientRect()
    const name = `${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`
    const style = getComputedStyle(element)
    const marked =
      style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
        ? undefined
        : `${name} shows no focus`
    const layered = element.closest('header') !== null || style.position === 'fixed'
    const covered =
      !layered && box.top < bar - 1 && box.height < innerHeight - bar
        ? `${name} is under the header at ${Math.round(box.top)}`
        : box.top > innerHeight - 24 || (!layered && box.bottom < bar)
          ? `${name} is out of the window`
          : undefined
    // What lies on top of its middle must be itself or part of it.
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1)
    // The middle of what is seen of it: it may be taller than the window.
    const seen = [Math.max(box.top, layered ? 0 : bar), Math.min(box.bottom, innerHeight)] as const
    const y = Math.min(Math.max((seen[0] + seen[1]) / 2, 0), innerHeight - 1)
    const top = document.elementFromPoint(x, y)
    const hidden =
      top && !element.contains(top) && top.closest('header, [data-loading]') && !layered
        ? `${name} is covered`
        : undefined
    return { end: false, faults: [marked, covered, hidden].filter(fault => fault !== undefined) }
  })

/** Tabs through the whole page and back, and collects where focus could not be seen. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = []
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press(key)
    const state = await focusFault(page)
    if (state.end) {
      if (presses === 0) continue
      return faults
    }
    faults.push(...(state.faults ?? []))
  }
  throw new Error('Focus never leaves the page.')
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    for (const path of KINDS) {
      test(`focus is always seen, and never under the header, tabbing through ${path} and back`, async ({
        page,
      }) => {
        // Scrolling at once, so that each stop can be judged where it ends.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await startApplication(page)
        expect.soft(await tabThrough(page, 'Tab'), 'forwards').toEqual([])
        expect.soft(await tabThrough(page, 'Shift+Tab'), 'backwards').toEqual([])
      })
    }
  })
}
