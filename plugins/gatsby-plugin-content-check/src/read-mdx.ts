/** MDX without code: held against the shortcodes, and read for what it names and leads to. */
import Slugger from 'github-slugger'
import type { Heading, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { metaAt } from './declaration'
import type { Diagnostic } from './diagnostic'
import { MdxSyntaxError, parseMdx, walk } from './parse-mdx'
import { checkShortcode, unknownShortcode, type Shortcodes, type UsedShortcode } from './shortcodes'
import type { SourceFile } from './source-file'

/** A text as it was read; parsed once, for every rule. */
export interface MdxText {
  /** The tree, with places in the whole file. */
  tree: Root
  links: { url: string; offset: number }[]
  /** Headings, by the ids that the page will give them. */
  headings: { id: string; offset: number }[]
  /** Shortcodes without mistakes. */
  shortcodes: UsedShortcode[]
  /** Pictures beside the file. */
  pictures: { src: string; offset: number }[]
  /** Names between braces, like `price:starter`. */
  variables: { name: string; offset: number }[]
}

/** The parser's time grows with the square of the braces, and of the lists and quotations that one line opens. */
const MAX_BRACES = 2000
const DEEP_LINE = /^(?:[ \t]{0,3}(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){51}/m

/** So many mistakes of syntax are told at once. */
const MAX_SYNTAX_ERRORS = 20

/**
 * Reads the body of an MDX file. A tag that is not closed is told and left out, so that the rest is read, too.
 *
 * @param file the whole file
 * @param bodyStart where the body starts in it
 * @returns what is wrong, and the text where it could be read to its end
 * @throws {RangeError} where lists, marks or shortcodes are nested too deeply
 */
export function readMdx(
  file: SourceFile,
  bodyStart: number,
  shortcodes: Shortcodes,
): { mdx?: MdxText; diagnostics: Diagnostic[] } {
  // The front matter becomes blank lines of the same length, so that every place stays true.
  let text = file.text.slice(0, bodyStart).replace(/[^\n]/g, ' ') + file.text.slice(bodyStart)
  if (text.split('{', MAX_BRACES).length === MAX_BRACES || DEEP_LINE.test(text))
    throw new RangeError('Too many levels.')
  const diagnostics: Diagnostic[] = []
  for (let attempt = 0; attempt < MAX_SYNTAX_ERRORS; attempt++) {
    try {
      return inspect(file, parseMdx(text), shortcodes, diagnostics)
    } catch (error) {
      if (!(error instanceof MdxSyntaxError)) throw error
      const at = offsetAt(text, error.line, error.column)
      const [, line, column] = / \((\d+):(\d+)\)/.exec(error.message) ?? []
      const opened = line && column ? offsetAt(text, Number(line), Number(column)) : at
      const found = syntaxDiagnostic(file, error, at, opened, shortcodes)
      // What closes a tag that has been left out is no second mistake.
      const isNew = diagnostics.every(
        other => other.line !== found.line || other.column !== found.column,
      )
      if (isNew) diagnostics.push(found)
      text =
        text.slice(0, opened) +
        text.slice(opened).replace(/^<[^<>\n]+>|^./, mistake => ' '.repeat(mistake.length))
    }
  }
  return { diagnostics }
}

const offsetAt = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, { length }) => offset + length + 1, column - 1)

/** What the parser stopped at, in words that help. */
function syntaxDiagnostic(
  file: SourceFile,
  { message }: MdxSyntaxError,
  at: number,
  opened: number,
  shortcodes: Shortcodes,
): Diagnostic {
  const name = /closing tag for `<([\w.]+)/.exec(message)?.[1]
  if (name && !Object.hasOwn(shortcodes, name))
    return unknownShortcode(file, opened, name, shortcodes)
  const reason = message.replace(/ \((?:\d+:\d+|note: .*)\)/g, '')
  const fix = message.includes('closing tag')
    ? `Close each shortcode with its own name, like </${name ?? 'Name'}>, on a line of its own.`
    : 'There is no HTML here. To show < or {, write \\< or \\{, or put it between backticks.'
  return file.error(at, 'mdx-syntax', `This is not valid MDX: ${reason}.`, fix)
}

/** Goes through a tree once, for mistakes and for what it names. */
function inspect(
  file: SourceFile,
  tree: Root,
  shortcodes: Shortcodes,
  diagnostics: Diagnostic[],
): { mdx: MdxText; diagnostics: Diagnostic[] } {
  const mdx: MdxText = {
    tree,
    links: [],
    headings: [],
    shortcodes: [],
    pictures: [],
    variables: [],
  }
  const slugger = new Slugger()
  let depth = 1
  const readVariables = (text: string, from: number) => {
    for (const [whole, name = ''] of text.matchAll(/\{([^{}:\n]*:[^{}\n]*)\}/g))
      mdx.variables.push({ name, offset: Math.max(from, file.text.indexOf(whole, from)) })
  }
  walk(tree, (node: Root | RootContent) => {
    const offset = node.position?.start.offset ?? 0
    const refuse = (rule: string, message: string, fix: string) =>
      diagnostics.push(file.error(offset, rule, message, fix))
    switch (node.type) {
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        refuse(
          'code',
          'The text contains code: import, export and { } are not allowed.',
          'Delete it; to show a brace, write \\{ or put it between backticks.',
        )
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const { used, diagnostics: wrong } = checkShortcode(file, node, shortcodes)
        diagnostics.push(...wrong)
        if (!used) break
        readAttributes(used, shortcodes, mdx)
        for (const value of Object.values(used.attributes)) readVariables(value, offset)
        break
      }
      case 'text':
        readVariables(node.value, offset)
        diagnostics.push(...slipsIn(file, offset, node.position?.end.offset))
        break
      case 'heading':
        diagnostics.push(...headingDiagnostics(file, node, offset, depth))
        ;({ depth } = node)
        mdx.headings.push({ id: slugger.slug(toString(node)), offset })
        break
      case 'link':
      case 'definition':
        mdx.links.push({ url: node.url, offset })
        break
      case 'image':
      case 'imageReference':
        refuse(
          'picture',
          'A picture stands within a sentence.',
          'Write ![What it shows](./picture.png) on a line of its own, with an empty line above it and below it.',
        )
        break
    }
  })
  return { mdx, diagnostics }
}

const NO_LINK = 'This is no link and no picture yet.'
/** What is shown as it was typed, and was meant as Markdown; what to write instead. */
const SLIPS: readonly (readonly [pattern: RegExp, message: string, fix: string])[] = [
  [
    /(?<!\\)\]\(/g,
    NO_LINK,
    'Leave no space in the address or the file’s name, and close the bracket after it.',
  ],
  [/(?<!\\)\] \((?=[/#.]|https:)/g, NO_LINK, 'Leave no space between ] and (.'],
  [
    /(?<!\\)\[\^[^\]\s]+\]/g,
    'There is no note of this name.',
    'Add it below, like [^1]: The note.',
  ],
  [/^#{2,6}(?![# ])/gm, 'This is no heading yet.', 'Put a space after the last #.'],
]

/** Slips of Markdown in a piece of text. */
const slipsIn = (file: SourceFile, start: number, end?: number): Diagnostic[] =>
  SLIPS.flatMap(([pattern, message, fix]) =>
    [...file.text.slice(start, end).matchAll(pattern)].map(({ index }) =>
      file.error(start + index, 'markdown', message, fix),
    ),
  )

/** What the attributes of a shortcode name, by what their declaration says of them. */
function readAttributes(used: UsedShortcode, shortcodes: Shortcodes, mdx: MdxText): void {
  mdx.shortcodes.push(used)
  const declared = shortcodes[used.name]
  for (const [attribute, value] of Object.entries(used.attributes)) {
    const { picture, link } = (declared && metaAt(declared.attributes, [attribute])) ?? {}
    const offset = used.offsetOf(attribute)
    if (picture) mdx.pictures.push({ src: value, offset })
    if (link) mdx.links.push({ url: value, offset })
  }
}

function headingDiagnostics(
  file: SourceFile,
  { depth }: Heading,
  offset: number,
  previous: number,
): Diagnostic[] {
  if (depth > 1 && depth <= previous + 1) return []
  const [message, level] =
    depth === 1
      ? ['The heading is of the first level, which is the page’s title.', 2]
      : [`The heading jumps from level ${previous} to level ${depth}.`, previous + 1]
  return [file.error(offset, 'heading', message, `Use ${'#'.repeat(level)} here.`)]
}
