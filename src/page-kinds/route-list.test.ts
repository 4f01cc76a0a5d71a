import { existsSync } from 'node:fs'
import { sourceFile } from '../../plugins/gatsby-plugin-content-check/src'
import { home } from './home/home'
import { caseStudy } from './case-study/case-study'
import { fileOf, type ListedNode, type PageKind } from './page-kind'
import { matchPath, pathOf, pathOfEntry } from './paths'
import { blog, post } from './post/post'
import { pageKinds, SECTIONS } from './registry'
import { service } from './service/service'
import { tag } from './tag/tag'
import { textPage } from './text-page/text-page'
import { webApplication } from './web-application/web-application'
import { crumbsOf, FIXED_PAGES, routeList } from './route-list'

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...document(`${index}`, '/blog'),
    title: `Post ${index}`,
    date: `2025-01-${String(index + 1).padStart(2, '0')}`,
    tags: index < 13 ? ['audits', ...(index === 0 ? ['first'] : [])] : ['budgets'],
  }))

const document = (slug: string, folder: string) => ({
  id: slug,
  slug,
  path: `${folder}/${slug}`,
})

const named = (name: string, folder: string) => [{ ...document(name.toLowerCase(), folder), name }]

const collections: [PageKind, ListedNode[]][] = [
  [service, named('SEO', '/services')],
  [caseStudy, [{ ...document('a', '/case-studies'), date: '2024-05-01', updated: '2026-02-03' }]],
  [tag, ['Audits', 'First', 'Unused'].flatMap(name => named(name, '/blog/tags'))],
  [post, posts(14)],
  [textPage, [{ ...document('privacy', ''), date: '2025-01-01' }]],
]
const fixed = FIXED_PAGES.map((kind): [PageKind, ListedNode[]] => [kind, [document(kind.name, '')]])
const routes = routeList(new Map([...fixed, ...collections]))

test('lists every page once, by section', () => {
  const paths = routes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toHaveLength(FIXED_PAGES.length + 1 + 1 + 14 + 1 + 2)
  expect([...new Set(routes.map(({ sectionName }) => sectionName))]).toEqual(SECTIONS)
})

test('a page’s date is that of its content, and a list’s is that of its newest entry', () => {
  const changed = Object.fromEntries(routes.map(({ path, changed }) => [path, changed]))
  expect(changed).toMatchObject({
    '/case-studies/a': '2026-02-03',
    '/case-studies': '2026-02-03',
    '/blog': '2025-01-14',
    '/': '2026-02-03',
  })
  expect(changed['/about']).toBeUndefined()
  expect(changed['/services/seo']).toBeUndefined()
  const empty = collections.map(([kind]): [PageKind, ListedNode[]] => [kind, []])
  const dates = routeList(new Map([...fixed, ...empty])).map(route => route.changed)
  expect(new Set(dates)).toEqual(new Set([undefined]))
})

test('a tag with posts has a page that lists them', () => {
  const pages = routes.filter(({ path }) => path.startsWith('/blog/tags/'))
  expect(pages.map(({ path, name, changed, page }) => [path, name, changed, page?.listed])).toEqual(
    [
      ['/blog/tags/audits', 'Audits', '2025-01-13', posts(13)],
      ['/blog/tags/first', 'First', '2025-01-01', posts(1)],
    ],
  )
})

test.each([
  ['/', []],
  ['/404', []],
  ['/about', ['Home', 'here']],
  ['/blog', ['Home', 'here']],
  ['/blog/a-post', ['Home', 'Blog', 'here']],
  ['/blog/tags/audits', ['Home', 'Blog', 'here']],
  ['/services/seo', ['Home', 'Services', 'here']],
  ['/case-studies/a', ['Home', 'Case studies', 'here']],
])('builds the breadcrumb of %s', (path, names) => {
  expect(crumbsOf({ path, name: 'here' }).map(({ name }) => name)).toEqual(names)
})

test('a file that several pages share has no page', () => {
  expect(pathOf({ file: sourceFile('data/tags.json', '') })).toBeUndefined()
  const file = sourceFile('content/blog/a-post/index.mdx', '')
  expect(pathOf({ file, slug: 'a-post' })).toBe('/blog/a-post')
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

test('every page kind has a component and a file with its text', () => {
  const missing = (files: string[]) =>
    files.filter(file => !file.includes('*') && !existsSync(file))
  expect(missing(pageKinds.map(({ component }) => component))).toEqual([])
  expect(missing(pageKinds.map(fileOf))).toEqual([])
})

test.each([
  ['/', home, {}],
  ['/services/web-application-development', webApplication, {}],
  ['/services/seo', service, { slug: 'seo' }],
  ['/blog/page', post, { slug: 'page' }],
  ['/blog/tags', post, { slug: 'tags' }],
  ['/blog/tags/audits', tag, { slug: 'audits' }],
  ['/blog', blog, {}],
  ['/blog/page/2', undefined, {}],
  ['/blogs', textPage, {}],
  ['/case-studies/a/b', undefined, {}],
  ['/nothing', textPage, { slug: 'nothing' }],
  ['/nothing/there', undefined, {}],
])('matches %s to its page kind', (path, kind, more) => {
  const found = matchPath(path)
  expect(found?.kind).toBe(kind)
  expect(found ?? {}).toMatchObject(more)
})
