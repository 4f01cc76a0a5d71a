/** Every page of the site with its name and its place, out of what the data layer or the check has read. */
import { pageKinds, SECTIONS, type PageKind, type PageKindName, type Section } from './page-kinds'
import { isCollection, listedOn, listPagePath, listPagePaths, matchPath } from './paths'

/** A link to a page. */
export interface RouteLink {
  name: string
  path: string
}

/** A page. */
export interface RouteEntry extends RouteLink {
  section: Section
  /** What search engines show of it; a further page of a list has none of its own. */
  description?: string
  /** The day of publication, where the content has one. */
  published?: string
  /** The day of the last change, where the content tells it. */
  changed?: string
}

/** What the entry of a page is made of that stands for a document. */
export interface RouteNode {
  slug: string
  metadata: { description: string }
  date?: string
  updated?: string | null
  /** Which of them is the page's name, its kind says. */
  client?: string
  name?: string
  title?: string
  /** The tags of a post. */
  tags?: readonly string[]
  /** The service of which a page of text shows a deliverable. */
  example?: string | null
}

/**
 * The types of which each document, or each entry of a list, has a page, with the kind of that page: in the order
 * in which they are listed within a section.
 */
const COLLECTIONS = {
  Service: 'service',
  CaseStudy: 'caseStudy',
  Tag: 'tag',
  Post: 'post',
  TextPage: 'textPage',
} as const satisfies Record<string, PageKindName>

type CollectionType = keyof typeof COLLECTIONS

/** What the list is made of: nodes in the order in which the site lists them. */
interface RouteSources extends Record<CollectionType, readonly RouteNode[]> {
  /** The descriptions of the fixed pages, by path. */
  fixed: ReadonlyMap<string, string>
}

/** The page of a document, or of an entry of a list; `number` where that is a list which goes on. */
export function collectionRoute(
  type: CollectionType,
  { slug, metadata, date, updated, example, ...own }: RouteNode,
  number = 1,
): RouteEntry {
  const { name, section } = pageKinds[COLLECTIONS[type]]
  const field = typeof name === 'string' ? undefined : name.field
  return {
    path: listPagePath(COLLECTIONS[type], number, slug),
    name: numbered((field && own[field]) ?? slug, number),
    section: example ? 'services' : section,
    ...(number === 1 && { description: metadata.description }),
    ...(date !== undefined && { published: date, changed: updated ?? date }),
  }
}

/** The pages of a document or an entry: one, or as many as what it lists fills, which may be none. */
function collectionRoutes(
  type: CollectionType,
  node: RouteNode,
  sources: RouteSources,
): RouteEntry[] {
  const kind = pageKinds[COLLECTIONS[type]]
  if (!kind.lists) return [collectionRoute(type, node)]
  const listed = listedOn(kind, node.slug, sources[kind.lists])
  if (listed.length === 0) return []
  const changed = newest(listed.map(({ date, updated }) => updated ?? date))
  return listPagePaths(COLLECTIONS[type], listed.length, node.slug).map((_, index) => ({
    ...collectionRoute(type, node, index + 1),
    changed,
  }))
}

/** What a page of a list is called: its first by the list's name alone. */
export const numbered = (name: string, number: number): string =>
  number > 1 ? `${name}, page ${number}` : name

const newest = (days: readonly (string | undefined)[]) =>
  days.reduce((last, day) => (day && (!last || day > last) ? day : last), undefined)

/** A page that exists whatever the content is, or a page of a list that goes on. */
export function fixedRoute(path: string): RouteEntry | undefined {
  const { kind, number = 1 } = matchPath(path) ?? {}
  if (!kind || typeof kind.name !== 'string') return undefined
  return { path, name: numbered(kind.name, number), section: kind.section }
}

/** Pages of each kind that is no collection, the not-found page left out, in order. */
export const FIXED_PAGES: readonly PageKind[] = Object.values(pageKinds).filter(
  kind => !isCollection(kind) && typeof kind.name === 'string' && !kind.unlisted,
)

/** The addresses of the pages that nothing lists. */
export const UNLISTED_PATHS: readonly string[] = Object.values(pageKinds)
  .filter(({ unlisted }) => unlisted)
  .map(({ path }) => path)

/** Every page that is listed, section by section: fixed pages, further pages of lists, documents. */
export function routeList(sources: RouteSources): RouteEntry[] {
  const types = Object.keys(COLLECTIONS) as CollectionType[]
  const entries = types.flatMap(type =>
    sources[type].flatMap(node => collectionRoutes(type, node, sources)),
  )
  const newestIn = (sections: readonly Section[]) =>
    newest(
      entries.filter(({ section }) => sections.includes(section)).map(({ changed }) => changed),
    )
  const own = FIXED_PAGES.flatMap(kind => {
    const { path, section, lists, changesWith = lists ? [section] : [] } = kind
    return listPages(kind, sources).map(page => ({
      ...page,
      section,
      ...(page.path === path && { description: sources.fixed.get(path) }),
      changed: newestIn(changesWith),
    }))
  })
  return SECTIONS.flatMap(section => [
    ...own.filter(page => page.section === section),
    ...entries.filter(page => page.section === section),
  ])
}

function listPages({ path, lists, perPage }: PageKind, sources: RouteSources): RouteLink[] {
  const name = matchPath(path)?.name
  const paths = name && lists && perPage ? listPagePaths(name, sources[lists].length) : [path]
  return paths.map(linkTo)
}

function linkTo(path: string): RouteLink {
  return { path, name: fixedRoute(path)?.name ?? path }
}

/**
 * The addresses of the pages of a list that one of them leads to; none for a page that is no part of a list.
 *
 * @param count how many entries the list has
 */
export function pagesOfList(path: string, count: number): string[] {
  const { name, kind, slug } = matchPath(path) ?? {}
  return name && kind?.perPage ? listPagePaths(name, count, slug) : []
}

/** The way from the home page to a page, the page included; nothing for the home page itself. */
export function crumbsOf({ path, name }: RouteLink): RouteLink[] {
  const { kind } = matchPath(path) ?? {}
  if (path === pageKinds.home.path || kind?.unlisted) return []
  const above = FIXED_PAGES.filter(
    parent => parent.path === '/' || path.startsWith(`${parent.path}/`),
  )
  return [...above.map(parent => linkTo(parent.path)), { path, name }]
}
