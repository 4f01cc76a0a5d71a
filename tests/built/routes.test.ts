/** The site’s pages, and the lists, links, and redirects that point to them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  fixedPages,
  liveCaseStudies,
  livePosts,
  liveTags,
  liveTexts,
  readData,
} from '../support/content'
import { isOwnFile } from '../../src/content/own-files'
import {
  DIST,
  files,
  indexablePages,
  page,
  pages,
  paths,
  readFile,
  sitemapParts,
  siteUrl,
  textOf,
  textsOf,
  UNLISTED,
} from './site'

const studies = liveCaseStudies().map(({ slug }) => `/case-studies/${slug}`)

/** The paths that links in a part of a page point to. */
const linksIn = (path: string, selector = 'main') =>
  page(path)
    .$(`${selector} a[href^="/"]`)
    .toArray()
    .map(element => page(path).$(element).attr('href') ?? '')

test('every page file in data/ and content/ has a page, and there are no other pages', () => {
  const expected = new Set([
    ...fixedPages().keys(),
    ...liveTexts().map(({ path }) => path),
    ...liveTags().map(({ path }) => path),
    ...UNLISTED,
  ])
  expect([...paths].sort()).toEqual([...expected].sort())
})

test.each([
  ['the list of case studies', ['/case-studies']],
  ['the sitemap page', sitemapParts],
])('%s links to every case study', (_, parts) => {
  const links = parts.flatMap(part => linksIn(part))
  expect(studies.filter(study => !links.includes(study))).toEqual([])
})

test('the blog and every tag page list all their posts, newest first', () => {
  const all = livePosts()
  for (const { path, posts: listed } of [{ path: '/blog', posts: all }, ...liveTags()])
    expect(linksIn(path, 'main h2')).toEqual(listed.map(({ slug }) => `/blog/${slug}`))
})

test('tag pages link to each other and say what they’re about', () => {
  const tags = liveTags().sort((a, b) => (a.name < b.name ? -1 : 1))
  expect(tags.length).toBeGreaterThan(0)
  for (const { path, name, heading, description } of tags) {
    expect(linksIn(path, 'nav[aria-label="Posts by tag"]')).toEqual([
      '/blog',
      ...tags.map(tag => tag.path),
    ])
    expect(textsOf(page(path), 'nav [aria-current="page"]')).toContain(name)
    expect(textsOf(page(path), 'h1')).toEqual([heading])
    expect(textOf(page(path), 'main')).toContain(description)
  }
})

test('every page has one header, one main, one footer, and headings without skipped levels', () => {
  const wrong = pages().flatMap(({ $, path }) => {
    const parts = ['body > * > * > header, body > * > * > * > header', 'main', 'footer', 'h1']
    let level = 0
    const jumps = $('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .filter(element => {
        const before = level
        level = Number(element.tagName.slice(1))
        return level > before + 1 || $(element).text().trim() === ''
      })
    return [
      ...parts
        .filter(selector => $(selector).length !== 1)
        .map(selector => `${path}: not one ${selector}`),
      ...jumps.map(element => `${path}: ${element.tagName} “${$(element).text()}”`),
    ]
  })
  expect(wrong).toEqual([])
})

test('the sitemap page shows the number of posts next to each tag', () => {
  const { $ } = page('/sitemap')
  for (const { path, posts: tagged } of liveTags())
    expect([path, $(`main a[href="${path}"]`).first().next('small').text().trim()]).toEqual([
      path,
      `· ${tagged.length}`,
    ])
})

test('redirects are from URLs without a page to URLs with one', () => {
  const redirects = readFile('_redirects')
    .trimEnd()
    .split('\n')
    .map(line => line.split(' '))
  expect(redirects.filter(([from = '']) => paths.includes(from))).toEqual([])
  expect(redirects.filter(([, to = '']) => !paths.includes(to.split('#')[0] ?? ''))).toEqual([])
  for (const { from } of readData<{ from: string }[]>('redirects.json'))
    expect(redirects.filter(([own]) => own === from || own === `${from}/`)).toHaveLength(2)
})

test('isOwnFile matches every built file that isn’t a page, so none can be redirected', () => {
  const others = files
    .map(file => `/${file}`)
    .filter(file => !file.endsWith('.html') || file.startsWith('/work/') || file === '/404.html')
  expect(others.filter(file => !isOwnFile(file))).toEqual([])
  expect(paths.filter(path => isOwnFile(path))).toEqual([])
})

describe('every internal link', () => {
  const links = () =>
    pages().flatMap(({ $, path }) =>
      $('a[href]')
        .toArray()
        .map(element => $(element).attr('href') ?? '')
        .filter(href => /^[/#]/.test(href) || href.startsWith(siteUrl))
        .map(href => ({ path, href, url: new URL(href, siteUrl + path) })),
    )
  const named = (found: ReturnType<typeof links>) =>
    found.map(({ path, href }) => `${path} links to ${href}`)

  test('goes straight to a page: no redirect, extra slash, or missing page', () => {
    const dead = links().filter(({ path, href, url: { pathname } }) => {
      if (/\.[a-z0-9]+$/.test(pathname)) return false
      // The not-found page is served at any URL. The next test checks links to its anchors.
      if (path === '/404' && href.startsWith('#')) return false
      // Work samples are static files rather than pages of the site.
      if (pathname.startsWith('/work/')) return !existsSync(join(DIST, `${pathname}.html`))
      return !paths.includes(pathname) || pathname === '/404'
    })
    expect(named(dead)).toEqual([])
    // On a preview, absolute links would go to the live site.
    expect(named(links().filter(({ href }) => href.startsWith('http')))).toEqual([])
  })

  test('with a fragment has a target', () => {
    const dead = links().filter(({ url: { pathname, hash } }) => {
      const id = decodeURIComponent(hash.slice(1))
      const places = id ? page(pathname).$('[id]').toArray() : []
      return id !== '' && !places.some(element => element.attribs.id === id)
    })
    expect(named(dead)).toEqual([])
  })
})

test('the sitemap page lists every indexable page under a unique name', () => {
  const listed = new Set(sitemapParts.flatMap(part => linksIn(part)))
  expect([...listed].filter(href => !href.includes('#')).sort()).toEqual(
    indexablePages()
      .map(({ path }) => path)
      .sort(),
  )
  const names = sitemapParts.flatMap(part => textsOf(page(part), 'main section :is(h2, li) a'))
  expect(names.filter((name, index) => name === '' || names.indexOf(name) !== index)).toEqual([])
})

test('the not-found page links to other pages', () => {
  expect(linksIn('/404')).toEqual(
    expect.arrayContaining(['/', '/services', '/contact', '/sitemap']),
  )
})
