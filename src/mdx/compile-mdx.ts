/** Compiles MDX to static HTML without running any code in it. */
import type { Element } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toHast, type Handler, type Options } from 'mdast-util-to-hast'
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

/** The speed of careful reading on a screen, in words per minute. Brysbaert (2019) found 238 for nonfiction. */
const READING_SPEED = 220

// Each component accepts its shortcode's attributes.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ShortcodeComponents = Record<string, ComponentType<any>>

/** Turns a shortcode into an element with literal properties, so rendering doesn’t evaluate anything. */
const shortcodeElement: Handler = (state, node: MdxJsxFlowElement) => ({
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
 * @param pathPrefix prepended to internal links, like `/preview`
 * @returns the HTML, the second-level headings for a table of contents, and the reading time, at least one minute
 */
export function compileMdx(
  body: string,
  components: ShortcodeComponents,
  pathPrefix: string,
  variables: Variables,
) {
  const text = parseMdx(body, name => interpolate(`{${name}}`, variables))
  const headings: { id: string; text: string }[] = []
  visit(text, 'text', node => {
    node.value = keepRanges(node.value)
  })
  // Tables are labeled with a number and the heading above them.
  let part = ''
  let tables = 0
  let words = 0
  visit(text, node => {
    if (['paragraph', 'heading', 'tableCell', 'code'].includes(node.type))
      words += toString(node)
        .split(/\s+/)
        .filter(word => /\w/.test(word)).length
    if (node.type === 'heading') {
      const heading = toString(node)
      if (node.depth <= 3) part = heading
      if (node.depth === 2) headings.push({ id: headingId(node), text: heading })
    }
    if (node.type === 'table') {
      tables++
      const ariaLabel = `Table ${tables}${part && `: ${part}`}`
      Object.assign(node, { data: { hProperties: { ariaLabel } } })
    }
  })
  const tree = toHast(text, TO_HAST)
  visit(tree, 'element', (element: Element) => {
    const { tagName, properties } = element
    const { href, tryIt } = properties
    if (tagName === 'table') makeTableAccessible(element)
    if (tagName === 'pre') {
      // Scrollable blocks must be focusable, so keyboard users can scroll them.
      Object.assign(properties, { tabIndex: 0, role: 'group', ariaLabel: 'Code' })
    }
    if (typeof tryIt === 'string') properties.tryIt = pathPrefix + tryIt
    if (tagName === 'a' && typeof href === 'string') {
      if (href.startsWith('/')) properties.href = pathPrefix + href
      else if (/^https?:/.test(href)) properties.rel = ['noopener']
    }
  })
  const element = toJsxRuntime(tree, { Fragment, jsx, jsxs, components })
  return {
    html: renderToStaticMarkup(element),
    headings,
    readingMinutes: Math.max(1, Math.round(words / READING_SPEED)),
  }
}

export type CompiledText = ReturnType<typeof compileMdx>
