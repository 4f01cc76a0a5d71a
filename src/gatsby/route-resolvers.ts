/**
 * Pages in the data layer: `route(path)` is one page with its breadcrumb and structured data, `routes` are all of
 * them. Server-only: pages receive the result as query data.
 */
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
import { allInterpolated, interpolated } from '../data-layer/variables'
import { markedText } from '../page-kinds/case-study/provenance'
import { MAIN, type Page, type PageKind } from '../page-kinds/page-kind'
import { documentKindOf } from '../page-kinds/documents'
import { documentFile, matchPath } from '../page-kinds/paths'
import { SECTIONS } from '../page-kinds/registry'
import {
  collectionRoute,
  COLLECTIONS,
  crumbsOf,
  FIXED_PAGES,
  fixedRoute,
  pagesOfList,
  routeList,
  UNLISTED_PATHS,
  type RouteEntry,
  type RouteNode,
} from '../page-kinds/route-list'
import type { JsonLd } from '../structured-data/json-ld'
import { breadcrumbList } from '../structured-data/web-pages'
import type { SocialCard } from '../social/card'
import { editingOf } from './editing'
import { siteUrl } from './site-facts'

/** Which part of a paginated list a page shows. */
interface ListPart {
  /** The slugs of the entries it shows, in order. */
  listed?: readonly string[] | null
  /** How many entries the whole list has. */
  count?: number | null
}

/** A page with its kind and its own document. */
interface KnownPage extends Page {
  readonly kind: PageKind
  readonly node: RouteNode
}

/** The page at a path; `undefined` if there isn't one, or if it's in src/pages without a kind. */
async function pageAt(path: string, model: Model): Promise<KnownPage | undefined> {
  const match = matchPath(path)
  if (!match) return undefined
  const { type } = match.kind
  // A tag is an entry of a list, so its slug isn't in the file's name.
  const slug = documentKindOf(documentFile(match))?.slug ?? match.slug
  const filter = slug ? { [type.slugField ?? 'slug']: { eq: slug } } : {}
  const node = await oneNode(model, type, filter)
  return node ? { ...match, path, node: node as RouteNode, model } : undefined
}

/** A page's route, made without reading the other pages. */
async function routeAt(path: string, model: Model): Promise<RouteEntry | undefined> {
  const fixed = fixedRoute(path)
  if (fixed) return fixed
  const page = await pageAt(path, model)
  if (page) {
    const kind = COLLECTIONS.find(({ type }) => type === page.kind.type)
    return kind && collectionRoute(kind, page.node, page.number)
  }
  return (await oneNode(model, SitePage, { path: { eq: path } })) && plainRoute(path)
}

/** The route of a page in src/pages without a kind. Its name is made from its path. */
function plainRoute(path: string): RouteEntry {
  const words = path.replace(/.*\//, '').replaceAll(/[-_]+/g, ' ')
  return { path, name: capital(words), section: MAIN.id }
}

/** The paths of the pages Gatsby made from src/pages, except its error pages. */
async function pagesInSource(model: Model): Promise<string[]> {
  const pages = await allNodes(model, SitePage, [{ path: 'ASC' }])
  return pages.flatMap(({ path, component }) =>
    /[/\\]src[/\\]pages[/\\]/.test(component) && !path.endsWith('.html') ? path : [],
  )
}

async function allRoutes(model: Model): Promise<RouteEntry[]> {
  const fixed = new Map<string, string>()
  for (const { path } of FIXED_PAGES) {
    const { metadata } = (await pageAt(path, model))?.node ?? {}
    if (metadata) fixed.set(path, metadata.description)
  }
  const nodes: Record<string, readonly RouteNode[]> = {}
  for (const kind of COLLECTIONS)
    nodes[kind.type.typeName] = (await kind.all(model)) as readonly RouteNode[]
  const routes = routeList({ fixed, nodes })
  const known = new Set([...routes.map(({ path }) => path), ...UNLISTED_PATHS])
  const plain = (await pagesInSource(model)).filter(path => !known.has(path))
  return [...routes, ...plain.map(plainRoute)]
}

const address = async (model: Model) =>
  siteUrl(await onlyNode(model, SiteFacts), await onlyNode(model, BuildSettings))

const imageAddress = async (path: string, model: Model) =>
  (await address(model)) + socialImagePath(path)

/** The text of a page's social image. */
async function cardOf({ path, name }: RouteEntry, model: Model): Promise<SocialCard> {
  const page = await pageAt(path, model)
  if (!page) return { heading: name }
  return page.kind.card(page, async () => (await allRoutes(model)).length)
}

/** A page's schema.org objects, its breadcrumb first. */
async function jsonLdOf(
  { listed, ...route }: RouteEntry & ListPart,
  model: Model,
): Promise<JsonLd[]> {
  const { path, name } = route
  const crumbs = crumbsOf(route)
  const page = await pageAt(path, model)
  const url = await address(model)
  const breadcrumb = crumbs.length > 0 ? [breadcrumbList(url, crumbs)] : []
  if (!page) return breadcrumb
  const objects = await page.kind.structuredData({
    ...page,
    name,
    site: await onlyNode(model, SiteFacts),
    siteUrl: url,
    image: await imageAddress(path, model),
    listed: listed ?? [],
  })
  return [...breadcrumb, ...objects]
}

/** A field computed from the page's own document; null for a page without one. */
const ofPage = <Value>(compute: (page: KnownPage, model: Model) => Value | Promise<Value>) =>
  computed(async ({ path }: RouteEntry, model) => {
    const page = await pageAt(path, model)
    const value = page && (await compute(page, model))
    return value && allInterpolated(value, model)
  })

/** Queries, for createResolvers. */
export const queryResolvers = {
  route: {
    type: 'Route',
    description: 'A page of the site by its path.',
    args: {
      path: 'String!',
      listed: {
        type: '[String!]',
        description: 'Slugs of the entries shown on this page of the list, in order.',
      },
      count: { type: 'Int', description: 'How many entries the whole list has.' },
    },
    resolve: async (
      _: unknown,
      { path, ...part }: { path: string } & ListPart,
      { nodeModel }: { nodeModel: Model },
    ): Promise<(RouteEntry & ListPart) | undefined> => {
      const entry = await routeAt(path, nodeModel)
      return entry && { ...entry, ...part }
    },
  },
  routes: {
    type: '[Route!]!',
    description: 'Every page that appears in lists and sitemaps, by section.',
    args: { all: { type: 'Boolean', description: 'Whether to append unlisted pages.' } },
    resolve: async (
      _: unknown,
      { all }: { all?: boolean },
      { nodeModel }: { nodeModel: Model },
    ): Promise<RouteEntry[]> => {
      const routes = await allRoutes(nodeModel)
      return all ? [...routes, ...UNLISTED_PATHS.flatMap(path => fixedRoute(path) ?? [])] : routes
    },
  },
}

/** Fields of a page, for createResolvers. */
export const routeResolvers = {
  name: computed(({ name }: RouteEntry, model) => interpolated(name, model)),
  sectionName: computed(
    ({ section }: RouteEntry) => SECTIONS.find(({ id }) => id === section)?.heading,
  ),
  description: computed(async ({ path, description }: RouteEntry, model) => {
    if (description === undefined) return undefined
    const page = await pageAt(path, model)
    return interpolated(markedText(description, { mark: await page?.kind.mark?.(page) }), model)
  }),
  isUnlisted: computed(({ path }: RouteEntry) => matchPath(path)?.kind.unlisted ?? false),
  isList: computed(({ path }: RouteEntry) => matchPath(path)?.kind.lists !== undefined),
  kind: computed(({ path }: RouteEntry) => matchPath(path)?.kind.searchAs ?? 'pages'),
  canonical: ofPage(({ node }) => node.metadata?.canonicalUrl),
  mark: ofPage(async (page, model) => {
    const mark = await page.kind.mark?.(page)
    const unpublished = unpublishedMark(page.node, await onlyNode(model, BuildSettings))
    return [mark, unpublished].filter(Boolean).join(', ') || undefined
  }),
  note: ofPage(page => page.kind.note?.(page)),
  subject: ofPage(page => page.kind.subject?.(page)),
  card: computed(async (route: RouteEntry, model) =>
    allInterpolated(await cardOf(route, model), model),
  ),
  url: computed(async ({ path }: RouteEntry, model) => (await address(model)) + path),
  image: computed(({ path }: RouteEntry, model) => imageAddress(path, model)),
  crumbs: computed((route: RouteEntry, model) => allInterpolated(crumbsOf(route), model)),
  pages: computed(({ path, count }: RouteEntry & ListPart) => pagesOfList(path, count ?? 0)),
  editing: computed(async ({ path }: RouteEntry, model) => {
    const { repository } = await onlyNode(model, SiteFacts)
    const settings = await onlyNode(model, BuildSettings)
    return editingOf(path, (await pageAt(path, model))?.node, repository, settings)
  }),
  jsonLd: computed(async (route: RouteEntry & ListPart, model) =>
    allInterpolated(await jsonLdOf(route, model), model),
  ),
}
