/** Compiles MDX to static HTML without running any code in it. */
import type { Element } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toHast, type Options, type State } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { visit } from 'unist-util-visit'
import { headingId, parseMdx } from '../../plugins/gatsby-plugin-content-check/src'
import { keepRanges } from '../content/format'
import { interpolate, type Variables } from '../content/variables'
import { makeTableAccessible } from './accessible-tables'
import { attributesOf } from './figure-sources'

export interface CompiledText {
  html: string
  /** Second-level headings, for a table of contents. */
  headings: { id: string; text: string }[]
}

// Each component accepts its shortcode's attributes.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ShortcodeComponents = Record<string, ComponentType<any>>

/** Site settings for compiling MDX. */
export interface CompileOptions {
  /** Prepended to internal links, like `/preview`. */
  pathPrefix?: string
  /** Values for the site’s variables. */
  variables?: Variables
}

/** Turns a shortcode into an element with literal properties, so rendering doesn’t evaluate anything. */
const shortcodeElement = (state: State, node: MdxJsxFlowElement): Element => ({
  type: 'element',
  tagName: node.name ?? '',
  properties: attributesOf(node),
  children: state.all(node),
})

/** Footnotes link back with text, since the site’s font doesn’t have the usual arrow. */
const TO_HAST: Options = {
  handlers: { mdxJsxFlowElement: shortcodeElement, mdxJsxTextElement: shortcodeElement },
  footnoteLabelProperties: {},
  footnoteBackContent: 'Back to text',
}

/**
 * Compiles the body of an MDX file that has passed the check.
 *
 * @param body the text without front matter
 * @param components a React component for each shortcode
 */
export function compileMdx(
  body: string,
  components: ShortcodeComponents,
  { pathPrefix = '', variables = new Map() }: CompileOptions = {},
): CompiledText {
  const text = parseInterpolated(body, variables)
  const headings: CompiledText['headings'] = []
  const titles = new Map<string, string>()
  visit(text, 'heading', heading => {
    const [id, words] = [headingId(heading), toString(heading)]
    titles.set(id, words)
    if (heading.depth === 2) headings.push({ id, text: words })
  })
  const tree = toHast(text, TO_HAST)
  // Tables are labeled with a number and the heading above them.
  let part = ''
  let tables = 0
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'pre') {
      // Scrollable blocks must be focusable, so keyboard users can scroll them.
      Object.assign(element.properties, { tabIndex: 0, role: 'group', ariaLabel: 'Code' })
    }
    if (/^h[23]$/.test(element.tagName)) part = titles.get(String(element.properties.id)) ?? ''
    if (element.tagName === 'table') {
      tables++
      const name = `Table ${tables}`
      makeTableAccessible(element, part ? `${name}: ${part}` : name)
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

/** Parses a document and interpolates its variables, except in code. */
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
 * Counts the words in a document, one block at a time, without rendering it.
 *
 * @param body the text without front matter
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
