/** Checks the headings in texts. */
import { pathOfEntry } from '../page-kinds/paths'
import type { SiteContent } from './site-content'

/** Finds headings that clash with one of the page’s ids or have no text under them. */
export function* checkHeadings({ contents, routes }: SiteContent) {
  for (const { file, mdx } of contents) {
    const anchors = routes.get(pathOfEntry(file.path) ?? '')?.anchors ?? []
    for (const { id, offset } of mdx?.headings ?? [])
      // Heading ids are unique, so a duplicate must be an id in the page’s markup.
      if (anchors.indexOf(id) < anchors.lastIndexOf(id))
        yield file.error(
          offset,
          'heading',
          `The page already has an anchor called “#${id}”.`,
          'Reword the heading.',
        )
    const nodes = mdx?.tree.children ?? []
    for (const [index, node] of nodes.entries()) {
      const next = nodes[index + 1]
      if (
        node.type === 'heading' &&
        (!next || (next.type === 'heading' && next.depth <= node.depth))
      )
        yield file.warning(
          node.position?.start.offset ?? 0,
          'heading',
          'There’s no text under this heading.',
          'Write the section or delete the heading.',
        )
    }
  }
}
