/** Converts between pages, paths, and files. */
import { type Document, documentKindOf } from './documents'
import { fileOf, isCollection, type PageKind } from './page-kind'
import { pageKinds } from './registry'

/**
 * Returns a page's path.
 *
 * @param slug the document's slug, if the page is in a collection
 */
export const pathOfPage = ({ path }: Pick<PageKind, 'path'>, slug = ''): string =>
  path.replace(':slug', slug)

/** Returns the path of the list a page belongs to, or of the home page. The page doesn't have to exist. */
export function listAbove(path: string): string {
  const section = matchPath(path)?.kind.section
  const list = pageKinds.find(kind => kind.section === section && !isCollection(kind))
  return list?.path ?? '/'
}

/** The page that a path belongs to. */
interface MatchedPath {
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
  for (const { kind, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) return { kind, slug: match[1] ?? '' }
  }
  return undefined
}

const patterns = pageKinds.map(kind => ({
  kind,
  pattern: new RegExp(`^${kind.path.replace(':slug', '([^/]+)')}$`),
}))

/** Returns the file with a page's own document. */
export const documentFile = ({ kind, slug }: MatchedPath): string => fileOf(kind).replace('*', slug)

/** Returns the path of the page a document belongs to; `undefined` if it belongs to no page or to several. */
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

/** Returns the path of the collection page whose own document is in a file; `undefined` for other files. */
export function pathOfEntry(file: string): string | undefined {
  const { kind: type, slug } = documentKindOf(file) ?? {}
  const kind = pageKinds.find(each => isCollection(each) && each.type.typeName === type?.typeName)
  const path = kind && slug && pathOfPage(kind, slug)
  const page = path && matchPath(path)
  // Another kind could have that path, such as a page in src/pages.
  return page && documentKindOf(documentFile(page))?.kind === type ? path : undefined
}
