/** All pages of the site, from nodes. */
import type { PageMetadata } from '../content/page-metadata'
import { isCollection, type CollectionKind, type FixedKind, type PageKind } from './page-kind'
import { listedOn, matchPath, pathOfPage, pathsOfList } from './paths'
import { pageKinds, SECTIONS } from './registry'

/** A link to a page. */
export interface RouteLink {
  name: string
  path: string
}

/** A page. */
export interface RouteEntry extends RouteLink {
  /** The id of its section. */
  section: string
  /** The meta description. Later pages of a list have none. */
  description?: string
  /** The publication date, if the content has one. */
  published?: string
  /** The date of the last change, if the content has one. */
  changed?: string
  /** The component's path; empty for a page in src/pages without a kind. */
  component?: string
  /** More variables for the template's query. */
  context?: Record<string, unknown>
}

/** The node fields routes are made from. */
export interface RouteNode {
  slug: string
  metadata?: PageMetadata
  date?: string
  updated?: string | null
}

/** The data the route list is made from. */
export interface RouteSources {
  /** The descriptions of the fixed pages, by path. */
  fixed: ReadonlyMap<string, string>
  /** The nodes of each collection's type in order, by the type's name. */
  nodes: Readonly<Record<string, readonly RouteNode[]>>
}

/** The route of a document's page. */
export function collectionRoute(kind: CollectionKind, node: RouteNode, number = 1): RouteEntry {
  const { metadata = kind.metadata?.(node), date, updated } = node
  return {
    path: pathOfPage(kind, node.slug, number),
    name: listPageName(kind.name(node), number),
    section: (kind.sectionOf?.(node) ?? kind.section).id,
    ...(number === 1 && { description: metadata?.description }),
    ...(date !== undefined && { published: date, changed: updated ?? date }),
  }
}

/** The routes of a collection: one per document, or one per page of each document's list. */
function collectionRoutes(kind: CollectionKind, { nodes }: RouteSources): RouteEntry[] {
  const own = nodes[kind.type.typeName] ?? []
  const { lists } = kind
  if (!lists) return own.map(node => collectionRoute(kind, node))
  const entries = nodes[lists.type.typeName] ?? []
  return own.flatMap(node => {
    const listed = listedOn(kind, node.slug, entries)
    if (listed.length === 0) return []
    const changed = newest(listed.map(({ date, updated }) => updated ?? date))
    return listContexts(kind, listed, entries, node.slug).map(context => ({
      ...collectionRoute(kind, node, context.number),
      changed,
      context,
    }))
  })
}

/** The page context of each page of a list. */
function listContexts(
  kind: PageKind,
  listed: readonly RouteNode[],
  entries: readonly RouteNode[],
  slug = '',
) {
  const { perPage = listed.length } = kind.lists ?? {}
  const common = { slug, count: listed.length, ...kind.lists?.context?.(entries) }
  return pathsOfList(kind, listed.length, slug).map((_, index) => ({
    ...common,
    listed: listed.slice(index * perPage, (index + 1) * perPage).map(entry => entry.slug),
    number: index + 1,
  }))
}

/** The name of a list page. */
const listPageName = (name: string, number: number) =>
  number > 1 ? `${name}, page ${number}` : name

const newest = (days: readonly (string | undefined)[]) =>
  days.reduce((last, day) => (day && (!last || day > last) ? day : last), undefined)

/** The route of a page with its own path, or of a page of its list. */
export function fixedRoute(path: string): RouteEntry | undefined {
  const { kind, number = 1 } = matchPath(path) ?? {}
  if (!kind || isCollection(kind) || kind.name === undefined) return undefined
  return { path, name: listPageName(kind.name, number), section: kind.section.id }
}

/** All collections. */
export const COLLECTIONS: readonly CollectionKind[] = pageKinds.filter(isCollection)

const isFixed = (kind: PageKind): kind is FixedKind =>
  !isCollection(kind) && kind.name !== undefined

/** The listed pages with their own paths. */
export const FIXED_PAGES: readonly FixedKind[] = pageKinds
  .filter(isFixed)
  .filter(({ unlisted }) => !unlisted)

/** The paths of unlisted pages. */
export const UNLISTED_PATHS: readonly string[] = pageKinds
  .filter(({ unlisted }) => unlisted)
  .map(({ path }) => path)

/** All listed pages, by section: fixed pages, list pages, documents. */
export function routeList(sources: RouteSources): RouteEntry[] {
  const entries = COLLECTIONS.flatMap(kind => collectionRoutes(kind, sources))
  const newestIn = (sections: readonly string[]) =>
    newest(
      entries.filter(({ section }) => sections.includes(section)).map(({ changed }) => changed),
    )
  const own = FIXED_PAGES.flatMap(kind => {
    const { path, section, lists, changesWith = lists ? [section.id] : [] } = kind
    return fixedPages(kind, sources).map(page => ({
      ...page,
      ...(page.path === path && { description: sources.fixed.get(path) }),
      changed: newestIn(changesWith),
    }))
  })
  const listed = SECTIONS.flatMap(({ id }) => [
    ...own.filter(({ section }) => section === id),
    ...entries.filter(({ section }) => section === id),
  ])
  return listed.map(entry => ({ ...entry, component: matchPath(entry.path)?.kind.component }))
}

/** The routes of a fixed kind: one, or one per page of its list. */
function fixedPages(kind: FixedKind, { nodes }: RouteSources): RouteEntry[] {
  const { path, name = '', section, lists } = kind
  const page = { path, name, section: section.id }
  if (!lists?.perPage) return [page]
  const entries = nodes[lists.type.typeName] ?? []
  return listContexts(kind, entries, entries).map(context => ({
    ...page,
    path: pathOfPage(kind, '', context.number),
    name: listPageName(name, context.number),
    context,
  }))
}

/**
 * The paths of all pages of a paginated list; empty for other pages.
 *
 * @param path the path of one of its pages
 * @param count how many entries the list has
 */
export function pagesOfList(path: string, count: number): string[] {
  const { kind, slug } = matchPath(path) ?? {}
  return kind?.lists?.perPage ? pathsOfList(kind, count, slug) : []
}

/** The breadcrumb of a page, including the page; empty for the home page. */
export function crumbsOf({ path, name }: RouteLink): RouteLink[] {
  const { kind } = matchPath(path) ?? {}
  if (path === '/' || kind?.unlisted) return []
  const above = FIXED_PAGES.filter(
    parent => parent.path === '/' || path.startsWith(`${parent.path}/`),
  )
  return [
    ...above.map(parent => ({ path: parent.path, name: parent.name ?? parent.path })),
    { path, name },
  ]
}
