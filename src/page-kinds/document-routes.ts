/** The site's routes, from its documents. */
import type { Document } from './documents'
import { liveFrom } from '../content/publication'
import { anchorsByPage } from './anchors'
import { fileOf, isCollection, namesIn, type PageKind } from './page-kind'
import { listedOn, pathOfEntry, pathOfFile, pathOfPage, pathsOfList } from './paths'
import { pageKinds } from './registry'

/** A page for links to go to. Undefined anchors aren’t checked. */
export interface Route {
  path: string
  file: string
  anchors?: readonly string[]
  /** The date the page goes live, like in publication.ts; empty for most. */
  liveFrom: string
}

/**
 * All routes, by path.
 *
 * @param today YYYY-MM-DD; if undefined, scheduled pages count as live
 * @param invalid paths of files with errors, whose pages are expected to exist
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

/** The pages of a list, or of several, each with the date it goes live. */
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
    // A page exists once enough entries are live. The first page of a single list always does.
    const days = listedOn(kind, slug, all)
      .map(data => liveFrom(data, today))
      .sort()
    return pathsOfList(kind, days.length, slug).map((path, index) => ({
      path,
      from: index === 0 && !by ? '' : days[index * perPage],
    }))
  })
}

/** The path of the page a document is written for, if any. */
export function pathOf({ file, slug }: Pick<Document, 'file' | 'slug'>): string | undefined {
  return pathOfFile(file.path, slug)
}

/** The path of the page a reference points to; `undefined` if its type has no pages. */
export function pathOfReference(target: string, slug: string): string | undefined {
  const kind = pageKinds.find(each => each.type.typeName === target && isCollection(each))
  return kind && pathOfPage(kind, slug)
}
