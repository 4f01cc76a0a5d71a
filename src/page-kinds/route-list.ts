/** Builds the site's pages from nodes. */
import { capital } from '../content/format'
import { allNodes, oneNode, SitePage, type Model } from '../data-layer/node-model'
import type { ContentType } from '../content/content-type'
import {
  isCollection,
  namesIn,
  type ListedNode,
  type Page,
  type PageKind,
  type RouteNode,
} from './page-kind'
import { collectionOf, matchPath, pathOfPage, sectionOf, type MatchedPath } from './paths'
import { pageKinds } from './registry'

/** A page of the site. */
export interface Route extends Omit<Page, 'model'> {
  /** The heading of the page's section. */
  sectionName: string
  /** Undefined for a page in src/pages that has no kind. */
  kind?: PageKind
  node: Partial<RouteNode>
}

/** Returns all documents of a type that have pages, in list order. */
const nodesOf = (type: ContentType, model: Model) =>
  allNodes(model, type, collectionOf(type.typeName)?.order) as Promise<ListedNode[]>

/** Returns a page's own document, if it exists. */
function nodeAt({ kind, slug }: MatchedPath, model: Model) {
  const { type, document = slug } = kind
  const filter = document ? { [type.slugField ?? 'slug']: { eq: document } } : {}
  return oneNode(model, type, filter) as Promise<RouteNode | undefined>
}

/** Returns the pages of a kind's documents. Leaves out tags without posts. */
async function routesFor(kind: PageKind, nodes: readonly RouteNode[], model: Model) {
  const { lists, listedBy } = kind
  const entries = lists ? await nodesOf(lists, model) : []
  return nodes.flatMap((node): Route[] => {
    const path = pathOfPage(kind, node.slug)
    const listed = entries.filter(
      entry => !listedBy || namesIn(listedBy, entry).includes(node.slug),
    )
    if (listedBy && listed.length === 0) return []
    // A document in a collection can have its own page kind.
    const own = matchPath(path)?.kind ?? kind
    const name = own.name ?? node.title ?? node.name ?? node.slug
    return [{ path, name, sectionName: sectionOf(path), kind: own, node, listed }]
  })
}

/** Returns the route of a page in src/pages that has no page kind. Its name is derived from its path. */
function plainRoute(path: string): Route {
  const words = path.replace(/.*\//, '').replaceAll(/[-_]+/g, ' ')
  return { path, name: capital(words), sectionName: sectionOf(path), node: {}, listed: [] }
}

/** Returns the page at a path. Queries only the page's own document and, for a list, its entries. */
export async function routeAt(path: string, model: Model): Promise<Route | undefined> {
  const match = matchPath(path)
  const node = match && (await nodeAt(match, model))
  if (!node) return (await oneNode(model, SitePage, { path: { eq: path } })) && plainRoute(path)
  const [route] = await routesFor(match.kind, [node], model)
  return route
}

/** Returns all pages, by section. */
export async function allRoutes(model: Model): Promise<Route[]> {
  const ofKinds = pageKinds.map(async kind => {
    if (isCollection(kind)) return routesFor(kind, await nodesOf(kind.type, model), model)
    // A page without a name of its own is in a collection.
    return (kind.name && (await routeAt(kind.path, model))) || []
  })
  const routes = (await Promise.all(ofKinds)).flat()
  const known = new Set(routes.map(({ path }) => path))
  for (const { path, component } of await allNodes(model, SitePage, [{ path: 'ASC' }]))
    // Error pages end in .html.
    if (/[/\\]src[/\\]pages[/\\]/.test(component) && !path.endsWith('.html') && !known.has(path))
      routes.push(plainRoute(path))
  const sections = [...new Set(routes.map(({ sectionName }) => sectionName))]
  return sections.flatMap(section => routes.filter(({ sectionName }) => sectionName === section))
}

/** Returns the date of a page's last change, including the pages it lists; `undefined` if the content has no dates. */
export const lastChange = ({ node, listed }: Route) =>
  [node, ...listed]
    .flatMap(({ date, updated }) => updated ?? date ?? [])
    .sort()
    .at(-1)

/** Returns a page's breadcrumb, including the page; empty for the home page and unlisted pages. */
export function crumbsOf({ path, name, kind }: Pick<Route, 'path' | 'name' | 'kind'>) {
  if (path === '/' || kind?.unlisted) return []
  const above = pageKinds.flatMap(parent =>
    parent.name && (parent.path === '/' || path.startsWith(`${parent.path}/`))
      ? { path: parent.path, name: parent.name }
      : [],
  )
  return [...above, { path, name }]
}
