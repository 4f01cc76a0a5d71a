/** Extracts images from shortcodes before a text is rendered. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { parseMdx, walk } from '../../plugins/gatsby-plugin-content-check/src'
import { keepRanges } from '../content/format'
import type { ShortcodeAttributes } from '../content/shortcode'

/** An image in a text: its file, its phone version, alt text, and caption. */
export type FigureSource = ShortcodeAttributes<'Figure'>

/** Returns a shortcode’s literal string attributes, ready to show. The check rejects any others. */
export const attributesOf = ({ attributes }: MdxJsxFlowElement | MdxJsxTextElement) =>
  Object.fromEntries(
    attributes.flatMap(attribute =>
      'name' in attribute && typeof attribute.value === 'string'
        ? [[attribute.name, keepRanges(attribute.value)] as const]
        : [],
    ),
  )

/** Lists the images in a text’s <Figure> shortcodes. */
export function figureSources(text: string) {
  // Most texts don’t have images, so don’t parse them again.
  if (!/<Figure|!\[/.test(text)) return []
  return [...walk(parseMdx(text))].flatMap(node =>
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    node.name === 'Figure'
      ? [attributesOf(node) as FigureSource]
      : [],
  )
}
