/** The headings of texts. */
import { toString } from 'mdast-util-to-string'
import { pathOf } from '../page-kinds/document-routes'
import type { CheckedFile, Rule, SiteContent } from './site-content'

/** Finds headings that clash with an id of their page, stand twice, or have nothing under them. */
export const checkHeadings: Rule = content =>
  content.contents.flatMap(file => [
    ...takenHeadings(file, content),
    ...repeatedHeadings(file),
    ...emptySections(file),
  ])

function takenHeadings(from: CheckedFile, { routes }: SiteContent) {
  const { file, mdx } = from
  const anchors = routes.get(pathOf(from) ?? '')?.anchors ?? []
  // The ids of headings differ from each other, so an id that's there twice is the page's own.
  return (mdx?.headings ?? [])
    .filter(({ id }) => anchors.indexOf(id) < anchors.lastIndexOf(id))
    .map(({ id, offset }) =>
      file.error(
        offset,
        'heading',
        `The page already has an anchor called “#${id}”.`,
        'Choose other words for the heading.',
      ),
    )
}

function repeatedHeadings({ file, mdx }: CheckedFile) {
  const seen = new Set<string>()
  return (mdx?.tree.children ?? []).flatMap(node => {
    if (node.type !== 'heading') return []
    const words = toString(node)
    const isRepeated = seen.has(words.toLowerCase())
    seen.add(words.toLowerCase())
    return isRepeated
      ? file.warning(
          node.position?.start.offset ?? 0,
          'heading',
          `The heading “${words}” is in this text twice.`,
          'Choose other words for one of them: both are in the table of contents.',
        )
      : []
  })
}

function emptySections({ file, mdx }: CheckedFile) {
  const nodes = mdx?.tree.children ?? []
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1]
    const isEmpty =
      node.type === 'heading' && (!next || (next.type === 'heading' && next.depth <= node.depth))
    return isEmpty
      ? file.warning(
          node.position?.start.offset ?? 0,
          'heading',
          'There is no text under this heading.',
          'Write the section, or delete the heading.',
        )
      : []
  })
}
