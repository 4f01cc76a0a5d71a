/** Client-side navigation shows the same page as a full load, and announces it. */
import {
  followLinkTo,
  heading,
  isSameDocument,
  markDocument,
  startApplication,
} from './support/application'
import { headerOf } from './support/header'
import { KINDS } from './support/site'
import { expect, test, type Page } from './support/test'
import { watchComplaints } from './support/watch'

interface GatsbyWindow {
  readonly ___loader: { loadPage(path: string): Promise<unknown> }
}

/** The current page, or the given HTML, as lines: sorted metadata, then content. */
const snapshot = (page: Page, source?: string) =>
  page.evaluate(html => {
    const from = html ? new DOMParser().parseFromString(html, 'text/html') : document
    /** One line per element or text node, with sorted attributes. */
    const lines = (node: Node): string[] => {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element)) return []
      const attributes = [...node.attributes]
        // Ignore the attributes that the boot script and react-helmet add, and empty classes.
        .filter(
          ({ name, value }) =>
            !['data-react-helmet', 'aria-expanded'].includes(name) && !(name === 'class' && !value),
        )
        .map(({ name, value }) => `${name}=${value.trim()}`)
        .sort()
      return [[node.localName, ...attributes].join(' '), ...[...node.childNodes].flatMap(lines)]
    }
    /** An element’s lines, after joining text nodes that React separates with comments. */
    const whole = (element: Element) => {
      const copy = element.cloneNode(true) as Element
      // The selected option is state: an attribute in HTML, but only a property in React.
      const options = element.querySelectorAll('option')
      for (const [at, option] of copy.querySelectorAll('option').entries())
        option.toggleAttribute('selected', options[at]?.selected)
      // JavaScript sets novalidate on the contact form, which then shows its own error messages.
      for (const form of copy.querySelectorAll('form')) form.removeAttribute('novalidate')
      const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT)
      const comments: Comment[] = []
      while (walker.nextNode()) comments.push(walker.currentNode as Comment)
      for (const comment of comments) comment.remove()
      copy.normalize()
      return lines(copy).filter(line => line !== '')
    }
    return [
      `title ${from.title}`,
      `lang ${from.documentElement.lang}`,
      ...[
        ...from.head.querySelectorAll(
          'meta[name]:not([name=viewport]), meta[property], link[rel=canonical], script[type="application/ld+json"]',
        ),
      ]
        .map(element => whole(element).join(' '))
        .sort(),
      ...[...from.querySelectorAll('header, main, footer')].flatMap(whole),
    ]
  }, source)

/** Collects what live regions announce, like a screen reader would. */
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
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

test('a page reached by a link matches the page at its URL, is announced once, and starts with focus at the top', async ({
  context,
  page,
  baseURL,
}) => {
  const complaints = await watchComplaints(context, page, baseURL ?? '')
  await page.goto('/sitemap')
  await startApplication(page)
  await markDocument(page)
  const said = await listen(page)
  for (const path of KINDS.filter(other => other !== '/sitemap')) {
    const whole = await snapshot(page, await (await page.request.get(path)).text())
    const title = (whole[0] ?? '').replace('title ', '')
    // Preload the page, so it opens right away even on a slow machine.
    await page.evaluate(async to => {
      await (window as unknown as GatsbyWindow).___loader.loadPage(to)
    }, path)
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    // The head updates one frame after the page.
    await expect.poll(() => snapshot(page), { message: path, timeout: 2000 }).toEqual(whole)
    // There’s one announcement and no “Loading...”.
    await expect.poll(said, { message: path }).toEqual([`Navigated to ${title}`])
    // The page is at the top, and the next Tab stop is the skip link, like after a full load.
    await expect.poll(() => page.evaluate(() => scrollY), { message: path }).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^Skip to/ }), path).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/sitemap')
    await expect.poll(async () => (await said()).length).toBe(2)
    await page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))
    expect.soft(await complaints(), path).toEqual([])
  }
  expect(await isSameDocument(page)).toBe(true)
})

test('after following a link to an anchor, on the same page or another, Tab continues from there', async ({
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

test('the not-found page sets no cookies, contacts no other host, and violates no policy', async ({
  context,
  page,
  baseURL,
}) => {
  const complaints = await watchComplaints(context, page, baseURL ?? '')
  await page.goto('/nope')
  await startApplication(page)
  // Browsers log every 404 to the console, including this page’s.
  expect((await complaints()).filter(text => !text.includes('404'))).toEqual([])
})

test('menus, answers, and scrolling violate no policy', async ({ context, page, baseURL }) => {
  const complaints = await watchComplaints(context, page, baseURL ?? '')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/services/web-application-development')
    await startApplication(page)
    const { more, toggle } = headerOf(page)
    await (width === 1280 ? more : toggle).click()
    await page.keyboard.press('Escape')
    for (const summary of await page.locator('summary').all()) await summary.click()
    await page.mouse.wheel(0, 5000)
    expect(await complaints()).toEqual([])
  }
})
