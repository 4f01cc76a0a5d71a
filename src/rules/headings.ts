/** The headings of texts. */
import { toString } from 'mdast-util-to-string'
import { pathOf } from '../page-kinds/document-routes'
import type { Rule } from './site-content'

/** Finds headings that clash with an id of their page, stand twice, or have nothing under them. */
export const checkHeadings: Rule = ({ contents, routes }) =>
  contents.flatMap(from => {
    const { file, mdx } = from
    if (!mdx) return []
    const anchors = routes.get(pathOf(from) ?? '')?.anchors ?? []
    // The ids of headings differ from each other, so an id that's there twice is the page's own.
    const taken = mdx.headings
      .filter(({ id }) => anchors.indexOf(id) < anchors.lastIndexOf(id))
      .map(({ id, offset }) =>
        file.error(
          offset,
          'heading',
          `The page already has an anchor called “#${id}”.`,
          'Choose other words for the heading.',
        ),
      )
    const seen = new Set<string>()
    const warnings = mdx.tree.children.flatMap((node, index, nodes) => {
      if (node.type !== 'heading') return []
      const warn = (message: string, fix: string) =>
        file.warning(node.position?.start.offset ?? 0, 'heading', message, fix)
      const words = toString(node)
      const isRepeated = seen.has(words.toLowerCase())
      seen.add(words.toLowerCase())
      const next = nodes[index + 1]
      const isEmpty = !next || (next.type === 'heading' && next.depth <= node.depth)
      return [
        ...(isRepeated
          ? [
              warn(
                `The heading “${words}” is in this text twice.`,
                'Choose other words for one of them: both are in the table of contents.',
              ),
            ]
          : []),
        ...(isEmpty
          ? [
              warn(
                'There is no text under this heading.',
                'Write the section, or delete the heading.',
              ),
            ]
          : []),
      ]
    })
    return [...taken, ...warnings]
  })
