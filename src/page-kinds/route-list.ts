/** All pages of the site, from nodes. */
import type { ContentType } from '../content/content-type'
import {
  isCollection,
  type CollectionKind,
  type FixedKind,
  type ListedNode,
  type Page,
  type PageKind,
  type RouteNode,
} from './page-kind'
import { listPages, matchPath } from './paths'
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
  /** The heading of its section of the site. */
  readonly sectionName: string
  /** Undefined for a page in src/pages without a kind. */
  readonly page?: KnownPage
  /** The date of the last change, if the content has one. */
  readonly changed?: string
  /** More variables for the template's query. */
  readonly context?: Record<string, unknown>
}

/** All collections. */
export const COLLECTIONS: readonly CollectionKind[] = pageKinds.filter(isCollection)

/** The pages with their own paths and names. */
export const FIXED_PAGES = pageKinds.filter(
  (kind): kind is FixedKind & { name: string } => !isCollection(kind) && kind.name !== undefined,
)

/** The kind with a page for each document of a type. */
export function collectionOf(type: ContentType): CollectionKind {
  const kind = COLLECTIONS.find(each => each.type === type)
  if (!kind) throw new Error(`The type ${type.typeName} has no pages.`)
  return kind
}

/**
 * The pages of a document: one, or those of its list. There are no pages for a tag without posts.
 *
 * @param entries all entries of the list's type
 */
export function pagesOf(
  kind: PageKind,
  node: RouteNode,
  entries: readonly ListedNode[],
): KnownPage[] {
  const name = nameOf(kind, node)
  const slug = isCollection(kind) ? node.slug : ''
  const parts = listPages(kind, slug, entries).filter(({ count }) => count > 0 || !kind.lists?.by)
  const pages = parts.map(({ path }) => path)
  return parts.map(part => ({
    ...part,
    kind,
    slug,
    node,
    pages,
    name: part.number > 1 ? `${name}, page ${part.number}` : name,
    // A document of a collection can have a kind of page to itself.
    ...matchPath(part.path),
  }))
}

function nameOf(kind: PageKind, node: RouteNode): string {
  if (isCollection(kind)) return kind.name(node)
  return kind.name ?? collectionOf(kind.type).name(node)
}

/** The route of a page, without what depends on other pages. */
export const routeOf = (page: KnownPage): Route => ({
  path: page.path,
  name: page.name,
  sectionName: page.kind.sectionOf?.(page.node) ?? page.kind.section,
  page,
  changed: newest([page.node]),
})

/** The date of the last change to any of these. */
const newest = (nodes: readonly RouteNode[]) =>
  nodes
    .flatMap(({ date, updated }) => updated ?? date ?? [])
    .sort()
    .at(-1)

/**
 * All pages with a kind, by section: fixed pages, list pages, documents.
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
      const pages = pagesOf(kind, node, entries)
      const changed = newest([node, ...pages.flatMap(({ listed }) => listed), ...others])
      return pages.map(page => {
        const { slug, number } = page
        const listed = page.listed.map(entry => entry.slug)
        const context = {
          ...(lists && { slug, number, listed }),
          ...kind.context?.(page, lists ? entries : own),
        }
        return { ...routeOf(page), changed, context }
      })
    })
  })
  return SECTIONS.flatMap(section => routes.filter(({ sectionName }) => sectionName === section))
}

/** The breadcrumb of a page, including the page; empty for the home page. */
export function crumbsOf({ path, name }: Pick<Route, 'path' | 'name'>) {
  if (path === '/' || matchPath(path)?.kind.unlisted) return []
  const above = FIXED_PAGES.filter(
    parent => parent.path === '/' || path.startsWith(`${parent.path}/`),
  )
  return [...above, { path, name }].map(crumb => ({ path: crumb.path, name: crumb.name }))
}
