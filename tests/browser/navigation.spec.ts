/** A navigation in the browser: the page that comes is the one that its address gives, and is announced. */
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

/** The page as it stands, as lines: what it says to machines in any order, then what it shows. */
const snapshot = (page: Page, source?: string) =>
  page.evaluate(html => {
    const from = html ? new DOMParser().parseFromString(html, 'text/html') : document
    /** One line an element or text; attributes in one order, without those that say nothing. */
    const lines = (node: Node): string[] => {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element)) return []
      const attributes = [...node.attributes]
        // The boot script's own, and those without a message.
        .filter(
          ({ name, value }) =>
            !['data-react-helmet', 'aria-expanded'].includes(name) && !(name === 'class' && !value),
        )
        .map(({ name, value }) => `${name}=${value.trim()}`)
        .sort()
      return [[node.localName, ...attributes].join(' '), ...[...node.childNodes].flatMap(lines)]
    }
    /** A copy of an element in which texts that React kept apart by comments are one. */
    const whole = (element: Element) => {
      const copy = element.cloneNode(true) as Element
      // Which option is chosen is a state: HTML writes it as an attribute, React as a property alone.
      const options = element.querySelectorAll('option')
      for (const [at, option] of copy.querySelectorAll('option').entries())
        option.toggleAttribute('selected', options[at]?.selected)
      // The filter of the case studies says so once script answers it, after a full load as well.
      for (const filter of copy.querySelectorAll('.sf-live')) filter.classList.remove('sf-live')
      // So does the contact form: with script it tells faults in its own words.
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
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

test('a page that a link leads to is the page that an address leads to, announced once, with focus at its start', async ({
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
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    // The head follows the page by a frame.
    await expect.poll(() => snapshot(page), { message: path, timeout: 2000 }).toEqual(whole)
    // One announcement, and no “Loading...”: what is quick is not talked about.
    await expect.poll(said, { message: path }).toEqual([`Navigated to ${title}`])
    // At the start: at the top, and the next stop is the skip link, as after a load.
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

test('the not-found page sets no cookie, asks no other host and violates no policy', async ({
  context,
  page,
  baseURL,
}) => {
  const complaints = await watchComplaints(context, page, baseURL ?? '')
  await page.goto('/nope')
  await startApplication(page)
  // The browser itself notes each 404 in its console, and the address is one.
  expect((await complaints()).filter(text => !text.includes('404'))).toEqual([])
})

test('using menus, answers and long pages violates no policy either', async ({
  context,
  page,
  baseURL,
}) => {
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
