/** Builds the list of the site's pages from nodes. */
import type { ContentType } from '../content/content-type'
import {
  isCollection,
  namesIn,
  type CollectionKind,
  type FixedKind,
  type ListedNode,
  type Page,
  type PageKind,
  type RouteNode,
} from './page-kind'
import { matchPath, pathOfPage } from './paths'
import { pageKinds, SECTIONS } from './registry'

/** A page with its kind. */
export interface KnownPage extends Omit<Page, 'model'> {
  readonly kind: PageKind
  readonly node: RouteNode
}

/** A page of the site. */
export interface Route {
  readonly path: string
  readonly name: string
  /** The heading of the page's section. */
  readonly sectionName: string
  /** Undefined for a page in src/pages that has no kind. */
  readonly page?: KnownPage
  /** The date of the last change, if the content has one. */
  readonly changed?: string
}

/** All collections. */
export const COLLECTIONS: readonly CollectionKind[] = pageKinds.filter(isCollection)

/** The page kinds that have a fixed path and a name. */
export const FIXED_PAGES = pageKinds.filter(
  (kind): kind is FixedKind & { name: string } => !isCollection(kind) && kind.name !== undefined,
)

/** Returns the page kind that has a page for each document of a type. */
export function collectionOf(type: ContentType): CollectionKind {
  const kind = COLLECTIONS.find(each => each.type === type)
  if (!kind) throw new Error(`The type ${type.typeName} has no pages.`)
  return kind
}

/**
 * Returns a document's page; `undefined` for a tag without posts.
 *
 * @param entries all entries of the list's type
 */
export function pageOf(
  kind: PageKind,
  node: RouteNode,
  entries: readonly ListedNode[],
): KnownPage | undefined {
  const slug = isCollection(kind) ? node.slug : ''
  const path = pathOfPage(kind, slug)
  const by = kind.lists?.by
  const listed = entries.filter(entry => !by || namesIn(by, entry).includes(slug))
  if (by && listed.length === 0) return undefined
  // A document in a collection can have its own page kind, which matchPath() returns.
  return { path, kind, slug, node, listed, name: nameOf(kind, node), ...matchPath(path) }
}

function nameOf(kind: PageKind, node: RouteNode): string {
  if (isCollection(kind)) return kind.name(node)
  return kind.name ?? collectionOf(kind.type).name(node)
}

/** Returns a page's route. `changed` doesn't take other pages into account. */
export const routeOf = (page: KnownPage): Route => ({
  path: page.path,
  name: page.name,
  sectionName: page.kind.sectionOf?.(page.node) ?? page.kind.section,
  page,
  changed: newest([page.node]),
})

/** Returns the newest date among these nodes. */
const newest = (nodes: readonly RouteNode[]) =>
  nodes
    .flatMap(({ date, updated }) => updated ?? date ?? [])
    .sort()
    .at(-1)

/**
 * Returns all pages that have a page kind, grouped by section.
 *
 * @param nodes the documents of each kind, in order
 */
export function routeList(nodes: ReadonlyMap<PageKind, readonly ListedNode[]>): Route[] {
  const allOf = (type: ContentType) => nodes.get(collectionOf(type)) ?? []
  const routes = [...nodes].flatMap(([kind, own]) => {
    const { lists, changesWith = [] } = kind
    const entries = lists ? allOf(lists.type) : []
    const others = changesWith.flatMap(allOf)
    return own.flatMap(node => {
      const page = pageOf(kind, node, entries)
      return page ? { ...routeOf(page), changed: newest([node, ...page.listed, ...others]) } : []
    })
  })
  return SECTIONS.flatMap(section => routes.filter(({ sectionName }) => sectionName === section))
}

/** Returns a page's breadcrumb, including the page; empty for the home page and unlisted pages. */
export function crumbsOf({ path, name }: Pick<Route, 'path' | 'name'>) {
  if (path === '/' || matchPath(path)?.kind.unlisted) return []
  const above = FIXED_PAGES.filter(
    parent => parent.path === '/' || path.startsWith(`${parent.path}/`),
  )
  return [...above, { path, name }].map(crumb => ({ path: crumb.path, name: crumb.name }))
}
