/** What every visitor does, in each engine that the site names: open a page, go on, go back, open menus. */
import { join } from 'node:path'
import { pagePath } from '../../src/content/routes/paths'
import { KINDS, navigation } from '../browser/support/site'
import { NARROW } from './support/engine'
import { goTo, inEveryEngine } from './support/every-engine'

/** The boot script has run. */
const hasEntered = () => document.documentElement.matches('[data-entered]')
const heading = () => document.querySelector('main h1')?.textContent ?? ''
const isHeading = (text: string) => document.querySelector('main h1')?.textContent === text
const isOther = (text: string) =>
  document.querySelector('main h1') !== null &&
  document.querySelector('main h1')?.textContent !== text
const applicationRuns = () => performance.getEntriesByName('onInitialClientRender').length > 0
const isOpen = (selector: string) => document.querySelector(`${selector}:popover-open`) !== null
const isAt = (path: string) => location.pathname === path
const answers = () =>
  [...document.querySelectorAll('main details')].map(one => one.matches('[open]'))

/** Where a page's picture goes: `SCREENSHOTS=folder npm run test:engines` makes one of each kind of page. */
const pictureFile = (engine: string, path: string) =>
  join(process.env.SCREENSHOTS ?? '.', `${engine}${path.replaceAll('/', '-')}.png`)

const [first = { name: '', path: '' }] = navigation.header.filter(({ path }) => path !== '/')
const link = `header nav[aria-label=Main] a[href="${first.path}"]`

inEveryEngine((visit, driver) => {
  test.each(KINDS)('%s has its face, its style and its script', async path => {
    const { name, engine, open, until } = visit()
    await open(path)
    await until(hasEntered)
    await until(() =>
      [...document.fonts].some(face => /^"?Sign"?$/.test(face.family) && face.status === 'loaded'),
    )
    if (process.env.SCREENSHOTS) await engine.screenshot(pictureFile(name, path))
    const page = await engine.evaluate(() => ({
      heading: document.querySelector('main h1')?.textContent,
      face: getComputedStyle(document.querySelector('h1') as Element).fontFamily,
      // The bar's list is without bullets in the sheet, and with them in no sheet.
      bullets: getComputedStyle(document.querySelector('header ul') as Element).listStyleType,
      wide: document.documentElement.scrollWidth <= innerWidth,
      protocols: [...document.querySelectorAll<HTMLAnchorElement>('header a[href]')].map(
        ({ protocol }) => protocol,
      ),
    }))
    expect(page).toMatchObject({ bullets: 'none', wide: true })
    expect(page.heading).not.toBe('')
    expect(page.face).toMatch(/^"?Sign"?,/)
    expect(new Set(page.protocols)).toEqual(new Set(['http:', 'https:']))
  })

  test('a link leads on before the application runs, and Back leads back', async () => {
    const { engine, open, until } = visit()
    await open('/')
    const home = await engine.evaluate(heading)
    await engine.click(link)
    await until(isAt, first.path)
    await until(isOther, home)
    await engine.back()
    await until(isAt, '/')
    await until(isHeading, home)
  })

  // Its driver may lose the window while a page that is kept comes back.
  if (driver.name === 'WebKit') test.todo('not tested: pages that are kept for Back')
  else
    test.each(KINDS)(
      '%s is kept as it was left, for Back, before the application and with it',
      async path => {
        const { engine, open, until } = visit()
        const elsewhere = path === '/sitemap' ? '/about' : '/sitemap'
        const leave = async () => {
          await engine.evaluate(() => {
            addEventListener('pageshow', ({ persisted }) => {
              if (persisted) document.documentElement.dataset.kept = ''
            })
          })
          await goTo(engine, elsewhere)
          await engine.evaluate(() => void setTimeout(() => history.back()))
          await until(isAt, path)
          await until(() => document.documentElement.matches('[data-kept]'))
          await engine.evaluate(() => delete document.documentElement.dataset.kept)
        }
        await open(path)
        await until(hasEntered)
        await leave()
        await engine.press('Shift')
        await until(applicationRuns)
        await leave()
        await goTo(engine, elsewhere)
      },
    )

  test('the application runs after a sign of intent; links and Back then stay in the document', async () => {
    const { engine, open, until } = visit()
    await open('/')
    await until(hasEntered)
    const home = await engine.evaluate(heading)
    await engine.press('Tab')
    await until(applicationRuns)
    await engine.evaluate(() => {
      Object.assign(window, { marked: true })
    })
    await engine.click(link)
    await until(isAt, first.path)
    await until(isOther, home)
    expect(await engine.evaluate(() => 'marked' in window)).toBe(true)
    await engine.back()
    await until(isHeading, home)
    expect(await engine.evaluate(() => [location.pathname, 'marked' in window])).toEqual([
      '/',
      true,
    ])
  })

  test('the panel of services opens, and Escape closes it', async () => {
    const { engine, open, until } = visit()
    await open('/contact')
    await until(hasEntered)
    expect(await engine.evaluate(isOpen, '#services-menu')).toBe(false)
    await engine.click('[popovertarget=services-menu]')
    await until(isOpen, '#services-menu')
    await engine.press('Escape')
    await until(() => !document.querySelector('#services-menu:popover-open'))
    expect(await engine.evaluate(isAt, '/contact')).toBe(true)
  })

  test('a link in the panel of services leads on', async () => {
    const { engine, open, until } = visit()
    const [slug = ''] = navigation.servicesDesktop
    await open('/about')
    await until(hasEntered)
    await engine.click('main h1')
    await engine.click('[popovertarget=services-menu]')
    await until(isOpen, '#services-menu')
    await engine.click(`#services-menu a[href="${pagePath('service', slug)}"]`)
    await until(isAt, pagePath('service', slug))
  })

  test('the menu of small screens opens and leads on', async () => {
    const { engine, open, until } = visit()
    const [slug = ''] = navigation.servicesMobile
    await engine.resize(NARROW)
    await open('/')
    await until(hasEntered)
    await engine.click('[popovertarget=site-menu]')
    await until(isOpen, '#site-menu')
    await engine.click(`#site-menu a[href="${pagePath('service', slug)}"]`)
    await until(isAt, pagePath('service', slug))
  })

  test('one answer is open at a time', async () => {
    const { engine, open, until } = visit()
    await open('/services/web-application-development')
    await until(hasEntered)
    const closed = await engine.evaluate(answers)
    expect(closed.length).toBeGreaterThan(2)
    expect(closed).not.toContain(true)
    for (const [index] of [0, 1].entries()) {
      await engine.click(`main details:nth-of-type(${index + 1}) > summary`)
      await until(at => document.querySelectorAll('main details')[at]?.matches('[open]'), index)
    }
    expect((await engine.evaluate(answers)).slice(0, 3)).toEqual([false, true, false])
  })
})
