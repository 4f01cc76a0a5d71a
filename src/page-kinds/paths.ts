/** The paths of pages, and the page at a path or in a file. */
import { documentKindOf } from './documents'
import { fileOf, isCollection, namesIn, type PageKind } from './page-kind'
import { pageKinds } from './registry'

/** Splits a link within the site, such as `/contact?package=starter#form`. The path of `#form` is empty. */
export function addressParts(address: string): { path: string; anchor: string } {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(address) ?? []
  return { path, anchor }
}

/**
 * The path of a page.
 *
 * @param slug for a collection
 * @param number the page of a paginated list, from 1
 */
export function pathOfPage({ path }: Pick<PageKind, 'path'>, slug = '', number = 1): string {
  const first = path.replace(':slug', slug)
  return number === 1 ? first : `${first}/page/${number}`
}

/** The paths of a list’s pages: at least one. */
export function pathsOfList(kind: PageKind, count: number, slug = ''): string[] {
  const pages = Math.max(1, Math.ceil(count / (kind.lists?.perPage ?? Infinity)))
  return Array.from({ length: pages }, (_, index) => pathOfPage(kind, slug, index + 1))
}

/** The list a page belongs to, or the home page. The page doesn't have to exist. */
export function listAbove(path: string): string {
  const section = matchPath(path)?.kind.section
  const list = pageKinds.find(kind => kind.section === section && !isCollection(kind))
  return list?.path ?? '/'
}

/** Filters the entries of a list from all entries of their type. */
export function listedOn<Entry extends object>(
  { lists }: PageKind,
  slug: string,
  entries: readonly Entry[],
): Entry[] {
  const field = lists?.by
  return entries.filter(entry => !field || namesIn(field, entry).includes(slug))
}

/** The page a path stands for. */
interface MatchedPath {
  kind: PageKind
  /** The slug of a collection's page; otherwise empty. */
  slug: string
  /** The page of a paginated list, from 1. */
  number: number
}

/**
 * The kind of page a path belongs to. The page doesn't have to exist.
 *
 * @param path without prefix, query, and fragment
 */
export function matchPath(path: string): MatchedPath | undefined {
  for (const { kind, pattern } of patterns) {
    const match = pattern.exec(path)
    if (!match) continue
    const { slug = '', number = '1' } = match.groups ?? {}
    return { kind, slug, number: Number(number) }
  }
  return undefined
}

const patterns = pageKinds.map(kind => {
  const further = kind.lists?.perPage ? '(?:/page/(?<number>[1-9]\\d*))?' : ''
  const pattern = new RegExp(`^${kind.path.replace(':slug', '(?<slug>[^/]+)')}${further}$`)
  return { kind, pattern }
})

/** The file of a page's own document. */
export const documentFile = ({ kind, slug }: Pick<MatchedPath, 'kind' | 'slug'>): string =>
  fileOf(kind).replace('*', slug)

/**
 * The path of the page a file is written for.
 *
 * @param file from the project's root
 * @param slug the slug in the file's path, if any
 * @returns `undefined` if the file belongs to no page or to several
 */
export function pathOfFile(file: string, slug: string | undefined): string | undefined {
  const kind = pageKinds.find(kind => {
    const files = [fileOf(kind), ...(kind.parts ?? []).map(({ glob }) => glob)]
    return (
      isCollection(kind) === fileOf(kind).includes('*') &&
      files.some(each => each.replace('*', slug ?? '*') === file)
    )
  })
  return kind && pathOfPage(kind, slug)
}

/** The path of the page whose own document a file is, for kinds with any number of pages. */
export function pathOfEntry(file: string): string | undefined {
  const { kind: type, slug } = documentKindOf(file) ?? {}
  const kind = pageKinds.find(each => isCollection(each) && each.type.typeName === type?.typeName)
  const path = kind && slug && pathOfPage(kind, slug)
  const page = path && matchPath(path)
  // Another kind could have that path, such as a page in src/pages.
  return page && documentKindOf(documentFile(page))?.kind === type ? path : undefined
}
