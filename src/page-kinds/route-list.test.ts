import { existsSync } from 'node:fs'
import { home } from './home/home'
import { fileOf } from './page-kind'
import { matchPath, pathOfEntry, pathOfFile, pathOfPage } from './paths'
import { blog, post } from './post/post'
import { pageKinds } from './registry'
import { service } from './service/service'
import { tag } from './tag/tag'
import { textPage } from './text-page/text-page'
import { webApplication } from './web-application/web-application'
import { crumbsOf, FIXED_PAGES, pagesOfList, routeList } from './route-list'

const metadata = { title: 'A title', description: 'What it is.', keywords: [] }
const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `${index}`,
    title: `Post ${index}`,
    date: `2025-01-${String(index + 1).padStart(2, '0')}`,
    metadata,
    tags: index < 13 ? ['audits', ...(index === 0 ? ['first'] : [])] : ['budgets'],
  }))
const TAGS = [
  { slug: 'audits', name: 'Audits', metadata },
  { slug: 'first', name: 'First', metadata },
  { slug: 'unused', name: 'Unused', metadata },
]
const sources = {
  fixed: new Map([['/about', 'Who we are.']]),
  nodes: {
    Service: [{ slug: 'seo', name: 'SEO', metadata }],
    CaseStudy: [
      {
        slug: 'a',
        client: 'A client',
        date: '2024-05-01',
        updated: '2026-02-03',
        metadata,
      },
    ],
    Tag: TAGS,
    TextPage: [{ slug: 'privacy', title: 'Privacy', date: '2025-01-01', metadata }],
    Post: posts(14),
  },
}

test('the list has every page once, by section', () => {
  const routes = routeList(sources)
  const paths = routes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toHaveLength(FIXED_PAGES.length + 1 + 1 + 14 + 1 + 3 + 1)
  expect(paths).toContain('/blog/page/2')
  expect(paths).not.toContain('/404')
  expect([...new Set(routes.map(({ section }) => section))]).toEqual([
    'main',
    'services',
    'case-studies',
    'blog',
  ])
})

test('a page changes with its content, and a list with its newest entry', () => {
  const changed = Object.fromEntries(routeList(sources).map(({ path, changed }) => [path, changed]))
  expect(changed).toMatchObject({
    '/case-studies/a': '2026-02-03',
    '/case-studies': '2026-02-03',
    '/blog': '2025-01-14',
    '/blog/page/2': '2025-01-14',
    '/': '2026-02-03',
  })
  expect(changed['/about']).toBeUndefined()
  expect(changed['/services/seo']).toBeUndefined()
  const nodes = { ...sources.nodes, Post: [], CaseStudy: [], TextPage: [] }
  const empty = routeList({ ...sources, nodes })
  expect(empty.every(({ changed }) => changed === undefined)).toBe(true)
})

test('a tag has as many pages as its posts need, and none without posts', () => {
  const pages = routeList(sources).filter(({ path }) => path.startsWith('/blog/tags/'))
  const component = 'src/templates/blog.tsx'
  const listed = posts(13).map(({ slug }) => slug)
  const tags = ['audits', 'budgets', 'first']
  const audits = { slug: 'audits', count: 13, tags }
  expect(pages).toEqual([
    {
      path: '/blog/tags/audits',
      name: 'Audits',
      section: 'blog',
      description: 'What it is.',
      changed: '2025-01-13',
      component,
      context: { ...audits, listed: listed.slice(0, 12), number: 1 },
    },
    {
      path: '/blog/tags/audits/page/2',
      name: 'Audits, page 2',
      section: 'blog',
      changed: '2025-01-13',
      component,
      context: { ...audits, listed: listed.slice(12), number: 2 },
    },
    {
      path: '/blog/tags/first',
      name: 'First',
      section: 'blog',
      description: 'What it is.',
      changed: '2025-01-01',
      component,
      context: { slug: 'first', count: 1, tags, listed: ['0'], number: 1 },
    },
  ])
  expect(pagesOfList('/blog/tags/audits/page/2', 13)).toEqual([
    '/blog/tags/audits',
    '/blog/tags/audits/page/2',
  ])
})

test('only list pages have numbers', () => {
  for (const number of [1, 2, 37])
    expect(matchPath(pathOfPage(blog, '', number))).toMatchObject({ kind: blog, number })
  for (const path of ['/', '/blog/page', '/blog/page/x', '/blog/a-post', '/blogs', '/blog/tags'])
    expect(matchPath(path)?.kind).not.toBe(blog)
})

test.each([
  ['/', []],
  ['/404', []],
  ['/about', ['Home', 'here']],
  ['/blog', ['Home', 'here']],
  ['/blog/a-post', ['Home', 'Blog', 'here']],
  ['/blog/page/2', ['Home', 'Blog', 'here']],
  ['/blog/tags/audits', ['Home', 'Blog', 'here']],
  ['/services/seo', ['Home', 'Services', 'here']],
  ['/case-studies/a', ['Home', 'Case studies', 'here']],
])('the breadcrumb of %s', (path, names) => {
  expect(crumbsOf({ path, name: 'here' }).map(({ name }) => name)).toEqual(names)
})

test('a file several pages share belongs to none of them', () => {
  expect(pathOfFile('data/tags.json', undefined)).toBeUndefined()
  expect(pathOfFile('content/blog/a-post/index.mdx', 'a-post')).toBe('/blog/a-post')
})

test.each([
  ['content/blog/a-post/index.mdx', '/blog/a-post'],
  ['data/services/seo.json', '/services/seo'],
  ['content/blog/a/b/index.mdx', undefined],
  ['data/service-pages/seo.json', undefined],
  ['data/pages/blog.json', undefined],
])('%s is the document of %s', (file, path) => {
  expect(pathOfEntry(file)).toBe(path)
})

test('every kind of page has a component and a file with its text', () => {
  const missing = (files: string[]) =>
    files.filter(file => !file.includes('*') && !existsSync(file))
  expect(missing(pageKinds.map(({ component }) => component))).toEqual([])
  expect(missing(pageKinds.map(fileOf))).toEqual([])
})

test.each([
  ['/', home, {}],
  ['/services/web-application-development', webApplication, {}],
  ['/services/seo', service, { slug: 'seo' }],
  ['/blog/page/2', blog, { number: 2 }],
  ['/blog/page', post, { slug: 'page' }],
  ['/blog/tags', post, { slug: 'tags' }],
  ['/blog/tags/audits', tag, { slug: 'audits', number: 1 }],
  ['/blog/tags/audits/page/3', tag, { slug: 'audits', number: 3 }],
  ['/blog/tags/audits/page/0', undefined, {}],
  ['/case-studies/page/2', undefined, {}],
  ['/case-studies/a/b', undefined, {}],
  ['/nothing', textPage, { slug: 'nothing' }],
  ['/nothing/there', undefined, {}],
])('%s has a kind of page', (path, kind, more) => {
  const found = matchPath(path)
  expect(found?.kind).toBe(kind)
  expect(found ?? {}).toMatchObject(more)
})
