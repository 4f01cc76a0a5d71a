/** Common visitor actions on the built site, in Firefox and WebKit. Playwright tests Chromium. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddOns, Pricing } from '../../src/content/pricing'
import { formatValue } from '../../src/content/format'
import { startServer } from '../../tools/serve-site/local-server'
import { liveCaseStudies, readData } from '../support/content'
import type { BrowserWindow } from './support/browser'
import { firefox } from './support/firefox'
import { webkit } from './support/webkit'

/** How long to wait for something to happen in a page, in milliseconds. */
const LIMIT = 10_000

const WEB = '/services/web-application-development'
const KINDS = [
  ...['/', '/services', '/services/seo', WEB, '/case-studies', '/about', '/blog', '/contact'],
  ...['/search', '/sitemap', '/privacy', `/case-studies/${liveCaseStudies()[0]?.slug}`],
]
const pack = readData<Pricing>('pricing.json').packages.at(-1)
const several = readData<AddOns>('add-ons.json').items.find(({ most }) => most !== undefined)
if (!pack || !several) throw new Error('The data needs a package and an add-on with a quantity.')
const TOTAL = formatValue(pack.price + 3 * several.price, 'currency')

const isAt = (path: string) => location.pathname === path
const has = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].some(element => element.textContent?.includes(text))
const isOpen = (selector: string) => document.querySelector(`${selector}:popover-open`) !== null
const isFocused = (selector: string) => document.activeElement?.matches(selector) ?? false
const visible = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter(one => one.checkVisibility() && getComputedStyle(one).visibility === 'visible')
    .map(element => element.textContent)
const applicationRuns = () => performance.getEntriesByName('onInitialClientRender').length > 0

describe.each([firefox, webkit])('in $name', ({ name, missing, start }) => {
  const reason = missing()
  if (reason) {
    console.warn(`Skipped ${name}. ${reason}`)
    test.todo(`skipped: ${reason}`)
    return
  }

  const messages = mkdtempSync(join(tmpdir(), 'messages-'))
  let site: Awaited<ReturnType<typeof startServer>>
  let browser: BrowserWindow

  beforeAll(async () => {
    site = await startServer({ folder: 'dist', port: 0, messages })
    browser = await start()
  })
  afterAll(async () => {
    await browser.close()
    site.server.closeAllConnections()
    site.server.close()
    rmSync(messages, { recursive: true })
  })

  /** Opens a page in a window of the given width and waits for the boot script. */
  async function open(path: string, width = 1280): Promise<void> {
    await browser.resize(width, 900)
    await browser.open(site.url + path)
    await until(() => document.documentElement.matches('[data-entered]'))
  }

  async function until<Arguments extends readonly unknown[]>(
    holds: (...args: Arguments) => boolean | undefined,
    ...args: Arguments
  ): Promise<void> {
    const end = Date.now() + LIMIT
    // During a navigation, there’s no page to query.
    while (!(await browser.evaluate(holds, ...args).catch(() => false))) {
      if (Date.now() > end)
        throw new Error(`Still false after ${LIMIT} ms: ${holds.toString()} ${args.join(', ')}`)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }

  /** Presses a key as a sign of intent, and waits for the application. */
  async function startApplication(): Promise<void> {
    await browser.press('Shift')
    await until(applicationRuns)
  }

  test.each(KINDS)('%s loads its fonts and styles and fits the window', async path => {
    await open(path)
    await until(() => [...document.fonts].some(({ status }) => status === 'loaded'))
    for (const width of [1280, 500]) {
      await browser.resize(width, 900)
      const page = await browser.evaluate(() => ({
        heading: document.querySelector('main h1')?.textContent,
        bullets: getComputedStyle(document.querySelector('header ul') as Element).listStyleType,
        fits: document.documentElement.scrollWidth <= innerWidth,
      }))
      expect(page).toEqual({ heading: expect.stringMatching(/\w/), bullets: 'none', fits: true })
    }
  })

  test.each([false, true])('a link and Back work (application running: %s)', async runs => {
    await open('/')
    if (runs) await startApplication()
    await browser.evaluate(() => void Object.assign(window, { marked: true }))
    await browser.click('header nav a[href="/about"]')
    await until(isAt, '/about')
    await until(() => document.title.includes('About'))
    // Hovering the link may have loaded the application by now.
    if (runs) expect(await browser.evaluate(() => 'marked' in window)).toBe(true)
    await browser.back()
    await until(isAt, '/')
    await until(() => document.querySelector('main input[name=month]') !== null)
  })

  test('the services menu opens, closes on Escape, and has working links', async () => {
    await open('/contact')
    await browser.click('[popovertarget=services-menu]')
    await until(isOpen, '#services-menu')
    await browser.press('Escape')
    await until(() => !document.querySelector('#services-menu:popover-open'))
    await browser.click('[popovertarget=services-menu]')
    await until(isOpen, '#services-menu')
    await browser.click('#services-menu a[href="/services/seo"]')
    await until(isAt, '/services/seo')
  })

  test('Escape closes the services menu for good, even if the pointer has just arrived and the page is busy', async () => {
    for (let attempt = 0; attempt < 6; attempt++) {
      await open('/contact')
      // Busy for longer than the delay before hovering opens the menu.
      await browser.evaluate(() => {
        addEventListener('keydown', () => {
          const end = performance.now() + 200
          while (performance.now() < end);
        })
      })
      await browser.click('main h1')
      await browser.click('[popovertarget=services-menu]')
      await browser.press('Escape')
      await new Promise(resolve => setTimeout(resolve, 500))
      expect(await browser.evaluate(isOpen, '#services-menu')).toBe(false)
    }
  })

  test('the mobile menu opens and has working links', async () => {
    await open('/', 500)
    await browser.click('[popovertarget=site-menu]')
    await until(isOpen, '#site-menu')
    await browser.click('#site-menu a[href="/services/seo"]')
    await until(isAt, '/services/seo')
  })

  test('only one answer is open at a time', async () => {
    await open(WEB)
    for (const index of [0, 1]) {
      await browser.click(`main details:nth-of-type(${index + 1}) > summary`)
      await until(at => document.querySelectorAll('main details')[at]?.matches('[open]'), index)
    }
    const answers = await browser.evaluate(() =>
      [...document.querySelectorAll('main details')].map(one => one.matches('[open]')),
    )
    expect(answers.slice(0, 3)).toEqual([false, true, false])
  })

  test('each month in the first view shows its log entry, by mouse and arrow key', async () => {
    const log = 'figure fieldset p'
    await open('/')
    const [last] = await browser.evaluate(visible, log)
    await browser.click('label[for=month-1]')
    await browser.click('main h1')
    const [second, ...more] = await browser.evaluate(visible, log)
    expect(more).toEqual([])
    expect(second).not.toBe(last)
    await browser.click('label[for=month-2]')
    await browser.press('ArrowLeft')
    await browser.click('main h1')
    expect(await browser.evaluate(visible, log)).toEqual([second])
  })

  test('case-study filters appear in the URL, and Back from a case study restores them', async () => {
    const rows = 'main li[data-services] h3 a'
    const all = liveCaseStudies().length
    const count = liveCaseStudies().filter(({ fields }) => fields.services.includes('seo')).length
    await open('/case-studies')
    await startApplication()
    expect(await browser.evaluate(visible, rows)).toHaveLength(all)
    await browser.choose('main select[name=service]', 'seo')
    await until(has, 'main h2[aria-live]', `${count} case studies`)
    expect(await browser.evaluate(visible, rows)).toHaveLength(count)
    expect(await browser.evaluate(() => location.search)).toBe('?service=seo')
    await browser.evaluate(() => {
      const links = [...document.querySelectorAll('main li[data-services] h3 a')]
      links.find(link => link.checkVisibility())?.setAttribute('data-first', '')
    })
    await browser.click('[data-first]')
    await until(() => location.pathname.startsWith('/case-studies/'))
    await browser.back()
    await until(has, 'main h2[aria-live]', `${count} case studies`)
  })

  test.each([
    ['local-restaurant-chain/menu', '#oxtail .add', '.less'],
    ['ecommerce-checkout-optimization/basket', 'label:has(#primrose)', '.odd'],
    ['dental-practice-group/booking-form', 'fieldset label:nth-of-type(3)', '.wrong'],
    ['financial-education-platform/car-or-pension', 'label:has(#mine)', 'text.yours'],
  ])('the work sample %s works', async (path, control, shown) => {
    await browser.open(`${site.url}/work/${path}`)
    expect(await browser.evaluate(visible, shown)).toEqual([])
    await browser.click(control)
    expect(await browser.evaluate(visible, shown)).not.toEqual([])
  })

  test('search updates while typing, highlights matches, and works with the keyboard', async () => {
    await open('/search')
    await until(isFocused, 'input[type=search]')
    await browser.type('input[type=search]', 'dental')
    await until(has, 'main ol > li mark', 'dental')
    const RESULT = 'main ol > li a'
    // The search button and the page kinds come first in the tab order.
    for (let step = 0; step < 9 && !(await browser.evaluate(isFocused, RESULT)); step++)
      await browser.press('Tab')
    await until(isFocused, RESULT)
    await browser.press('Enter')
    await until(() => location.pathname !== '/search')
    await browser.back()
    await until(isAt, '/search')
    await until(has, 'main ol > li mark', 'dental')
  })

  test('an estimate adds up, carries over to the contact form, and is sent', async () => {
    await open(WEB)
    await startApplication()
    await browser.click(`#pricing input[value="${pack.slug}"]`)
    await browser.choose('#pricing select', `${several.slug}:3`)
    await until(has, '#pricing [aria-live] dd', TOTAL)
    await browser.click('#pricing .e-sum .button')
    await until(isAt, '/contact')
    await until(has, '#contact-choice', TOTAL)
    await browser.click('main form button[type=submit]')
    await until(isFocused, 'form [role=group]')
    const answers = { name: 'Ada Byron', email: 'ada@looms.example', message: 'We sell looms.' }
    for (const [field, text] of Object.entries(answers))
      await browser.type(`form [name=${field}]`, text)
    await browser.click('main form button[type=submit]')
    await until(isAt, '/contact/sent')
    const [sent = '', ...more] = readdirSync(messages).map(file =>
      readFileSync(join(messages, file), 'utf8'),
    )
    expect(more).toEqual([])
    for (const words of [...Object.values(answers), pack.name, `3 × ${several.name}`, TOTAL])
      expect(sent).toContain(words)
  })

  test('Back from another page restores what was typed and chosen, and the form sends exactly that', async () => {
    const answers = {
      name: 'Grace Hopper',
      email: 'grace@looms.example',
      message: 'We sell ships.',
    }
    const chosen = `?package=${pack.slug}&add-on=${several.slug}:3`
    /** The page’s first form, as field names and values. */
    const held = () =>
      browser.evaluate(() => {
        const form = document.querySelector<HTMLFormElement>('main form')
        return [...new FormData(form ?? undefined)].filter(([, value]) => value).map(String)
      })
    const leaveAndComeBack = async (path: string) => {
      await browser.evaluate(() => location.assign('/privacy'))
      await until(isAt, '/privacy')
      // Firefox’s driver would wait for a load event, which a page from the back/forward cache doesn’t fire.
      await browser.evaluate(() => history.back())
      await until(isAt, path)
      // A page from the back/forward cache still runs the application. Otherwise, the choice in the URL starts it.
      await until(applicationRuns)
      await new Promise(resolve => setTimeout(resolve, 500))
    }

    await open(WEB + chosen)
    await startApplication()
    await until(has, '#pricing [aria-live] dd', TOTAL)
    const estimate = await held()
    expect(estimate).toHaveLength(2)
    await leaveAndComeBack(WEB)
    expect(await held()).toEqual(estimate)
    await until(has, '#pricing [aria-live] dd', TOTAL)

    await open(`/contact${chosen}`)
    await startApplication()
    for (const [field, text] of Object.entries(answers))
      await browser.type(`form [name=${field}]`, text)
    const before = await held()
    expect(before).toHaveLength(5)
    await leaveAndComeBack('/contact')
    expect(await held()).toEqual(before)
    // After another character and Back, the draft still has all the text.
    await browser.type('form [name=message]', '!')
    await leaveAndComeBack('/contact')
    expect(await held()).toEqual(before.map(pair => pair.replace('ships.', 'ships.!')))
    await browser.click('main form button[type=submit]')
    await until(isAt, '/contact/sent')
    const sent = readdirSync(messages)
      .map(file => readFileSync(join(messages, file), 'utf8'))
      .find(text => text.includes('Grace'))
    for (const words of ['We sell ships.!', pack.name, `3 × ${several.name}`, TOTAL])
      expect(sent).toContain(words)
  })
})
