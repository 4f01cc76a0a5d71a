/** The paths of pages, and the page at a path or in a file. */
import { type Document, documentKindOf } from './documents'
import { fileOf, isCollection, type PageKind } from './page-kind'
import { pageKinds } from './registry'

/**
 * The path of a page.
 *
 * @param slug for a collection
 */
export const pathOfPage = ({ path }: Pick<PageKind, 'path'>, slug = ''): string =>
  path.replace(':slug', slug)

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
}

/**
 * The kind of page a path belongs to. The page doesn't have to exist.
 *
 * @param path without prefix, query, and fragment
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

/** The file of a page's own document. */
export const documentFile = ({ kind, slug }: MatchedPath): string => fileOf(kind).replace('*', slug)

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
