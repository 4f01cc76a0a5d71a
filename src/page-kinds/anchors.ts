/** The anchors of pages. */
import { type Document, textsIn } from './documents'
import { documentFile, matchPath } from './paths'
import { COMMON_ANCHORS } from './registry'

/**
 * The anchors of a page; `undefined` while a file with some of them is missing or has errors.
 *
 * @param documents by the paths of their files
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

/** The anchors in a text: its headings and its charts. */
const textAnchors = ({ mdx }: Document): string[] => [
  ...(mdx?.headings ?? []).map(({ id }) => id),
  ...(mdx?.shortcodes ?? [])
    .filter(({ name }) => name === 'Chart')
    .map(({ attributes }) => `chart-${attributes.id ?? ''}`),
]
