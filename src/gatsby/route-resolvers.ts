/**
 * The pages of the site in the data layer: `route(path)` is one with its breadcrumb and structured data, `routes`
 * are all of them. Server-only: pages receive the result as query data.
 */
import { SiteFacts } from '../content/site'
import { socialImagePath } from '../content/social-image'
import {
  allNodes,
  BuildSettings,
  derived,
  namedNode,
  oneNode,
  onlyNode,
  SitePage,
  type Model,
} from '../data-layer/node-model'
import { unpublishedMark } from '../data-layer/unpublished'
import { allInterpolated, interpolated } from '../data-layer/variables'
import { markedText } from '../page-kinds/case-study/provenance'
import { isCollection, MAIN, type Page, type PageKind } from '../page-kinds/page-kind'
import { documentFile, matchPath } from '../page-kinds/paths'
import { Post } from '../page-kinds/post/declaration'
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

/** What a page of a list that continues is told about its list. */
interface ListPart {
  /** The slugs of what the page shows, in order. */
  listed?: readonly string[] | null
  /** How many entries the list has, on all of its pages. */
  count?: number | null
}

/** A page with its kind and its own document. */
interface KnownPage extends Page {
  readonly kind: PageKind
  /** The document's fields, whatever its type. */
  readonly node: RouteNode
}

/** The page at a path; `undefined` where there is none, or one in src/pages without a kind. */
async function pageAt(path: string, model: Model): Promise<KnownPage | undefined> {
  const match = matchPath(path)
  if (!match) return undefined
  const { kind, slug, number } = match
  const { type } = kind
  const [name] = /[^/]+(?=\.json$)/.exec(documentFile(match)) ?? []
  const isNamed = isCollection(kind) || type.glob.includes('*')
  const key = isCollection(kind) ? 'slug' : (type.slugField ?? 'slug')
  const value = isCollection(kind) ? slug : name
  const node = await oneNode(model, type, isNamed ? { [key]: { eq: value } } : {})
  return node ? { kind, path, slug, number, node: node as RouteNode, model } : undefined
}

/** A page by its path, found without reading the others. */
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

/** A page in src/pages that no kind describes: its component is all that is known of it. */
function plainRoute(path: string): RouteEntry {
  const words = (path.split('/').filter(Boolean).at(-1) ?? '').replaceAll(/[-_]+/g, ' ')
  return { path, name: words.charAt(0).toUpperCase() + words.slice(1), section: MAIN.id }
}

/** The pages that Gatsby makes from src/pages, without its own error pages. */
async function pagesInSource(model: Model): Promise<string[]> {
  const pages = await allNodes(model, SitePage, [{ path: 'ASC' }])
  return pages
    .filter(({ component }) => component.split('\\').join('/').includes('/src/pages/'))
    .map(({ path }) => path.replace(/(?<=.)\/$/, ''))
    .filter(path => !path.endsWith('.html'))
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

/** What a page's social image says. */
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
  const described = page && {
    ...page,
    name,
    site: await onlyNode(model, SiteFacts),
    siteUrl: url,
    image: await imageAddress(path, model),
    listed: listed ?? [],
  }
  return [...breadcrumb, ...(described ? await page.kind.structuredData(described) : [])]
}

/** A field computed from the page's own document; empty for a page without one. */
const ofPage = <Value>(work: (page: KnownPage, model: Model) => Value | Promise<Value>) =>
  derived(async ({ path }: RouteEntry, model) => {
    const page = await pageAt(path, model)
    return page && work(page, model)
  })

/** Queries, for createResolvers. */
export const queryResolvers = {
  route: {
    type: 'Route',
    description: 'A page of the site by its path.',
    args: {
      path: 'String!',
      listed: { type: '[String!]', description: 'Slugs of what a page of a list shows, in order.' },
      count: { type: 'Int', description: 'How many entries that list has.' },
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
  posts: {
    type: '[Post!]!',
    description: 'Posts by their slugs, in that order.',
    args: { slugs: { type: '[String!]!' } },
    resolve: (
      _: unknown,
      { slugs }: { slugs: readonly string[] },
      { nodeModel }: { nodeModel: Model },
    ) => Promise.all(slugs.map(slug => namedNode(nodeModel, Post, slug))),
  },
  routes: {
    type: '[Route!]!',
    description: 'Every page that lists and sitemaps name, section by section.',
    args: { all: { type: 'Boolean', description: 'Whether unlisted pages are added at the end.' } },
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
  sectionName: derived(
    ({ section }: RouteEntry) => SECTIONS.find(({ id }) => id === section)?.heading,
  ),
  description: derived(async ({ path, description }: RouteEntry, model) => {
    if (description === undefined) return undefined
    const page = await pageAt(path, model)
    return interpolated(markedText(description, { mark: await page?.kind.mark?.(page) }), model)
  }),
  isUnlisted: derived(({ path }: RouteEntry) => matchPath(path)?.kind.unlisted ?? false),
  isList: derived(({ path }: RouteEntry) => matchPath(path)?.kind.lists !== undefined),
  kind: derived(({ path }: RouteEntry) => matchPath(path)?.kind.searchAs ?? 'pages'),
  canonical: ofPage(({ node }) => node.metadata?.canonicalUrl),
  mark: ofPage(async (page, model) => {
    const mark = await page.kind.mark?.(page)
    const unpublished = unpublishedMark(page.node, await onlyNode(model, BuildSettings))
    return [mark, unpublished].filter(Boolean).join(', ') || undefined
  }),
  note: ofPage(page => page.kind.note?.(page)),
  subject: ofPage(page => page.kind.subject?.(page)),
  card: derived(async (route: RouteEntry, model) =>
    allInterpolated(await cardOf(route, model), model),
  ),
  url: derived(async ({ path }: RouteEntry, model) => (await address(model)) + path),
  image: derived(({ path }: RouteEntry, model) => imageAddress(path, model)),
  crumbs: derived(crumbsOf),
  pages: derived(({ path, count }: RouteEntry & ListPart) => pagesOfList(path, count ?? 0)),
  editing: derived(async ({ path }: RouteEntry, model) => {
    const { repository } = await onlyNode(model, SiteFacts)
    const settings = await onlyNode(model, BuildSettings)
    return editingOf(path, (await pageAt(path, model))?.node, repository, settings)
  }),
  jsonLd: derived(async (route: RouteEntry & ListPart, model) =>
    allInterpolated(await jsonLdOf(route, model), model),
  ),
}
