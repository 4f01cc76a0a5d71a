/** The paths of pages, and the page at a path or in a file. */
import { type Document, documentKindOf } from './documents'
import { fileOf, isCollection, namesIn, type PageKind } from './page-kind'
import { pageKinds } from './registry'

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

/**
 * The pages of a list, each with its entries: at least one.
 *
 * @param entries all entries of the list's type, in order
 */
export function listPages<Entry extends object>(
  kind: PageKind,
  slug: string,
  entries: readonly Entry[],
) {
  const { by, perPage = entries.length || 1 } = kind.lists ?? {}
  const all = entries.filter(entry => !by || namesIn(by, entry).includes(slug))
  const pages = Math.max(1, Math.ceil(all.length / perPage))
  return Array.from({ length: pages }, (_, index) => ({
    path: pathOfPage(kind, slug, index + 1),
    number: index + 1,
    listed: all.slice(index * perPage, (index + 1) * perPage),
    count: all.length,
  }))
}

/** The list a page belongs to, or the home page. The page doesn't have to exist. */
export function listAbove(path: string): string {
  const section = matchPath(path)?.kind.section
  const list = pageKinds.find(kind => kind.section === section && !isCollection(kind))
  return list?.path ?? '/'
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

/** The path of the page a document is written for; `undefined` if it belongs to no page or to several. */
export function pathOf({ file, slug }: Pick<Document, 'file' | 'slug'>): string | undefined {
  const kind = pageKinds.find(kind => {
    const files = [fileOf(kind), ...(kind.parts ?? []).map(({ glob }) => glob)]
    return (
      isCollection(kind) === fileOf(kind).includes('*') &&
      files.some(each => each.replace('*', slug ?? '*') === file.path)
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
