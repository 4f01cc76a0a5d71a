import { existsSync } from 'node:fs'
import { pageKinds } from './page-kinds'
import { listPagePath, matchPath, pathOfFile } from './paths'
import { crumbsOf, FIXED_PAGES, pagesOfList, routeList } from './route-list'

const metadata = { description: 'What it is.' }
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
}

test('the list has every page once, section by section', () => {
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

test('a page changes with its content, a list with its newest entry, and no date is invented', () => {
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
  const empty = routeList({ ...sources, Post: [], CaseStudy: [], TextPage: [] })
  expect(empty.every(({ changed }) => changed === undefined)).toBe(true)
})

test('a tag has as many pages as its posts fill, and none without a post', () => {
  const pages = routeList(sources).filter(({ path }) => path.startsWith('/blog/tags/'))
  expect(pages).toEqual([
    {
      path: '/blog/tags/audits',
      name: 'Audits',
      section: 'blog',
      description: 'What it is.',
      changed: '2025-01-13',
    },
    {
      path: '/blog/tags/audits/page/2',
      name: 'Audits, page 2',
      section: 'blog',
      changed: '2025-01-13',
    },
    {
      path: '/blog/tags/first',
      name: 'First',
      section: 'blog',
      description: 'What it is.',
      changed: '2025-01-01',
    },
  ])
  expect(pagesOfList('/blog/tags/audits/page/2', 13)).toEqual([
    '/blog/tags/audits',
    '/blog/tags/audits/page/2',
  ])
})

test('a page of the blog and its number belong together; no other path has one', () => {
  for (const number of [1, 2, 37])
    expect(matchPath(listPagePath('blog', number))?.number).toBe(number)
  for (const path of ['/', '/blog/page', '/blog/page/x', '/blog/a-post', '/blogs', '/blog/tags'])
    expect(matchPath(path)?.number).toBeUndefined()
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
])('the way to %s', (path, names) => {
  expect(crumbsOf({ path, name: 'here' }).map(({ name }) => name)).toEqual(names)
})

test('a file of many pages is the file of none of them', () => {
  expect(pathOfFile('data/tags.json', undefined)).toBeUndefined()
  expect(pathOfFile('content/blog/a-post/index.mdx', 'a-post')).toBe('/blog/a-post')
})

test('every kind of page has a component and a file with its words', () => {
  const kinds = Object.values(pageKinds)
  expect(kinds.filter(({ component }) => !existsSync(component))).toEqual([])
  expect(kinds.filter(({ file }) => !file.includes('*') && !existsSync(file))).toEqual([])
})

test.each([
  ['/', 'home', {}],
  ['/services/web-application-development', 'webApplication', {}],
  ['/services/seo', 'service', { slug: 'seo' }],
  ['/blog/page/2', 'blog', { number: 2 }],
  ['/blog/page', 'post', { slug: 'page' }],
  ['/blog/tags', 'post', { slug: 'tags' }],
  ['/blog/tags/audits', 'tag', { slug: 'audits', number: 1 }],
  ['/blog/tags/audits/page/3', 'tag', { slug: 'audits', number: 3 }],
  ['/blog/tags/audits/page/0', undefined, {}],
  ['/case-studies/page/2', undefined, {}],
  ['/case-studies/a/b', undefined, {}],
  ['/nothing', 'textPage', { slug: 'nothing' }],
  ['/nothing/there', undefined, {}],
])('%s is of the kind %s', (path, name, more) => {
  const found = matchPath(path)
  expect(found?.name).toBe(name)
  expect(found ?? {}).toMatchObject(more)
})
