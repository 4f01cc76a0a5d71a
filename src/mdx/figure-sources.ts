/** The pictures of a text, for those who need to know them before it is rendered. */
import { parseMdx, walk } from '../../plugins/gatsby-plugin-content-check/src'

/** A picture of a text: its file, the one that takes its place on mobiles, and what is said of it. */
export interface FigureSource {
  readonly src: string
  readonly phone?: string | undefined
  readonly alt?: string | undefined
  readonly caption?: string | undefined
  /** The page in which what it shows can be operated. */
  readonly tryIt?: string | undefined
}

/** The pictures that a text uses in its figures, however they are written. */
export function figureSources(text: string): FigureSource[] {
  // Most texts have none, and are not parsed once more to find that out.
  if (!/<Figure|!\[/.test(text)) return []
  const sources: FigureSource[] = []
  walk(parseMdx(text), node => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    if (node.name !== 'Figure') return
    const given: Record<string, string> = {}
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
        given[attribute.name] = attribute.value
    const { src, phone, alt, caption, tryIt } = given
    if (src !== undefined) sources.push({ src, phone, alt, caption, tryIt })
  })
  return sources
}
