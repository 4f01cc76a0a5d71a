/**
 * Pages in the data layer: `route(path)` returns one page with its breadcrumb and structured data, and `routes` returns
 * all pages. Server-only: pages receive the result as query data.
 */
import type { ContentType } from '../content/content-type'
import { capital } from '../content/format'
import { SiteFacts } from '../content/site'
import { socialImagePath } from '../content/social-image'
import {
  allNodes,
  BuildSettings,
  computed,
  oneNode,
  onlyNode,
  SitePage,
  type Model,
} from '../data-layer/node-model'
import { unpublishedMark } from '../data-layer/unpublished'
import { allInterpolated } from '../data-layer/variables'
import { markedText } from '../page-kinds/case-study/provenance'
import { MAIN, type ListedNode, type PageKind, type RouteNode } from '../page-kinds/page-kind'
import { documentKindOf } from '../page-kinds/documents'
import { documentFile, matchPath } from '../page-kinds/paths'
import {
  collectionOf,
  COLLECTIONS,
  crumbsOf,
  FIXED_PAGES,
  pageOf,
  routeList,
  routeOf,
  type KnownPage,
  type Route,
} from '../page-kinds/route-list'
import { breadcrumbList } from '../structured-data/web-pages'
import { editingOf } from './editing'
import { siteUrl } from './site-facts'

/** Returns the node of a page's own document, if it exists. */
function nodeOf(match: NonNullable<ReturnType<typeof matchPath>>, model: Model) {
  const { type } = match.kind
  // Tags are entries in a list, so a tag's slug isn't in the file name.
  const slug = documentKindOf(documentFile(match))?.slug ?? match.slug
  const filter = slug ? { [type.slugField ?? 'slug']: { eq: slug } } : {}
  return oneNode(model, type, filter) as Promise<RouteNode | undefined>
}

const documentsOf = (type: ContentType, model: Model) =>
  collectionOf(type).all(model) as Promise<ListedNode[]>

/** Returns a page's route. Queries only the page's own document and, for a list, its entries. */
async function routeAt(path: string, model: Model): Promise<Route | undefined> {
  const match = matchPath(path)
  const node = match && (await nodeOf(match, model))
  if (!node) return (await oneNode(model, SitePage, { path: { eq: path } })) && plainRoute(path)
  const { lists } = match.kind
  const page = pageOf(match.kind, node, lists ? await documentsOf(lists.type, model) : [])
  return page && routeOf(page)
}

/** Returns the route of a page in src/pages that has no page kind. Its name is derived from its path. */
function plainRoute(path: string): Route {
  const words = path.replace(/.*\//, '').replaceAll(/[-_]+/g, ' ')
  return { path, name: capital(words), sectionName: MAIN }
}

/** Returns the paths of the pages Gatsby created from src/pages, except error pages. */
async function pagesInSource(model: Model): Promise<string[]> {
  const pages = await allNodes(model, SitePage, [{ path: 'ASC' }])
  return pages.flatMap(({ path, component }) =>
    /[/\\]src[/\\]pages[/\\]/.test(component) && !path.endsWith('.html') ? path : [],
  )
}

async function allRoutes(model: Model): Promise<Route[]> {
  const nodes = new Map<PageKind, readonly ListedNode[]>()
  for (const kind of FIXED_PAGES)
    nodes.set(kind, [(await nodeOf({ kind, slug: '' }, model)) as ListedNode])
  for (const kind of COLLECTIONS) nodes.set(kind, await documentsOf(kind.type, model))
  const routes = routeList(nodes)
  const known = new Set(routes.map(({ path }) => path))
  const plain = (await pagesInSource(model)).filter(path => !known.has(path))
  return [...routes, ...plain.map(plainRoute)]
}

const address = async (model: Model) =>
  siteUrl(await onlyNode(model, SiteFacts), await onlyNode(model, BuildSettings))

const imageAddress = async (path: string, model: Model) =>
  (await address(model)) + socialImagePath(path)

/** Returns a page's schema.org objects, starting with its breadcrumb. */
async function jsonLdOf({ path, name, page }: Route, model: Model) {
  const crumbs = crumbsOf({ path, name })
  const url = await address(model)
  const objects = await page?.kind.structuredData({
    ...page,
    model,
    site: await onlyNode(model, SiteFacts),
    siteUrl: url,
    image: await imageAddress(path, model),
  })
  const all = [...(crumbs.length > 0 ? [breadcrumbList(url, crumbs)] : []), ...(objects ?? [])]
  return all.map(object => ({ '@context': 'https://schema.org', ...object }))
}

/** Computes a field for pages that have a page kind; other pages get null. */
const ofPage = <Value>(compute: (page: KnownPage & { model: Model }) => Value | Promise<Value>) =>
  computed(async ({ page }: Route, model) => {
    const value = page && (await compute({ ...page, model }))
    return value && allInterpolated(value, model)
  })

/** Queries, for createResolvers. */
export const queryResolvers = {
  route: {
    type: 'Route',
    description: 'The page at a path.',
    args: { path: 'String!' },
    resolve: (_: unknown, { path }: { path: string }, { nodeModel }: { nodeModel: Model }) =>
      routeAt(path, nodeModel),
  },
  routes: {
    type: '[Route!]!',
    description: 'Every page that appears in lists and sitemaps, by section.',
    args: { all: { type: 'Boolean', description: 'Whether to include unlisted pages.' } },
    resolve: async (
      _: unknown,
      { all }: { all?: boolean },
      { nodeModel }: { nodeModel: Model },
    ): Promise<Route[]> =>
      (await allRoutes(nodeModel)).filter(({ page }) => all || !page?.kind.unlisted),
  },
}

/** Fields of a page, for createResolvers. */
export const routeResolvers = {
  name: computed(({ name }: Route, model) => allInterpolated(name, model)),
  component: computed(({ page }: Route) => page?.kind.component),
  published: computed(({ page }: Route) => page?.node.date),
  isUnlisted: computed(({ page }: Route) => page?.kind.unlisted ?? false),
  isList: computed(({ page }: Route) => page?.kind.lists !== undefined),
  kind: computed(({ page }: Route) => page?.kind.searchAs ?? 'pages'),
  description: ofPage(async page => {
    const { kind, node } = page
    const { description } = node.metadata ?? node
    if (description === undefined) return undefined
    return markedText(description, { mark: await kind.mark?.(page) })
  }),
  canonical: ofPage(({ node }) => node.metadata?.canonicalUrl),
  mark: ofPage(async page => {
    const mark = await page.kind.mark?.(page)
    const unpublished = unpublishedMark(page.node, await onlyNode(page.model, BuildSettings))
    return [mark, unpublished].filter(Boolean).join(', ') || undefined
  }),
  note: ofPage(page => page.kind.note?.(page)),
  subject: ofPage(page => page.kind.subject?.(page)),
  card: computed(async ({ name, page }: Route, model) => {
    const card = await page?.kind.card({ ...page, model })
    return allInterpolated(card ?? { heading: name }, model)
  }),
  url: computed(async ({ path }: Route, model) => (await address(model)) + path),
  image: computed(({ path }: Route, model) => imageAddress(path, model)),
  crumbs: computed((route: Route, model) => allInterpolated(crumbsOf(route), model)),
  editing: computed(async ({ path, page }: Route, model) => {
    const { repository } = await onlyNode(model, SiteFacts)
    const settings = await onlyNode(model, BuildSettings)
    return editingOf(path, page?.node, repository, settings)
  }),
  jsonLd: computed(async (route: Route, model) =>
    allInterpolated(await jsonLdOf(route, model), model),
  ),
}
