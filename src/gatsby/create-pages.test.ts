import { pageKinds } from '../content/routes/page-kinds'
import { createPages } from './create-pages'

const POSTS_A_PAGE = pageKinds.blog.perPage ?? 0
const TAGGED_A_PAGE = pageKinds.tag.perPage ?? 0

interface Page {
  path: string
  component: string
  context: Record<string, unknown>
}

const nodes = (count: number, base: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${base} ${index}`,
    path: `${base}/${index}`,
  }))

/** Posts whose slugs are their numbers; `tagsOf` tells the tags of one. */
const posts = (count: number, tagsOf: (index: number) => readonly string[] = () => []) =>
  nodes(count, '/blog').map((node, index) => ({
    ...node,
    slug: String(index),
    tags: tagsOf(index).map(slug => ({ slug })),
  }))

const answer = (count: number, tagsOf?: Parameters<typeof posts>[1]) => ({
  allCaseStudy: { nodes: nodes(3, '/case-studies') },
  allPost: { nodes: posts(count, tagsOf) },
  allTag: { nodes: [{ slug: 'audits' }, { slug: 'budgets' }, { slug: 'captions' }] },
  allTextPage: { nodes: nodes(2, '') },
  allService: {
    nodes: [{ path: '/services/seo' }, { path: '/services/web-application-development' }],
  },
  allRedirect: {
    nodes: [
      { from: '/old', to: '/about', permanent: true },
      { from: '/older', to: '/case-studies/2#chart-one', permanent: true },
      { from: '/early', to: '/blog/of-a-day-ahead', permanent: true },
    ],
  },
})

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
  return { pages, redirects, panics, at: (path: string) => pages.find(page => page.path === path) }
}

test.each([
  [0, 1],
  [1, 1],
  [POSTS_A_PAGE, 1],
  [POSTS_A_PAGE + 1, 2],
  [POSTS_A_PAGE * 3, 3],
])('%i posts make a blog of %i pages that show each post once', async (count, pageCount) => {
  const { pages } = await create({ data: answer(count) })
  const lists = pages.filter(({ path }) => /^\/blog(?:\/page\/\d+)?$/.test(path))
  expect(lists.map(({ path }) => path)).toEqual(
    Array.from({ length: pageCount }, (_, index) => (index ? `/blog/page/${index + 1}` : '/blog')),
  )
  expect(lists.flatMap(({ context }) => context.listed)).toEqual(
    posts(count).map(({ slug }) => slug),
  )
  expect(lists.map(({ context }) => [context.number, context.count])).toEqual(
    lists.map((_, index) => [index + 1, count]),
  )
})

test('a tag has pages enough for its posts, each with its part of them; a tag without posts has none', async () => {
  const count = TAGGED_A_PAGE + 1
  const { pages, at } = await create({
    data: answer(count, index => (index === 0 ? ['budgets', 'audits'] : ['audits'])),
  })
  const slugs = posts(count).map(({ slug }) => slug)
  const tags = ['audits', 'budgets']
  const ofAudits = { slug: 'audits', count, tags }
  expect(
    pages
      .filter(({ path }) => path.startsWith('/blog/tags/'))
      .map(({ path, context }) => [path, context]),
  ).toEqual([
    ['/blog/tags/audits', { ...ofAudits, listed: slugs.slice(0, -1), number: 1 }],
    ['/blog/tags/audits/page/2', { ...ofAudits, listed: slugs.slice(-1), number: 2 }],
    ['/blog/tags/budgets', { slug: 'budgets', listed: ['0'], number: 1, count: 1, tags }],
  ])
  expect(at('/blog')?.context.tags).toEqual(tags)
})

test('old addresses lead on; one to a page that is not there yet waits', async () => {
  const { redirects } = await create({ data: answer(0) })
  expect(redirects).toEqual([
    { fromPath: '/blog/page/2', toPath: '/blog', isPermanent: false },
    { fromPath: '/old', toPath: '/about', isPermanent: true },
    { fromPath: '/older', toPath: '/case-studies/2#chart-one', isPermanent: true },
  ])
})

test('a query that fails ends the build with a word, and makes no page', async () => {
  for (const result of [{ errors: [new Error('no')] }, {}]) {
    const { pages, panics } = await create(result)
    expect(pages).toEqual([])
    expect(panics).toEqual(['The query for the pages to create failed.'])
  }
})
