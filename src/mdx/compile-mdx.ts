/** MDX to static HTML: parsed, given its components, rendered once. Runs no code of the text. */
import type { Element } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { headingId, parseMdx } from '../../plugins/gatsby-plugin-content-check/src'
import { keepRanges } from '../content/format'
import { interpolate, type Variables } from '../content/variables'
import { dressTable } from './accessible-tables'

/** A text ready to be placed into a page. */
export interface CompiledText {
  html: string
  /** Headings of the second level, for a table of contents. */
  headings: { id: string; text: string }[]
}

// Components take the attributes of their own shortcode; the declarations guarantee which.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ShortcodeComponents = Record<string, ComponentType<any>>

/** What a text gets from the site around it. */
export interface TextSurroundings {
  /** What internal links start with, like `/preview`; empty where the site stands at the root. */
  pathPrefix?: string
  /** The values of its variables. */
  variables?: Variables
}

/** The way back from a footnote is words, since the site's font has no arrow for it. */
const toHtmlTree = unified()
  .use(remarkRehype, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    footnoteLabel: 'Footnotes',
    footnoteLabelProperties: {},
    footnoteBackContent: 'Back to the text',
    footnoteBackLabel: (note, place) =>
      `Back to the text, from note ${note + 1}${place > 1 ? `, place ${place}` : ''}`,
  })
  .freeze()

/**
 * Compiles the body of an MDX file that the check has found good.
 *
 * @param body the text without front matter
 * @param components a React component for each shortcode
 */
export function compileMdx(
  body: string,
  components: ShortcodeComponents,
  { pathPrefix = '', variables = new Map() }: TextSurroundings = {},
): CompiledText {
  const text = parseInterpolated(body, variables)
  const headings: CompiledText['headings'] = []
  const titles = new Map<string, string>()
  visit(text, 'heading', heading => {
    const [id, words] = [headingId(heading), toString(heading)]
    titles.set(id, words)
    if (heading.depth === 2) headings.push({ id, text: words })
  })
  const tree = toHtmlTree.runSync(text)
  // What a table is named after: the heading above it, and its number.
  let part = ''
  let tables = 0
  visit(tree, (node, index, parent) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (parent && index !== undefined) parent.children[index] = shortcodeElement(node)
    }
  })
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'pre') {
      // A block that scrolls must be reached by keyboard.
      Object.assign(element.properties, { tabIndex: 0, role: 'group', ariaLabel: 'Code' })
    }
    if (/^h[23]$/.test(element.tagName)) part = titles.get(String(element.properties.id)) ?? ''
    if (element.tagName === 'table') {
      tables++
      const name = `Table ${tables}`
      dressTable(element, part ? `${name}: ${part}` : name)
    }
    const { href, tryIt } = element.properties
    if (typeof tryIt === 'string') element.properties.tryIt = pathPrefix + tryIt
    if (element.tagName === 'a' && typeof href === 'string') {
      if (href.startsWith('/')) element.properties.href = pathPrefix + href
      else if (/^https?:/.test(href)) element.properties.rel = ['noopener']
    }
  })
  const element = toJsxRuntime(tree, { Fragment, jsx, jsxs, components })
  return { html: renderToStaticMarkup(element), headings }
}

/** Parses a text, and puts values in the place of its variables; code keeps what it shows. */
function parseInterpolated(body: string, variables: Variables): ReturnType<typeof parseMdx> {
  const text = parseMdx(body, name => interpolate(`{${name}}`, variables))
  visit(text, node => {
    if (node.type === 'text') node.value = keepRanges(node.value)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes)
        if (typeof attribute.value === 'string') attribute.value = keepRanges(attribute.value)
  })
  return text
}

/**
 * The words of a text, block by block: the last of one and the first of the next are two. Lists of posts ask
 * for them, so nothing is rendered.
 *
 * @param body the text without front matter
 * @param variables the values of its variables
 */
export function countWords(body: string, variables: Variables): number {
  let words = 0
  visit(parseInterpolated(body, variables), node => {
    if (!['paragraph', 'heading', 'tableCell', 'code'].includes(node.type)) return
    words += toString(node)
      .split(/\s+/)
      .filter(word => /\w/.test(word)).length
  })
  return words
}

/** A shortcode as an element with literal properties, which needs no evaluation to be rendered. */
function shortcodeElement(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): Element {
  const attributes = node.attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  )
  return {
    type: 'element',
    tagName: node.name ?? '',
    properties: Object.fromEntries(attributes),
    children: node.children,
  }
}
