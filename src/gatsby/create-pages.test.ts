import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createPages } from './create-pages'

interface Page {
  path: string
  component: string
  context: Record<string, unknown>
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(folder, '.cache'))
  jest.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const BLOG = 'src/templates/blog.tsx'
const data = {
  routes: [
    { path: '/', component: null },
    { path: '/services/seo', component: 'src/templates/service.tsx' },
    { path: '/blog', component: BLOG },
    { path: '/blog/tags/audits', component: BLOG },
  ],
  allRedirect: {
    nodes: [
      { from: '/old', to: '/about', permanent: true },
      { from: '/older', to: '/services/seo#prices', permanent: true },
    ],
  },
  allCaseStudy: { nodes: [{ services: [{ slug: 'seo' }], industry: { slug: 'hotels' } }] },
}

async function create(result: { data?: unknown; errors?: unknown }) {
  const pages: Page[] = []
  const redirects: unknown[] = []
  const panics: unknown[] = []
  await createPages?.(
    {
      graphql: () => Promise.resolve(result),
      actions: {
        createPage: (page: Page) => pages.push(page),
        createRedirect: (redirect: unknown) => redirects.push(redirect),
      },
      reporter: { panic: (message: string) => panics.push(message) },
    } as unknown as Parameters<NonNullable<typeof createPages>>[0],
    { plugins: [] },
    () => undefined,
  )
  return { pages, redirects, panics }
}

test('creates the pages that have a template and leaves src/pages to Gatsby', async () => {
  const { pages } = await create({ data })
  const component = resolve(BLOG)
  expect(pages).toEqual([
    {
      path: '/services/seo',
      component: resolve('src/templates/service.tsx'),
      context: { slug: 'seo' },
    },
    { path: '/blog', component, context: {} },
    { path: '/blog/tags/audits', component, context: { slug: 'audits' } },
  ])
})

test('creates redirects', async () => {
  const { redirects } = await create({ data })
  expect(redirects).toEqual([
    { fromPath: '/old', toPath: '/about', isPermanent: true },
    { fromPath: '/older', toPath: '/services/seo#prices', isPermanent: true },
  ])
})

test('writes the CSS that filters case studies', async () => {
  await create({ data })
  const rules = readFileSync(join(folder, '.cache/study-filter.css'), 'utf8')
  expect(rules).toContain('[data-services~="seo"]')
  expect(rules).toContain('[data-industry="hotels"]')
})

test('stops the build if the query fails', async () => {
  for (const result of [{ errors: [new Error('no')] }, {}]) {
    const { pages, panics } = await create(result)
    expect(pages).toEqual([])
    expect(panics).toEqual(['The PagesToCreate query failed.'])
  }
})
