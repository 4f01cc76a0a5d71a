/** Parses Markdown, MDX, and MDX without code. */
import Slugger from 'github-slugger'
import type { Heading, Image, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { markdownToMdast, mdxToJs, mdxToMdast, type MdxJsxFlowElement } from 'satteri'

declare module 'mdast' {
  interface HeadingData {
    hProperties?: { id?: string }
  }
}

/**
 * Returns the value of a variable.
 *
 * @param name the text between the variable's braces, like `price:starter`
 * @param offset where the node that contains the variable starts
 */
export type Fill = (name: string, offset: number) => string

/**
 * Parses text as MDX without code, with GitHub's tables, footnotes, and strikethrough. A sentence can start with
 * “import”, and `{name:value}` is a variable. A Markdown image on its own line becomes a Figure shortcode. Headings get
 * the ids that the page and links to it use.
 *
 * @param fill returns the value of a variable. By default, variables stay as they are.
 * @throws {MdxSyntaxError} if the text isn't valid MDX
 */
export function parseMdx(text: string, fill: Fill = name => `{${name}}`) {
  const masked = maskVariables(text).replace(MODULE, mask)
  const tree = parseMarkdown(masked, 'mdx', true)
  if (masked !== text) unmask(tree, fill, 0)
  return tree
}

/**
 * Parses text as standard Markdown or MDX, with GitHub's tables, footnotes, and strikethrough. Headings get the ids that
 * the page and links to it use.
 *
 * @param hasFigures whether images on their own lines become Figures
 * @throws {MdxSyntaxError} if the text isn't valid MDX
 */
export function parseMarkdown(text: string, format: 'md' | 'mdx', hasFigures = false) {
  let tree: Root
  try {
    tree = (format === 'md' ? markdownToMdast(text) : mdxToMdast(text)) as Root
    // Only the compiler checks imports and exports.
    if (tree.children.some(({ type }) => type === 'mdxjsEsm')) mdxToJs(text)
  } catch (error) {
    throw new MdxSyntaxError(String(error), text)
  }
  setHeadingIds(tree)
  if (hasFigures) figuresOfPictures(tree)
  return tree
}

/** A backslash and the character it escapes. Patterns for unescaped characters include this as an alternative. */
export const ESCAPED = String.raw`\\[^]`

/**
 * The parser would treat braces, tags, and the words import and export as code. To prevent that, their characters are
 * moved by this much, into private-use characters, which files can't contain (source-file.ts).
 */
const SHIFT = 0xe000
const MASKED = /[\uE000-\uE07F]/g
const MASKED_VARIABLE = /\uE07B([^\uE07B\uE07D]*)\uE07D/g

const VARIABLE = new RegExp(String.raw`${ESCAPED}|(?<!\{)\{([\w-]+:[^{}\n"'\x60]*)\}`, 'g')
const MODULE = /^(?:i(?=mport\b)|e(?=xport\b))/gm
const CODE = new RegExp(`[{}<]|${MODULE.source}`, 'gm')

const mask = (character: string) => String.fromCharCode(character.charCodeAt(0) + SHIFT)

/** Masks the braces of variables. */
export const maskVariables = (text: string) =>
  text.replace(VARIABLE, (written, name?: string) =>
    name === undefined ? written : `${mask('{')}${name}${mask('}')}`,
  )

const unmaskText = (text: string) =>
  text.replace(MASKED, character => String.fromCharCode(character.charCodeAt(0) - SHIFT))

/** The fields whose variables are filled in. Code and URLs stay as they are. */
const FILLED = new Set(['value', 'alt', 'title'])

/** Removes the masks from a tree and fills in variables. */
function unmask(node: object, fill: Fill, outer: number) {
  const { type, position } = node as Partial<RootContent>
  const offset = position?.start.offset ?? outer
  const isCode = type === 'code' || type === 'inlineCode'
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null) {
      if (key !== 'position') unmask(value, fill, offset)
    } else if (typeof value === 'string') {
      const filled =
        isCode || !FILLED.has(key)
          ? value
          : value.replace(MASKED_VARIABLE, (_, name: string) => fill(name, offset))
      Object.assign(node, { [key]: unmaskText(filled) })
    }
  }
}

/** Finds the ranges of code in a text, where symbols have no special meaning. */
export const codeRanges = (text: string) =>
  // With braces and tags masked, every text parses.
  [...walk(parseMarkdown(text.replace(CODE, mask), 'mdx'))]
    .filter(({ type }) => type === 'code' || type === 'inlineCode')
    .map(placeOf)

/**
 * Generates heading ids from the headings' words, without footnote numbers. Uses variables' names instead of their
 * values, so links still work when a value changes.
 */
function setHeadingIds(tree: Root) {
  const slugger = new Slugger()
  for (const node of walk(tree))
    if (node.type === 'heading')
      node.data = { ...node.data, hProperties: { id: slugger.slug(unmaskText(toString(node))) } }
}

/** A heading's id on its page, without “#”. */
export const headingId = ({ data }: Heading) => data?.hProperties?.id ?? ''

/** The images in a paragraph that contains nothing else. */
export function onlyImages(node: Root | RootContent) {
  if (node.type !== 'paragraph') return []
  const parts = node.children.filter(part => part.type !== 'text' || part.value.trim() !== '')
  return parts.every(part => part.type === 'image') ? parts : []
}

/** Replaces each paragraph that contains only images with Figures. */
function figuresOfPictures(tree: Root) {
  const replaced = (node: RootContent) => {
    const images = onlyImages(node)
    return images.length > 0 ? images.map(figureOf) : node
  }
  for (const node of walk(tree))
    if ('children' in node)
      Object.assign(node, { children: (node.children as RootContent[]).flatMap(replaced) })
}

/** Converts `![alt](src "caption")` to a Figure shortcode. */
function figureOf({ url, alt, title, position }: Image): MdxJsxFlowElement {
  const given = { src: url, alt: alt ?? '', ...(title && { caption: title }) }
  return {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: Object.entries(given).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
    position,
  }
}

/** Created from a parser message like `Error: 3:1: Unexpected closing tag … (mdx-jsx:unexpected-character)`. */
export class MdxSyntaxError extends Error {
  /** Where the parser stopped. */
  readonly offset: number

  constructor(message: string, text: string) {
    const [, line = '1', column = '1', reason = message] =
      /^(?:Error: )?(\d+):(\d+): ([^]*?)(?: \([a-z-]+:[a-z-]+\))?$/.exec(message) ?? []
    super(reason)
    const before = text.split('\n').slice(0, Number(line) - 1)
    this.offset = [...before, ''].join('\n').length + Number(column) - 1
  }
}

/** Where a node starts and ends. */
export const placeOf = ({ position }: Pick<Root, 'position'>) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

/** The maximum depth of nested lists and emphasis, since renderers are recursive. */
const MAX_LEVELS = 50

/**
 * Yields every node in a tree, in order.
 *
 * @throws {RangeError} if the tree is nested too deeply
 */
export function* walk(node: Root | RootContent, level = 0): Iterable<Root | RootContent> {
  if (level > MAX_LEVELS) throw new RangeError('Too many levels.')
  yield node
  if ('children' in node) for (const child of node.children) yield* walk(child, level + 1)
}
