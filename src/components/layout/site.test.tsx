/** The frame around every page: what is current, what is shown where a page throws, header and footer. */
import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { setPathPrefix, setStaticQuery } from '../../../tests/support/gatsby'
import { ErrorBoundary } from './ErrorScreen/ErrorScreen'
import { currentOf } from './Header/Header'
import { Layout } from './Layout/Layout'
import { stripPathPrefix } from './wrap-page-element'

const link = (name: string, path: string | null) => ({
  name,
  shortName: name,
  path,
  prices: { lowest: 'from $5' },
})
const services = (...names: string[]) => names.map(name => link(name, `/services/${name}`))

const answer = {
  siteFacts: {
    name: 'Agency',
    locale: 'en_GB',
    blurb: 'What it is.',
    copyrightYear: 2031,
    social: [
      { name: 'LinkedIn', icon: 'linkedin', url: null },
      { name: 'X', icon: 'x', url: 'https://x.example/a' },
    ],
    dashboard: {
      name: 'Dashboard',
      url: 'https://dashboard.example/',
      description: 'Where to register',
    },
    websiteBuilder: { name: 'Builder', url: 'https://builder.example/' },
  },
  navigation: {
    header: [
      link('Home', '/'),
      link('About', '/about'),
      link('Portfolio', '/case-studies'),
      link('Blog', '/blog'),
    ],
    allServices: link('All Services', '/services'),
    servicesDesktop: services('seo', 'ppc'),
    servicesMobile: services('ppc', 'email'),
    footerServices: services('seo'),
    footerCompany: [link('About Us', '/about'), link('Careers', null)],
    footerLegal: [link('Privacy', null)],
  },
}
beforeEach(() => setStaticQuery(answer))
afterEach(() => setPathPrefix(''))

const page = (path: string) =>
  load(renderToStaticMarkup(<Layout path={path}>{<p>Text</p>}</Layout>))

test.each([
  ['/', '/', 'page'],
  ['/', '/about', undefined],
  ['/about', '/about', 'page'],
  ['/blog', '/blog/a-post', 'true'],
  ['/blog', '/blogs', undefined],
  ['/services', '/services/seo', 'true'],
  ['/services/seo', '/services', undefined],
])('a link to %s on %s is current: %s', (to, path, current) => {
  expect(currentOf(to, path)).toBe(current)
})

describe('the frame', () => {
  test('holds one header, one main, one footer, and a skip link before everything', () => {
    const $ = page('/about')
    for (const name of ['header', 'main', 'footer']) expect($(name)).toHaveLength(1)
    expect($('body').find('a, button').first().attr('href')).toBe('#main')
    expect($('main#main').attr('tabindex')).toBe('-1')
    expect($('main').text()).toBe('Text')
  })

  test('has a place for the loading status, and nothing in it', () => {
    const status = page('/')('[role="status"]')
    expect(status).toHaveLength(1)
    expect(status.text()).toBe('')
  })

  test('marks the page itself, and the section of a page below', () => {
    const current = (path: string) => {
      const $ = page(path)
      return $('header [aria-current]')
        .toArray()
        .map(element => `${$(element).attr('href')} ${$(element).attr('aria-current')}`)
    }
    expect(new Set(current('/about'))).toEqual(new Set(['/about page']))
    expect(new Set(current('/blog/a-post'))).toEqual(new Set(['/blog true']))
    expect(current('/services/seo')).toEqual(
      expect.arrayContaining(['/services true', '/services/seo page']),
    )
    expect(current('/nowhere')).toEqual([])
  })

  test('the panel and the menu hold exactly their services, in order', () => {
    const $ = page('/')
    const links = (selector: string) =>
      $(`${selector} a`)
        .toArray()
        .map(element => $(element).attr('href'))
    expect(links('#services-menu')).toEqual(
      answer.navigation.servicesDesktop.map(({ path }) => path),
    )
    expect(links('#site-menu')).toEqual([
      ...answer.navigation.header.map(({ path }) => path),
      '/services',
      ...answer.navigation.servicesMobile.map(({ path }) => path),
      answer.siteFacts.dashboard.url,
    ])
  })

  test('a service in a menu says what it begins at', () => {
    const $ = page('/')
    expect($('#services-menu a').first().text()).toBe('seo from $5')
    expect($('#site-menu a[href="/services/email"]').text()).toBe('email from $5')
  })

  test('the dashboard opens a new tab, safely, and says so', () => {
    const $ = page('/')
    const links = $(`a[href="${answer.siteFacts.dashboard.url}"]`)
    expect(links).toHaveLength(2)
    links.each((_, element) => {
      expect($(element).attr()).toMatchObject({
        target: '_blank',
        rel: 'noopener noreferrer',
        title: answer.siteFacts.dashboard.description,
      })
      expect($(element).text()).toBe('Dashboard (opens in a new tab)')
    })
  })

  test('buttons have names', () => {
    const $ = page('/')
    $('button').each((_, element) => {
      expect($(element).attr('aria-label')).toMatch(/\w/)
      expect($(element).attr('type')).toBe('button')
    })
  })

  test('what has no address yet is words, not a dead link', () => {
    const $ = page('/')
    expect($('[href="#"], [href=""]')).toHaveLength(0)
    for (const words of ['Careers (to come)', 'Privacy (to come)', 'LinkedIn']) {
      const item = $('footer a').filter((_, element) => $(element).text() === words)
      expect([words, item.length, item.attr('href')]).toEqual([words, 1, undefined])
    }
    expect($('footer a[href="https://x.example/a"]').text()).toBe('X')
    expect($('footer').text()).toMatch(/To come: *LinkedIn/)
  })

  test('the copyright line is that of the facts', () => {
    expect(page('/')('footer').text()).toContain('© 2031 Agency')
  })

  test('stands below the path prefix', () => {
    setPathPrefix('/x')
    const $ = page('/about')
    const internal = $('a[href^="/"]').toArray()
    expect(internal.length).toBeGreaterThan(5)
    for (const element of internal) expect($(element).attr('href')).toMatch(/^\/x\//)
  })
})

describe('a page that throws', () => {
  const screen = () => {
    const boundary = new ErrorBoundary({ children: <p>Text</p> })
    boundary.state = ErrorBoundary.getDerivedStateFromError()
    return load(renderToStaticMarkup(boundary.render()))
  }

  test('shows its text while nothing is wrong', () => {
    expect(renderToStaticMarkup(<ErrorBoundary>{<p>Text</p>}</ErrorBoundary>)).toBe('<p>Text</p>')
  })

  test('becomes an alert with a heading, Reload and Home', () => {
    const $ = screen()
    expect($('[role="alert"]')).toHaveLength(1)
    expect($('[role="alert"] h1').text()).toMatch(/\w/)
    expect($('button[type="button"]').text()).toBe('Reload')
    expect($('a').attr('href')).toBe('/')
    expect($('a').text()).toBe('Home')
    expect($.root().text()).not.toContain('Text')
  })

  test('leads home below the path prefix', () => {
    setPathPrefix('/x')
    expect(screen()('a').attr('href')).toBe('/x/')
  })
})

describe('the page’s path', () => {
  test.each([
    ['', '/about', '/about'],
    ['/x', '/x/about', '/about'],
    ['/x', '/x/', '/'],
    ['/x', '/x', '/'],
    ['/x', '/xylophone', '/xylophone'],
  ])('below “%s”, %s is %s', (prefix, pathname, path) => {
    setPathPrefix(prefix)
    expect(stripPathPrefix(pathname)).toBe(path)
  })
})
