/** The anchors of pages. */
import { type Document, textsIn } from './documents'
import type { AnchorList } from './page-kind'
import { COMMON_ANCHORS, pageKinds } from './registry'
import { matchPath, pathOfFile } from './paths'

/** The anchors of each page whose anchors are all known, by path. */
export function anchorsByPage(
  documents: readonly Document[],
): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>()
  const add = (path: string, names: readonly string[]) => {
    const own = [...COMMON_ANCHORS, ...(matchPath(path)?.kind.anchors ?? [])]
    pages.set(path, [...(pages.get(path) ?? own), ...names])
  }
  for (const document of documents) {
    const path = pathOfFile(document.file.path, document.slug)
    if (path === undefined) continue
    const { anchorLists } = matchPath(path)?.kind ?? {}
    if (document.mdx || !anchorLists) add(path, textAnchors(document))
    for (const list of anchorLists ?? [])
      if (list.document.typeName === document.typeName) add(path, slugsIn(document, list))
  }
  // Lists in documents several pages share, which don’t belong to a single path.
  for (const { path, anchorLists = [] } of pageKinds) {
    if (path.includes(':') || anchorLists.length === 0) continue
    const slugs = anchorLists.map(list => {
      const document = documents.find(({ typeName }) => typeName === list.document.typeName)
      return document && slugsIn(document, list)
    })
    // The anchors in a file with errors are unknown, and so are the page's.
    if (!slugs.includes(undefined))
      add(
        path,
        slugs.flatMap(names => names ?? []),
      )
  }
  return pages
}

/** The anchors in a text: its headings and its charts. */
const textAnchors = ({ mdx }: Document): string[] => [
  ...(mdx?.headings ?? []).map(({ id }) => id),
  ...(mdx?.shortcodes ?? [])
    .filter(({ name }) => name === 'Chart')
    .map(({ attributes }) => `chart-${attributes.id ?? ''}`),
]

/** The slugs of a list's entries. */
const slugsIn = ({ data }: { data: object }, { field }: AnchorList) =>
  textsIn(Reflect.get(data, field), 'slug')
