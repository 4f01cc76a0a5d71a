/** Places on a page that addresses name after “#”: each name is on its page once. */
import { type Document, documentsOf } from '../documents'
import { COMMON_ANCHORS, pageKinds, type AnchorList, type PageKind } from './page-kinds'
import { matchPath, pathOfFile } from './paths'

/** A name that something in a file gives to its place on a page. */
export interface AnchorPlace {
  id: string
  document: Document
  offset: () => number
  fix: string
}

/** The named places of each page that has them, by path, without those of the page's own parts. */
export function placesByPage(documents: readonly Document[]): Map<string, AnchorPlace[]> {
  const pages = new Map<string, AnchorPlace[]>()
  const add = (path: string, places: readonly AnchorPlace[]) => {
    pages.set(path, [...(pages.get(path) ?? []), ...places])
  }
  for (const document of documents) {
    const path = pathOfFile(document.file.path, document.slug)
    const kind = path === undefined ? undefined : matchPath(path)?.kind
    if (path === undefined || !kind) continue
    if (document.mdx) add(path, textPlaces(document))
    for (const list of kind.anchorLists ?? []) {
      if (list.document === document.typeName) add(path, entries(document, list))
    }
  }
  for (const kind of Object.values(pageKinds)) addShared(kind, documents, add)
  return pages
}

/** What links can lead to in a text: its headings, and its charts. */
function textPlaces(document: Document): AnchorPlace[] {
  const { headings = [], shortcodes = [] } = document.mdx ?? {}
  return [
    ...headings.map(({ id, offset }) => ({
      id,
      document,
      offset: () => offset,
      fix: 'Word the heading otherwise.',
    })),
    ...shortcodes
      .filter(({ name }) => name === 'Chart')
      .map(({ attributes: { id = '' }, offsetOf }) => ({
        id: `chart-${id}`,
        document,
        offset: () => offsetOf('id'),
        fix: 'Show each chart once; lead to it with a link where it is spoken of again.',
      })),
  ].sort((a, b) => a.offset() - b.offset())
}

/** Anchors out of documents that several pages share, for which no path is in the file's name. */
function addShared(
  { path, anchorLists = [] }: PageKind,
  documents: readonly Document[],
  add: (path: string, places: readonly AnchorPlace[]) => void,
): void {
  if (path.includes(':')) return
  const found = anchorLists.map(list => {
    const [document] = documentsOf(documents, list.document)
    return document && entries(document, list)
  })
  // Of a file with diagnostics of its own the names are not known, and so not all of its page's.
  if (found.length > 0 && found.every(places => places !== undefined)) add(path, found.flat())
}

/** The slugs of a document's list, as anchors. */
function entries(document: Document, { field, prefix = '' }: AnchorList): AnchorPlace[] {
  const list: unknown = Object.entries(document.data).find(([key]) => key === field)?.[1]
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown, index) => {
    if (typeof entry !== 'object' || entry === null || !('slug' in entry)) return []
    return [
      {
        id: prefix + String(entry.slug),
        document,
        offset: () => document.located.offsetOf([field, index, 'slug']),
        fix: 'Give this one another slug.',
      },
    ]
  })
}

/** The names that a page gives to parts of its own. */
export const ownAnchors = (path: string): readonly string[] => [
  ...COMMON_ANCHORS,
  ...(matchPath(path)?.kind.anchors ?? []),
]

/** The names that links may use, for the pages of which all are known. */
export function anchorsByPage(
  documents: readonly Document[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...placesByPage(documents)].map(([path, places]) => [
      path,
      [...ownAnchors(path), ...places.map(({ id }) => id)],
    ]),
  )
}
