/** From a kind of page to its addresses, and from an address or a file to its page. */
import { fileOf, isCollection, namesIn, type PageKind } from './page-kind'
import { pageKinds } from './registry'

/**
 * Takes an address within the site apart, `/contact?package=starter#form`; it need not exist. The path is empty
 * for a place on the page that has the address.
 */
export function addressParts(address: string): { path: string; anchor: string } {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(address) ?? []
  return { path, anchor }
}

/**
 * The address of a page.
 *
 * @param slug of a collection's page
 * @param number the page of a list that continues, from 1
 */
export function pathOfPage({ path }: Pick<PageKind, 'path'>, slug = '', number = 1): string {
  const first = path.replace(':slug', slug)
  return number === 1 ? first : `${first}/page/${number}`
}

/** The addresses of a list with so many entries: at least one. */
export function pathsOfList(kind: PageKind, count: number, slug = ''): string[] {
  const pages = Math.max(1, Math.ceil(count / (kind.lists?.perPage ?? Infinity)))
  return Array.from({ length: pages }, (_, index) => pathOfPage(kind, slug, index + 1))
}

/** The list above an address, whether or not a page is still there: the home page for pages of no section. */
export function listAbove(path: string): string {
  const section = matchPath(path)?.kind.section
  const list = pageKinds.find(kind => kind.section === section && !isCollection(kind))
  return list?.path ?? '/'
}

/** The entries that a list shows, of all entries of its type. */
export function listedOn<Entry extends object>(
  { lists }: PageKind,
  slug: string,
  entries: readonly Entry[],
): Entry[] {
  const field = lists?.by
  return entries.filter(entry => !field || namesIn(field, entry).includes(slug))
}

/** What an address says about its page. */
interface MatchedPath {
  kind: PageKind
  /** The slug in the address of a collection's page; else empty. */
  slug: string
  /** The page of a list that continues, from 1. */
  number: number
}

/**
 * The kind of page at an address, whether or not there is such a page.
 *
 * @param path without prefix, query and fragment
 * @returns `undefined` for an address that no kind of page has
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
 * The address of the page that a file is written for.
 *
 * @param file from the project's root
 * @param slug the name in the file's path, where it has one
 * @returns `undefined` for a file that belongs to no page or to several
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

/** The address of the page whose own document a file is; only for kinds with any number of pages. */
export function pathOfEntry(file: string): string | undefined {
  for (const kind of pageKinds) {
    const [before, after] = fileOf(kind).split('*')
    if (!isCollection(kind) || before === undefined || after === undefined) continue
    const slug = file.slice(before.length, file.length - after.length)
    if (file === before + slug + after && slug && !slug.includes('/'))
      return documentFile(matchPath(pathOfPage(kind, slug)) ?? { kind, slug }) === file
        ? pathOfPage(kind, slug)
        : undefined
  }
  return undefined
}
