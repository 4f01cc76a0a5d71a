/** Builds the site's routes from its documents. */
import { type Document, textsIn } from './documents'
import { liveFrom } from '../content/publication'
import { fileOf, namesIn } from './page-kind'
import { documentFile, matchPath, pathOfEntry, pathOfPage } from './paths'
import { COMMON_ANCHORS, pageKinds } from './registry'

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
) {
  const routes = new Map<string, Route>()
  const byFile = new Map(documents.map(document => [document.file.path, document]))
  const add = (path: string | undefined, file: string, from = '') => {
    if (path === undefined) return
    const known = routes.get(path)
    if (!known || from < known.liveFrom)
      routes.set(path, { path, file, liveFrom: from, anchors: anchorsOf(path, byFile) })
  }
  for (const kind of pageKinds) {
    const { name, unlisted, lists, listedBy } = kind
    if (name && !unlisted) add(kind.path, fileOf(kind))
    if (!listedBy) continue
    // A tag's page, for example, exists once one of its posts is live.
    for (const { typeName, data } of documents)
      if (typeName === lists?.typeName)
        for (const slug of namesIn(listedBy, data))
          add(pathOfPage(kind, slug), fileOf(kind), liveFrom(data, today))
  }
  for (const file of invalid) add(pathOfEntry(file), file)
  for (const { file, data } of documents)
    add(pathOfEntry(file.path), file.path, liveFrom(data, today))
  return routes
}

/**
 * Returns a page's anchors; `undefined` if a file with some of them is missing or has errors.
 *
 * @param documents all documents, by file path
 */
function anchorsOf(path: string, documents: ReadonlyMap<string, Document>) {
  const page = matchPath(path)
  if (!page) return undefined
  const { anchors = [], anchorsFrom = [] } = page.kind
  const files = [documentFile(page), ...anchorsFrom.map(({ glob }) => glob.replace('*', page.slug))]
  const sources = files.flatMap(file => documents.get(file) ?? [])
  if (sources.length < files.length) return undefined
  return [...COMMON_ANCHORS, ...anchors, ...sources.flatMap(anchorsIn)]
}

/** Returns the anchors in a document: the headings and charts of a text, and the slugs of entries in lists. */
const anchorsIn = ({ mdx, data }: Document) => [
  ...(mdx?.headings ?? []).map(({ id }) => id),
  ...(mdx?.shortcodes ?? [])
    .filter(({ name }) => name === 'Chart')
    .map(({ attributes }) => `chart-${attributes.id ?? ''}`),
  ...Object.values(data).flatMap(list => textsIn(list, 'slug')),
]
