/** MDX to static HTML: parsed, given its components, rendered once. Runs no code of the text. */
import type { Element, ElementContent, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { parseMdx } from './mdx'
import { dressTable } from './tables'

/** A text ready to be placed into a page. */
export interface CompiledText {
  html: string
  /** Headings of the second level, for a table of contents. */
  headings: { id: string; text: string }[]
  /** Words of running text. */
  words: number
}

// Components take the attributes of their own shortcode; the declarations guarantee which.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ShortcodeComponents = Record<string, ComponentType<any>>

const toHtmlTree = unified()
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
  .use(rehypeSlug)

/**
 * Compiles the body of an MDX file that the check has found good.
 *
 * @param body the text without front matter
 * @param components a React component for each shortcode
 * @param pathPrefix what internal links start with, like `/preview`; empty where the site stands at the root
 */
export function compileMdx(
  body: string,
  components: ShortcodeComponents,
  pathPrefix = '',
): CompiledText {
  const text = parseMdx(body)
  const tree = toHtmlTree.runSync(text) as Root
  const headings: CompiledText['headings'] = []
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
    if (/^h[23]$/.test(element.tagName)) part = toString(element)
    if (element.tagName === 'table') {
      tables++
      dressTable(element, `Table ${tables}${part ? `: ${part}` : ''}`)
    }
    if (element.tagName === 'h2') {
      headings.push({ id: String(element.properties.id), text: toString(element) })
    }
    const { href } = element.properties
    if (element.tagName === 'a' && typeof href === 'string') {
      if (href.startsWith('/')) element.properties.href = pathPrefix + href
      else if (/^https?:/.test(href)) element.properties.rel = ['noopener']
    }
  })
  const element = toJsxRuntime(tree, { Fragment, jsx, jsxs, components }) as ReactElement
  return {
    html: renderToStaticMarkup(element),
    headings,
    words: countWords(text),
  }
}

/** Words, block by block: the last of one and the first of the next are two. */
function countWords(text: ReturnType<typeof parseMdx>): number {
  let words = 0
  visit(text, node => {
    if (!['paragraph', 'heading', 'tableCell', 'code'].includes(node.type)) return
    words += toString(node)
      .split(/\s+/)
      .filter(word => /\w/.test(word)).length
  })
  return words
}

/** A shortcode as an element with literal properties, which needs no evaluation to be rendered. */
function shortcodeElement(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): Element {
  const attributes = node.attributes as MdxJsxAttribute[]
  return {
    type: 'element',
    tagName: node.name ?? '',
    properties: Object.fromEntries(attributes.map(({ name, value }) => [name, String(value)])),
    children: node.children as ElementContent[],
  }
}
