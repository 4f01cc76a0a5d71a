/** Every page of the site with its name and its place, from what the data layer has read. */
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
  /** What search engines show of it; a further page of a list has none of its own. */
  description?: string
  /** The day of publication, where the content has one. */
  published?: string
  /** The day of the last change, where the content says it. */
  changed?: string
  /** The component, from the project's root; empty for a page in src/pages that no kind describes. */
  component?: string
  /** What the template's query needs besides the path. */
  context?: Record<string, unknown>
}

/** What the entry of a collection's page is made of. */
export interface RouteNode {
  slug: string
  metadata?: PageMetadata
  date?: string
  updated?: string | null
}

/** What the list is made of. */
export interface RouteSources {
  /** The descriptions of the fixed pages, by path. */
  fixed: ReadonlyMap<string, string>
  /** The nodes of each collection's type in order, by the type's name. */
  nodes: Readonly<Record<string, readonly RouteNode[]>>
}

/** The page of a document, or of an entry of a list; `number` where it is a list that continues. */
export function collectionRoute(kind: CollectionKind, node: RouteNode, number = 1): RouteEntry {
  const { metadata = kind.metadata?.(node), date, updated } = node
  return {
    path: pathOfPage(kind, node.slug, number),
    name: numbered(kind.name(node), number),
    section: (kind.sectionOf?.(node) ?? kind.section).id,
    ...(number === 1 && { description: metadata?.description }),
    ...(date !== undefined && { published: date, changed: updated ?? date }),
  }
}

/** The pages of a collection: one for each document, or as many as the entries that each lists fill. */
function collectionRoutes(kind: CollectionKind, { nodes }: RouteSources): RouteEntry[] {
  const own = nodes[kind.type.typeName] ?? []
  const { lists } = kind
  if (!lists)
    return own.map((node, index) => ({
      ...collectionRoute(kind, node),
      context: kind.context?.(own, index),
    }))
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

/** What the pages of a list are told about it, page by page. */
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

/** The name of a page of a list: its first has the list's name alone. */
const numbered = (name: string, number: number) => (number > 1 ? `${name}, page ${number}` : name)

const newest = (days: readonly (string | undefined)[]) =>
  days.reduce((last, day) => (day && (!last || day > last) ? day : last), undefined)

/** A page that exists whatever the content is, or a page of a list that continues. */
export function fixedRoute(path: string): RouteEntry | undefined {
  const { kind, number = 1 } = matchPath(path) ?? {}
  if (!kind || isCollection(kind) || kind.name === undefined) return undefined
  return { path, name: numbered(kind.name, number), section: kind.section.id }
}

/** Every kind with a page for each document. */
export const COLLECTIONS: readonly CollectionKind[] = pageKinds.filter(isCollection)

const isFixed = (kind: PageKind): kind is FixedKind =>
  !isCollection(kind) && kind.name !== undefined

/** The pages with an address of their own that lists name. */
export const FIXED_PAGES: readonly FixedKind[] = pageKinds
  .filter(isFixed)
  .filter(({ unlisted }) => !unlisted)

/** The addresses of the pages that no list names. */
export const UNLISTED_PATHS: readonly string[] = pageKinds
  .filter(({ unlisted }) => unlisted)
  .map(({ path }) => path)

/** Every page that is listed, section by section: fixed pages, further pages of lists, documents. */
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

/** The page of a fixed kind, or those of the list that it is. */
function fixedPages(kind: FixedKind, { nodes }: RouteSources): RouteEntry[] {
  const { path, name = '', section, lists } = kind
  const page = { path, name, section: section.id }
  if (!lists?.perPage) return [page]
  const entries = nodes[lists.type.typeName] ?? []
  return listContexts(kind, entries, entries).map(context => ({
    ...page,
    path: pathOfPage(kind, '', context.number),
    name: numbered(name, context.number),
    context,
  }))
}

/**
 * The addresses of the pages of a list that one of them links; none for a page that is no part of a list.
 *
 * @param count how many entries the list has
 */
export function pagesOfList(path: string, count: number): string[] {
  const { kind, slug } = matchPath(path) ?? {}
  return kind?.lists?.perPage ? pathsOfList(kind, count, slug) : []
}

/** The way from the home page to a page, the page included; nothing for the home page itself. */
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
