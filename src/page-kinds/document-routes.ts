/** Which paths the site has, out of its documents. */
import type { Document } from './documents'
import { liveFrom } from '../content/publication'
import { anchorsByPage } from './anchors'
import { fileOf, isCollection, namesIn, type PageKind } from './page-kind'
import { listedOn, pathOfEntry, pathOfFile, pathOfPage, pathsOfList } from './paths'
import { pageKinds } from './registry'

/** The path of a page and the anchors on it that links may use; `undefined` anchors are not checked. */
export interface Route {
  path: string
  file: string
  anchors?: readonly string[]
  /** From when on the page is on the live site, as in publication.ts; an empty text for most. */
  liveFrom: string
}

/**
 * Every route that the documents make.
 *
 * @param today the day that counts as today, where pages of days ahead are to be told from others
 * @param invalid paths of files with diagnostics of their own; their pages are expected, their anchors unknown
 */
export function routesOf(
  documents: readonly Document[],
  today: string | undefined,
  invalid: readonly string[] = [],
): Map<string, Route> {
  const routes = new Map<string, Route>()
  const add = (path: string, file: string, from = '') => {
    if (!routes.has(path)) routes.set(path, { path, file, liveFrom: from })
  }
  for (const kind of pageKinds) {
    if (kind.unlisted) continue
    if (kind.lists) {
      for (const { path, from } of listPages(kind, documents, today)) add(path, fileOf(kind), from)
    } else if (!isCollection(kind) && kind.name !== undefined) add(kind.path, fileOf(kind))
  }
  for (const file of invalid) {
    const path = pathOfEntry(file)
    if (path) add(path, file)
  }
  for (const { file, data } of documents) {
    const path = pathOfEntry(file.path)
    if (path) add(path, file.path, liveFrom(data, today))
  }
  for (const [path, anchors] of anchorsByPage(documents)) {
    const route = routes.get(path)
    if (route) route.anchors = anchors
  }
  return routes
}

/** The pages of a list, and of each list where there are several, with the day from which each is live. */
function listPages(
  kind: PageKind,
  documents: readonly Document[],
  today: string | undefined,
): { path: string; from: string | undefined }[] {
  const { type, by, perPage = 0 } = kind.lists ?? {}
  const all = documents
    .filter(({ typeName }) => typeName === type?.typeName)
    .map(({ data }) => data)
  const slugs = by ? all.flatMap(data => namesIn(by, data)) : ['']
  return [...new Set(slugs)].flatMap(slug => {
    // A page is there once there are entries enough to reach it; the first of a list that stands alone, always.
    const days = listedOn(kind, slug, all)
      .map(data => liveFrom(data, today))
      .sort()
    return pathsOfList(kind, days.length, slug).map((path, index) => ({
      path,
      from: index === 0 && !by ? '' : days[index * perPage],
    }))
  })
}

/** The address of the page that a document is written for, if it is written for one. */
export function pathOf({ file, slug }: Pick<Document, 'file' | 'slug'>): string | undefined {
  return pathOfFile(file.path, slug)
}

/** The address of the page that a reference names; `undefined` where such things have no pages. */
export function pathOfReference(target: string, slug: string): string | undefined {
  const kind = pageKinds.find(each => each.type.typeName === target && isCollection(each))
  return kind && pathOfPage(kind, slug)
}
