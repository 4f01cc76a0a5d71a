import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  fixedPages,
  liveCaseStudies,
  livePosts,
  liveTags,
  liveTextPages,
  readData,
} from '../support/content'
import {
  DIST,
  indexablePages,
  page,
  pages,
  paths,
  plain,
  readFile,
  sitemapParts,
  siteUrl,
  textOf,
  textsOf,
  UNLISTED,
} from './site'

const studies = liveCaseStudies().map(({ slug }) => `/case-studies/${slug}`)

test('every page of data/pages/ and every service has its page', () => {
  expect([...fixedPages().keys()].filter(path => !paths.includes(path))).toEqual([])
})

test('every case study is a page, and there is no other', () => {
  const built = paths.filter(path => path.startsWith('/case-studies/'))
  expect(built).toEqual([...studies].sort())
})

const texts = liveTextPages().map(({ slug }) => `/${slug}`)

/** The paths that the links of a part of a page lead to. */
const linksIn = (path: string, selector = 'main') =>
  page(path)
    .$(`${selector} a[href^="/"]`)
    .toArray()
    .map(element => page(path).$(element).attr('href') ?? '')

test.each([
  ['the list of studies', ['/case-studies']],
  ['the list of all pages', sitemapParts],
])('%s links every case study', (_, parts) => {
  const links = parts.flatMap(part => linksIn(part))
  expect(studies.length).toBeGreaterThan(0)
  expect(studies.filter(study => !links.includes(study))).toEqual([])
})

test('every post is a page, and there is no other', () => {
  const built = paths.filter(path => /^\/blog\/[^/]+$/.test(path))
  expect(built).toEqual(
    livePosts()
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
  expect(listed).toEqual(livePosts().map(({ slug }) => `/blog/${slug}`))
  for (const list of lists)
    expect(linksIn(list, 'nav[aria-label="Pages"]')).toEqual(lists.length > 1 ? lists : [])
})

test('every tag that a live post has is a page, and there is no other', () => {
  const built = paths.filter(path => /^\/blog\/tags\/[^/]+$/.test(path))
  expect(built.length).toBeGreaterThan(0)
  expect(built).toEqual(
    liveTags()
      .map(({ path }) => path)
      .sort(),
  )
})

test.each(liveTags().map(tag => [tag.path, tag] as const))(
  '%s has its heading, its sentence and its posts, the newest first, and leads back and on',
  (path, { name, heading, description, posts }) => {
    const lists = [path, ...paths.filter(other => other.startsWith(`${path}/page/`))]
    expect(lists.flatMap(list => linksIn(list, 'main h2'))).toEqual(
      posts.map(({ slug }) => `/blog/${slug}`),
    )
    const first = page(path)
    expect(textsOf(first, 'h1')).toEqual([heading])
    expect(textOf(first, 'main')).toContain(description)
    expect(linksIn(path, 'nav[aria-label="Posts by tag"]')).toEqual([
      '/blog',
      ...liveTags()
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(tag => tag.path),
    ])
    expect(textsOf(first, 'nav [aria-current="page"]')).toContain(name)
  },
)

test('the tags stand on each page of the blog, and a post leads to its own', () => {
  const tags = liveTags()
  for (const list of ['/blog', ...paths.filter(path => path.startsWith('/blog/page/'))])
    expect(new Set(linksIn(list, 'main nav'))).toEqual(
      new Set([
        ...linksIn(list, 'nav[aria-label="Pages"]'),
        '/',
        '/blog',
        ...tags.map(({ path }) => path),
      ]),
    )
  for (const { slug, fields } of livePosts())
    expect(
      linksIn(`/blog/${slug}`, 'article header ul').filter(link => link.startsWith('/blog/')),
    ).toEqual(fields.tags.map(tag => `/blog/tags/${tag}`))
})

test('a further page of the blog does not repeat what the first begins with', () => {
  const { lead, heading } = readData<{ lead: string; heading: string }>('pages/blog.json')
  expect(textOf(page('/blog'), 'main')).toContain(plain(lead))
  for (const path of paths.filter(other => other.startsWith('/blog/page/')))
    for (const words of [lead, heading])
      expect([path, textOf(page(path), 'main').includes(plain(words))]).toEqual([path, false])
})

test('every page of text is a page', () => {
  expect(texts.filter(path => !paths.includes(path))).toEqual([])
})

test('there are no other pages than these', () => {
  const expected = paths.filter(
    path =>
      fixedPages().has(path) ||
      UNLISTED.includes(path) ||
      texts.includes(path) ||
      /^\/(?:case-studies|blog|blog\/tags)\/[a-z0-9-]+$|^\/blog\/(?:.*\/)?page\/\d+$/.test(path),
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
      // The work itself is static files, which are no pages of the site.
      .filter(
        ({ url }) =>
          !existsSync(join(DIST, 'work', `${url.pathname.replace(/^\/work\//, '')}.html`)),
      )
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
  const listed = () =>
    sitemapParts.flatMap(part => linksIn(part)).filter(href => !href.includes('#'))
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
    const names = sitemapParts.flatMap(part => textsOf(page(part), 'main section :is(h2, li) a'))
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
