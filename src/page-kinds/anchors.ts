/** Finds the anchors on pages. */
import { type Document, textsIn } from './documents'
import { documentFile, matchPath } from './paths'
import { COMMON_ANCHORS } from './registry'

/**
 * Returns a page's anchors; `undefined` if a file with some of them is missing or has errors.
 *
 * @param documents all documents, by file path
 */
export function anchorsOf(
  path: string,
  documents: ReadonlyMap<string, Document>,
): readonly string[] | undefined {
  const page = matchPath(path)
  const own = page && documents.get(documentFile(page))
  if (!own) return undefined
  const { anchors = [], anchorLists = [] } = page.kind
  const lists = anchorLists.flatMap(({ document: { glob }, field }) => {
    const list = documents.get(glob.replace('*', page.slug))
    return list ? textsIn(Reflect.get(list.data, field), 'slug') : [undefined]
  })
  const all = [...COMMON_ANCHORS, ...anchors, ...textAnchors(own), ...lists]
  return all.every(anchor => anchor !== undefined) ? all : undefined
}

/** Returns the anchors in a text: its headings and charts. */
const textAnchors = ({ mdx }: Document): string[] => [
  ...(mdx?.headings ?? []).map(({ id }) => id),
  ...(mdx?.shortcodes ?? [])
    .filter(({ name }) => name === 'Chart')
    .map(({ attributes }) => `chart-${attributes.id ?? ''}`),
]
