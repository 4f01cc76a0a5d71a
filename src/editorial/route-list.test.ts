import { blogPage, blogPageNumber, blogPages, crumbsOf, FIXED_PAGES, routeList } from './route-list'
import { FIXED_ROUTES } from './routes'

const metadata = { description: 'What it is.' }
const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/blog/${index}`,
    title: `Post ${index}`,
    date: `2025-01-${String(index + 1).padStart(2, '0')}`,
    metadata,
  }))
const sources = {
  fixed: new Map([['/about', 'Who we are.']]),
  services: [{ path: '/services/seo', name: 'SEO', metadata }],
  caseStudies: [
    {
      path: '/case-studies/a',
      client: 'A client',
      date: '2024-05-01',
      updated: '2026-02-03',
      metadata,
    },
  ],
  posts: posts(14),
}

test('the list has every page once, section by section', () => {
  const routes = routeList(sources)
  const paths = routes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toHaveLength(FIXED_PAGES.length + 1 + 1 + 14 + 1)
  expect(paths).toContain('/blog/page/2')
  expect(paths).not.toContain('/404')
  expect([...new Set(routes.map(({ section }) => section))]).toEqual([
    'main',
    'services',
    'case-studies',
    'blog',
  ])
})

test('the check knows the same fixed pages', () => {
  expect(FIXED_PAGES.map(({ path }) => path).sort()).toEqual(Object.keys(FIXED_ROUTES).sort())
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
  const empty = routeList({ ...sources, posts: [], caseStudies: [] })
  expect(empty.every(({ changed }) => changed === undefined)).toBe(true)
})

test.each([
  [0, 1],
  [1, 1],
  [12, 1],
  [13, 2],
  [25, 3],
])('%i posts are on %i pages', (count, pages) => {
  expect(blogPages(count)).toHaveLength(pages)
})

test('a page of the blog and its number belong together; no other path has one', () => {
  for (const number of [1, 2, 37]) expect(blogPageNumber(blogPage(number).path)).toBe(number)
  for (const path of ['/', '/blog/page', '/blog/page/x', '/blog/a-post', '/blogs'])
    expect(blogPageNumber(path)).toBeUndefined()
})

test.each([
  ['/', []],
  ['/404', []],
  ['/about', ['Home', 'here']],
  ['/blog', ['Home', 'here']],
  ['/blog/a-post', ['Home', 'Blog', 'here']],
  ['/blog/page/2', ['Home', 'Blog', 'here']],
  ['/services/seo', ['Home', 'Services', 'here']],
  ['/case-studies/a', ['Home', 'Case studies', 'here']],
])('the way to %s', (path, names) => {
  expect(crumbsOf({ path, name: 'here' }).map(({ name }) => name)).toEqual(names)
})
