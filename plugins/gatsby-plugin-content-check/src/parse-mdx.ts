/** A text as a tree of MDX, without code. */
import type { Image, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { mdxToMdast } from 'satteri'
import { visit } from 'unist-util-visit'

/**
 * Parses a text as MDX, with GitHub's tables and strikethrough. A Markdown picture that stands by itself becomes
 * the shortcode Figure.
 *
 * @throws {MdxSyntaxError} where it is not MDX
 */
export function parseMdx(text: string): Root {
  let tree: Root
  try {
    tree = mdxToMdast(text.replace(VARIABLE, `${OPEN}$1${CLOSE}`)) as Root
  } catch (error) {
    throw new MdxSyntaxError(String(error))
  }
  if (text.includes('{')) restoreBraces(tree)
  if (text.includes('![')) figuresOfPictures(tree)
  return tree
}

/**
 * Variables, like `{price:starter}`, are no code. The parser takes every brace for code, so it sees others in
 * their place, of the same length and from the part of Unicode that no text uses.
 */
const VARIABLE = /(?<!\\)\{([A-Za-z]+:[^{}\n"'`]*)\}/g
const [OPEN, CLOSE] = ['\uE000', '\uE001']

function restoreBraces(node: object): void {
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null) restoreBraces(value)
    else if (typeof value === 'string')
      Object.assign(node, { [key]: value.replaceAll(OPEN, '{').replaceAll(CLOSE, '}') })
  }
}

/** Puts a Figure in the place of each paragraph that holds pictures and nothing else. */
function figuresOfPictures(tree: Root): void {
  visit(tree, 'paragraph', ({ children }, index, parent) => {
    const figures = children.filter(child => child.type === 'image')
    const others = children.filter(child => child.type !== 'image')
    if (figures.length === 0 || !parent || index === undefined) return
    if (!others.every(child => child.type === 'text' && child.value.trim() === '')) return
    parent.children.splice(index, 1, ...figures.map(figureOf))
  })
}

/** `![alt](src "caption")` as the shortcode Figure. */
function figureOf({ url, alt, title, position }: Image): MdxJsxFlowElement {
  const given = Object.entries({ src: url, alt: alt ?? '', caption: title })
  return {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: given.flatMap(([name, value]) =>
      value == null ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }],
    ),
    children: [],
    position,
  }
}

/** What the parser said, in its parts: `Error: 3:1: Unexpected closing tag … (mdx-jsx:unexpected-character)`. */
export class MdxSyntaxError extends Error {
  readonly line: number
  readonly column: number

  constructor(message: string) {
    const [, line = '1', column = '1', reason = message] =
      /^(?:Error: )?(\d+):(\d+): ([^]*?)(?: \([a-z-]+:[a-z-]+\))?$/.exec(message) ?? []
    super(reason)
    this.line = Number(line)
    this.column = Number(column)
  }
}

/** Levels of a text, lists in lists and marks in marks. What renders it calls itself for each. */
const MAX_LEVELS = 50

/**
 * Shows every node of a tree, in order.
 *
 * @throws {RangeError} where it is nested too deeply
 */
export function walk(
  node: Root | RootContent,
  see: (node: Root | RootContent) => void,
  level = 0,
): void {
  if (level > MAX_LEVELS) throw new RangeError('Too many levels.')
  see(node)
  if ('children' in node) for (const child of node.children) walk(child, see, level + 1)
}
