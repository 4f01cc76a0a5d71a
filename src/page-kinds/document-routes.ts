/** Builds the site's routes from its documents. */
import type { Document } from './documents'
import { liveFrom } from '../content/publication'
import { anchorsOf } from './anchors'
import { fileOf, isCollection, namesIn } from './page-kind'
import { pathOfEntry, pathOfPage } from './paths'
import { pageKinds } from './registry'

/** A page that links can go to. If its anchors are undefined, links to them aren’t checked. */
export interface Route {
  path: string
  file: string
  anchors?: readonly string[]
  /** The date the page goes live; see publication.ts. Empty for most pages. */
  liveFrom: string
}

/**
 * Returns all routes, by path.
 *
 * @param today YYYY-MM-DD; if undefined, scheduled pages count as live
 * @param invalid paths of files with errors, whose pages are assumed to exist
 */
export function routesOf(
  documents: readonly Document[],
  today: string | undefined,
  invalid: readonly string[] = [],
): Map<string, Route> {
  const routes = new Map<string, Route>()
  const byFile = new Map(documents.map(document => [document.file.path, document]))
  const add = (path: string | undefined, file: string, from = '') => {
    if (path !== undefined && !routes.has(path))
      routes.set(path, { path, file, liveFrom: from, anchors: anchorsOf(path, byFile) })
  }
  for (const kind of pageKinds) {
    const { lists, unlisted } = kind
    if (!isCollection(kind) && kind.name !== undefined && !unlisted) add(kind.path, fileOf(kind))
    const by = lists?.by
    if (!by) continue
    // A tag's page, for example, exists once one of its posts is live.
    const entries = documents
      .filter(({ typeName }) => typeName === lists.type.typeName)
      .map(({ data }) => ({ names: namesIn(by, data), from: liveFrom(data, today) }))
      .sort((one, other) => (one.from < other.from ? -1 : 1))
    for (const { names, from } of entries)
      for (const name of names) add(pathOfPage(kind, name), fileOf(kind), from)
  }
  for (const file of invalid) add(pathOfEntry(file), file)
  for (const { file, data } of documents)
    add(pathOfEntry(file.path), file.path, liveFrom(data, today))
  return routes
}

/** The path of the page a reference points to; `undefined` if its type has no pages. */
export function pathOfReference(target: string, slug: string): string | undefined {
  const kind = pageKinds.find(each => each.type.typeName === target && isCollection(each))
  return kind && pathOfPage(kind, slug)
}
