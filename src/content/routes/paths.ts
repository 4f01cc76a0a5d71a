/** From a kind of page to its addresses, and from an address or a file to the page that it is. */
import { PAGE_KIND_NAMES, pageKinds, type PageKind, type PageKindName } from './page-kinds'

/**
 * Takes an address within the site apart, `/contact?package=starter#form`; it need not be one that exists. The
 * path is empty for a place on the page that the address stands on.
 */
export function addressParts(address: string): { path: string; anchor: string } {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(address) ?? []
  return { path, anchor }
}

/** Whether there is one page for each document of its kind. */
export const isCollection = ({ path }: PageKind): boolean => path.includes(':slug')

/** The address of a page of a collection. */
export function pagePath(kind: PageKindName, slug: string): string {
  return pageKinds[kind].path.replace(':slug', slug)
}

/** The address of a page of a list that goes on, from 1; `slug` where there are several such lists. */
export function listPagePath(kind: PageKindName, number: number, slug = ''): string {
  const path = pagePath(kind, slug)
  return number === 1 ? path : `${path}/page/${number}`
}

/** The page that lists what stands at an address, whether or not it still does: the home page for pages of text. */
export function listAbove(path: string): string {
  const { section = 'main' } = matchPath(path)?.kind ?? {}
  return section === 'main' ? '/' : `/${section}`
}

/** The addresses of a list that goes on: at least one. */
export function listPagePaths(kind: PageKindName, count: number, slug = ''): string[] {
  const pages = Math.max(1, Math.ceil(count / (pageKinds[kind].perPage ?? Infinity)))
  return Array.from({ length: pages }, (_, index) => listPagePath(kind, index + 1, slug))
}

type Naming = NonNullable<PageKind['listedBy']>

/** The slugs in the field by which an entry says where it is listed. */
export function namesIn(field: Naming, entry: object): string[] {
  const names = field in entry ? entry[field] : undefined
  return [names].flat().filter(name => typeof name === 'string')
}

/** What a page lists, of all that there is of its type. */
export function listedOn<Entry extends object>(
  { listedBy }: PageKind,
  slug: string,
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(entry => !listedBy || namesIn(listedBy, entry).includes(slug))
}

/** What an address says of its page. */
export interface MatchedPath {
  name: PageKindName
  kind: PageKind
  /** The slug in the address of a collection's page. */
  slug?: string
  /** The page of a list that goes on, from 1. */
  number?: number
}

/**
 * The kind of page that stands at an address, whether or not there is such a page.
 *
 * @param path without prefix, query and fragment
 * @returns `undefined` for an address that no kind of page has
 */
export function matchPath(path: string): MatchedPath | undefined {
  for (const { name, kind, pattern } of patterns) {
    const found = pattern.exec(path)
    if (!found) continue
    const { slug, number } = found.groups ?? {}
    return {
      name,
      kind,
      ...(slug !== undefined && { slug }),
      ...(kind.perPage && { number: Number(number ?? 1) }),
    }
  }
  return undefined
}

const patterns = PAGE_KIND_NAMES.map(name => {
  const kind = pageKinds[name]
  const further = kind.perPage ? '(?:/page/(?<number>[1-9]\\d*))?' : ''
  const pattern = new RegExp(`^${kind.path.replace(':slug', '(?<slug>[^/]+)')}${further}$`)
  return { name, kind, pattern }
})

/** The file that a page's own document stands in. */
export function documentFile({ kind, slug = '' }: MatchedPath): string {
  return kind.file.replace('*', slug)
}

/**
 * The address of the page that a file is written for.
 *
 * @param file from the project's root
 * @param slug the name in the file's path, where it has one
 * @returns `undefined` for a file that is part of no page or of several
 */
export function pathOfFile(file: string, slug: string | undefined): string | undefined {
  const found = PAGE_KIND_NAMES.find(name => {
    const kind = pageKinds[name]
    return (
      isCollection(kind) === kind.file.includes('*') &&
      [kind.file, ...(kind.parts ?? [])].some(part => part.replace('*', slug ?? '*') === file)
    )
  })
  return found && pagePath(found, slug ?? '')
}
