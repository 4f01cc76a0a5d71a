import { existsSync } from 'node:fs'
import type { Model } from '../data-layer/node-model'
import { home } from './home/home'
import { fileOf } from './page-kind'
import { matchPath, pathOfEntry } from './paths'
import { blog, post } from './post/post'
import { pageKinds } from './registry'
import { allRoutes, crumbsOf, lastChange, routeAt } from './route-list'
import { service } from './service/service'
import { tag } from './tag/tag'
import { textPage } from './text-page/text-page'
import { webApplication } from './web-application/web-application'

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...document(`${index}`, '/blog'),
    title: `Post ${index}`,
    date: `2025-01-${String(index + 1).padStart(2, '0')}`,
    tags: index < 13 ? ['audits', ...(index === 0 ? ['first'] : [])] : ['budgets'],
  }))

const document = (slug: string, folder: string) => ({ slug, path: `${folder}/${slug}` })

const named = (name: string, folder: string) => [{ ...document(name.toLowerCase(), folder), name }]

const NODES: Readonly<Record<string, object[]>> = {
  Service: named('SEO', '/services'),
  CaseStudy: [
    { ...document('a', '/case-studies'), title: 'A', date: '2024-05-01', updated: '2026-02-03' },
  ],
  Tag: ['Audits', 'First', 'Unused'].flatMap(name => named(name, '/blog/tags')),
  Post: posts(14),
  TextPage: [{ ...document('privacy', ''), title: 'Privacy', date: '2025-01-01' }],
  SitePage: ['/about', '/plain-page', '/404.html'].map(path => ({
    path,
    component: `/site/src/pages${path}.tsx`,
  })),
}

/** A data layer with these nodes, and one of each other type. */
const modelOf = (nodes: typeof NODES) =>
  ({
    findAll: ({ type }: { type: string }) => Promise.resolve({ entries: nodes[type] ?? [] }),
    findOne: ({ type }: { type: string }) =>
      Promise.resolve(type in nodes ? nodes[type]?.[0] : { showsUnpublished: true }),
  }) as unknown as Model
const model = modelOf(NODES)

const fixed = pageKinds.filter(({ name }) => name)

test('lists every page once, by section', async () => {
  const routes = await allRoutes(model)
  const paths = routes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toHaveLength(fixed.length + 1 + 1 + 14 + 1 + 2 + 1)
  const sections = routes.map(({ sectionName }) => sectionName)
  const lists = fixed.flatMap(({ name, lists: listed }) => (listed ? name : []))
  expect(sections.filter((section, index) => section !== sections[index - 1])).toEqual([
    'Main pages',
    ...lists,
  ])
})

test('a page is named after its kind, its document, or its path', async () => {
  const nameAt = async (path: string) => (await routeAt(path, model))?.name
  expect(await nameAt('/about')).toBe('About')
  expect(await nameAt('/services/seo')).toBe('SEO')
  expect(await nameAt('/blog/0')).toBe('Post 0')
  expect(await routeAt('/blog/tags/unused', modelOf({ ...NODES, Post: [] }))).toBeUndefined()
  const plain = (await allRoutes(model)).find(({ path }) => path === '/plain-page')
  expect(plain?.name).toBe('Plain page')
})

test('a page’s date is that of its content, and a list’s is that of its newest entry', async () => {
  const dates = async (nodes: typeof NODES) => {
    const routes = await allRoutes(modelOf(nodes))
    return Object.fromEntries(routes.map(route => [route.path, lastChange(route)]))
  }
  const changed = await dates(NODES)
  expect(changed).toMatchObject({
    '/case-studies/a': '2026-02-03',
    '/case-studies': '2026-02-03',
    '/blog': '2025-01-14',
  })
  expect(changed['/']).toBeUndefined()
  expect(changed['/services/seo']).toBeUndefined()
  const empty = Object.fromEntries(Object.keys(NODES).map(type => [type, []]))
  expect(new Set(Object.values(await dates(empty)))).toEqual(new Set([undefined]))
})

test('a tag with posts has a page that lists them', async () => {
  const routes = await allRoutes(model)
  const pages = routes.filter(({ path }) => path.startsWith('/blog/tags/'))
  expect(pages.map(({ path, name, listed }) => [path, name, listed])).toEqual([
    ['/blog/tags/audits', 'Audits', posts(13)],
    ['/blog/tags/first', 'First', posts(1)],
  ])
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
  const { kind } = matchPath(path) ?? {}
  expect(crumbsOf({ path, name: 'here', kind }).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['content/blog/a-post/index.mdx', '/blog/a-post'],
  ['data/services/seo.json', '/services/seo'],
  ['content/blog/a/b/index.mdx', undefined],
  ['data/service-pages/seo.json', undefined],
  ['data/pages/blog.json', undefined],
  ['data/tags.json', undefined],
])('%s is the document of %s', (file, path) => {
  expect(pathOfEntry(file)).toBe(path)
})

test('every page kind has a component and a file with its text', () => {
  const missing = (files: string[]) =>
    files.filter(file => !file.includes('*') && !existsSync(file))
  const ownPage = (path: string) => `src/pages${path === '/' ? '/index' : path}.tsx`
  const components = pageKinds.map(({ component, path }) => component ?? ownPage(path))
  expect(missing(components)).toEqual([])
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
