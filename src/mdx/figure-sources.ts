/** Finds a text’s images before it’s rendered. */
import { parseMdx, walk } from '../../plugins/gatsby-plugin-content-check/src'

/** An image of a text: its file, the file for phones, and its text. */
export interface FigureSource {
  readonly src: string
  readonly phone?: string | undefined
  readonly alt?: string | undefined
  readonly caption?: string | undefined
  /** The page with a live version of what it shows. */
  readonly tryIt?: string | undefined
}

/** Lists the images in a text’s <Figure> shortcodes. */
export function figureSources(text: string): FigureSource[] {
  // Most texts have none, so don’t parse them again.
  if (!/<Figure|!\[/.test(text)) return []
  const sources: FigureSource[] = []
  for (const node of walk(parseMdx(text))) {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue
    if (node.name !== 'Figure') continue
    const given: Record<string, string> = {}
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
        given[attribute.name] = attribute.value
    const { src, phone, alt, caption, tryIt } = given
    if (src !== undefined) sources.push({ src, phone, alt, caption, tryIt })
  }
  return sources
}
