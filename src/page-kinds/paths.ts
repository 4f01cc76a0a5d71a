/** Converts between pages, paths, and files. */
import { documentKindOf } from './documents'
import { fileOf, isCollection, type PageKind } from './page-kind'
import { pageKinds } from './registry'

/** The page kinds that have a page for each document of a type. */
export const COLLECTIONS = pageKinds.filter(isCollection)

/** Returns the page kind with a page for each document of a type; `undefined` if its documents have no pages. */
export const collectionOf = (typeName: string) =>
  COLLECTIONS.find(({ type }) => type.typeName === typeName)

/**
 * Returns a page's path.
 *
 * @param slug the document's slug, if the page is in a collection
 */
export const pathOfPage = ({ path }: Pick<PageKind, 'path'>, slug = '') =>
  path.replace(':slug', slug)

/** Returns the kind of the list at or above a path; `undefined` if there's none. */
const listOf = (path: string) =>
  pageKinds.find(kind => kind.lists && `${path}/`.startsWith(`${kind.path}/`))

/** Returns the path of the list a page belongs to, or of the home page. The page doesn't have to exist. */
export const listAbove = (path: string) => listOf(path)?.path ?? '/'

/** Returns the heading of a page's section. The sitemap groups pages by it. */
export const sectionOf = (path: string) => listOf(path)?.name ?? 'Main pages'

/** The page that a path belongs to. */
export interface MatchedPath {
  kind: PageKind
  /** The slug if the page is in a collection; otherwise empty. */
  slug: string
}

/**
 * Returns the page kind and slug for a path. The page doesn't have to exist.
 *
 * @param path the path without a prefix, query, or fragment
 */
export function matchPath(path: string): MatchedPath | undefined {
  for (const kind of pageKinds) {
    const match = new RegExp(`^${pathOfPage(kind, '([^/]+)')}$`).exec(path)
    if (match) return { kind, slug: match[1] ?? '' }
  }
  return undefined
}

/** Returns the file with a page's own document. */
export const documentFile = ({ kind, slug }: MatchedPath) => fileOf(kind).replace('*', slug)

/** Returns the path of the collection page whose own document is in a file; `undefined` for other files. */
export function pathOfEntry(file: string) {
  const { kind: type, slug } = documentKindOf(file) ?? {}
  return type && slug && pathOfReference(type.typeName, slug)
}

/** The path of the page a reference points to; `undefined` if its type has no pages. */
export function pathOfReference(typeName: string, slug: string) {
  const kind = collectionOf(typeName)
  return kind && pathOfPage(kind, slug)
}
