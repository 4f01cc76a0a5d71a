import { readCaseStudies, readData, readPosts } from '../support/content'
import { indexablePages, page, pages, paths, readFile, siteUrl, textsOf } from './site'
import { CASE_STUDIES, FIXED_ROUTES } from './specification'

test('every fixed route of the specification is a page', () => {
  expect(FIXED_ROUTES.filter(route => !paths.includes(route))).toEqual([])
})

test('exactly the case studies that the specification names exist', () => {
  const built = paths.filter(path => path.startsWith('/case-studies/'))
  expect(built).toEqual(CASE_STUDIES.map(slug => `/case-studies/${slug}`).sort())
  expect(readCaseStudies().map(({ slug }) => slug)).toEqual([...CASE_STUDIES].sort())
})

/** The paths that the links of a part of a page lead to. */
const linksIn = (path: string, selector = 'main') =>
  page(path)
    .$(`${selector} a[href^="/"]`)
    .toArray()
    .map(element => page(path).$(element).attr('href') ?? '')

test.each(['/case-studies', '/sitemap'])('%s links every case study', path => {
  const links = linksIn(path)
  expect(CASE_STUDIES.filter(slug => !links.includes(`/case-studies/${slug}`))).toEqual([])
})

test('every post is a page, and there is no other', () => {
  const built = paths.filter(path => /^\/blog\/[^/]+$/.test(path))
  expect(built).toEqual(
    readPosts()
      .map(({ slug }) => `/blog/${slug}`)
      .sort(),
  )
})

test('the blog lists all posts, the newest first, on pages that follow one another', () => {
  const lists = ['/blog', ...paths.filter(path => path.startsWith('/blog/page/'))]
  expect(lists).toEqual(
    lists.map((_, index) => (index === 0 ? '/blog' : `/blog/page/${index + 1}`)),
  )
  const listed = lists.flatMap(list => linksIn(list, 'main h2'))
  expect(listed).toEqual(readPosts().map(({ slug }) => `/blog/${slug}`))
  for (const list of lists)
    expect(linksIn(list, 'nav[aria-label="Pages"]')).toEqual(lists.length > 1 ? lists : [])
})

test('there are no other pages than these', () => {
  const services = readData<{ allServices: { path: string } }>('navigation.json').allServices.path
  const expected = paths.filter(
    path =>
      FIXED_ROUTES.includes(path) ||
      path === services ||
      path === '/404' ||
      /^\/(?:case-studies|blog)\/[a-z0-9-]+$|^\/blog\/page\/\d+$/.test(path),
  )
  expect(paths).toEqual(expected)
})

describe('every page', () => {
  test('has one header, one main, one footer and one first heading', () => {
    const wrong = pages().flatMap(({ $, path }) =>
      ['body > * > * > header, body > * > * > * > header', 'main', 'footer', 'h1']
        .map(selector => [path, selector, $(selector).length] as const)
        .filter(([, , count]) => count !== 1),
    )
    expect(wrong).toEqual([])
  })

  test('has no heading that skips a level, and no empty one', () => {
    const wrong = pages().flatMap(({ $, path }) => {
      let level = 0
      return $('main h1, main h2, main h3, main h4, main h5, main h6')
        .toArray()
        .flatMap(element => {
          const next = Number(element.tagName.slice(1))
          const jumps = next > level + 1
          level = next
          const words = $(element).text().trim()
          return jumps || words === '' ? [`${path}: h${next} “${words}”`] : []
        })
    })
    expect(wrong).toEqual([])
  })

  test('is lasting: a redirect of the table is no page, and leads to one', () => {
    const redirects = readData<{ from: string; to: string }[]>('redirects.json')
    expect(redirects.filter(({ from }) => paths.includes(from))).toEqual([])
    expect(redirects.filter(({ to }) => !paths.includes(to.split('#')[0] ?? ''))).toEqual([])
    const lines = readFile('_redirects').split('\n').filter(Boolean)
    expect(lines).toHaveLength(redirects.length * 2)
  })
})

describe('every internal link', () => {
  const isFile = /\.[a-z0-9]+$/
  const links = () =>
    pages().flatMap(({ $, path }) =>
      $('a[href]')
        .toArray()
        .map(element => $(element).attr('href') ?? '')
        .filter(href => /^[/#]/.test(href) || href.startsWith(siteUrl))
        .map(href => ({ path, href, url: new URL(href, siteUrl + path) })),
    )

  test('leads to a page itself: no redirect, no slash too many, no missing page', () => {
    expect(links().length).toBeGreaterThan(pages().length)
    const dead = links()
      .filter(({ url }) => !isFile.test(url.pathname))
      // The not-found page stands at whatever address was asked for: only its own places are there.
      .filter(({ path, href }) => !(path === '/404' && href.startsWith('#')))
      .filter(({ url }) => !paths.includes(url.pathname) || url.pathname === '/404')
      .map(({ path, href }) => `${path} links ${href}`)
    expect([...new Set(dead)]).toEqual([])
  })

  test('is a path: the site’s own address would leave a preview', () => {
    const absolute = links().filter(({ href }) => href.startsWith('http'))
    expect(absolute.map(({ path, href }) => `${path} links ${href}`)).toEqual([])
  })

  test('with a place leads to a place that is there', () => {
    const placed = links().filter(({ url }) => url.hash.length > 1)
    expect(placed.length).toBeGreaterThan(pages().length)
    const dead = placed
      .filter(({ url }) => {
        const id = decodeURIComponent(url.hash.slice(1))
        return !page(url.pathname)
          .$('[id]')
          .toArray()
          .some(element => element.attribs.id === id)
      })
      .map(({ path, href }) => `${path} links ${href}`)
    expect(dead).toEqual([])
  })
})

describe('the sitemap for people', () => {
  const listed = () => linksIn('/sitemap').filter(href => !href.includes('#'))
  const inXml = () =>
    [...readFile('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(match =>
      (match[1] ?? '').replace(siteUrl, ''),
    )

  test('lists every page that may be found, and no other', () => {
    expect([...new Set(listed())].sort()).toEqual(
      indexablePages()
        .map(({ path }) => path)
        .sort(),
    )
  })

  test('is the same set as the one for machines, where each page stands once', () => {
    expect(inXml().sort()).toEqual([...new Set(listed())].sort())
    expect(new Set(inXml()).size).toBe(inXml().length)
  })

  test('names each page so that no two are alike', () => {
    const names = textsOf(page('/sitemap'), 'main section ul a')
    expect(names.filter((name, index) => name === '' || names.indexOf(name) !== index)).toEqual([])
  })
})

test('the not-found page is not to be found, and leads on', () => {
  const missing = page('/404')
  expect(missing.isIndexable).toBe(false)
  expect(linksIn('/404')).toEqual(
    expect.arrayContaining(['/', '/services', '/contact', '/sitemap']),
  )
})
