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
  /** Links, with the words that lead; a shortcode's link has none of its own. */
  links: { url: string; text?: string; offset: number }[]
  /** Headings, by the ids that the page will give them. */
  headings: { id: string; offset: number }[]
  /** Shortcodes without mistakes. */
  shortcodes: UsedShortcode[]
  /** Pictures beside the file, with the attribute that names each. */
  pictures: { src: string; attribute: string; offset: number }[]
  /** Names between braces, like `price:starter`. */
  variables: { name: string; offset: number }[]
}

/** Opening braces that a text may have: the parser’s time grows with the square of those left open. */
const MAX_BRACES = 2000

const TOO_DEEP = 'Lists, marks or shortcodes are nested too deeply.'

/** A line that opens more lists and quotations than any text: each level costs the parser more. */
const DEEP_LINE = /^(?:[ \t]{0,3}(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){51}/m

/** So many mistakes of syntax are told at once. */
const MAX_SYNTAX_ERRORS = 20

/**
 * Reads the body of an MDX file. A tag that is not closed is told and left out, so that the rest is read, too.
 *
 * @param file the whole file
 * @param bodyStart where the body starts in it
 * @returns what is wrong, and the text where it could be read to its end
 */
export function readMdx(
  file: SourceFile,
  bodyStart: number,
  shortcodes: Shortcodes,
): { mdx?: MdxText; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const refuse = (offset: number, message: string, fix?: string) => ({
    diagnostics: [...diagnostics, file.error(offset, 'mdx-syntax', message, fix)],
  })
  // The front matter becomes blank lines of the same length, so that every place stays true.
  let text = file.text.slice(0, bodyStart).replace(/[^\n]/g, ' ') + file.text.slice(bodyStart)
  if (text.split('{', MAX_BRACES + 2).length > MAX_BRACES + 1)
    return refuse(bodyStart, `The text has more than ${MAX_BRACES} braces.`)
  if (DEEP_LINE.test(text)) return refuse(bodyStart, TOO_DEEP)
  for (;;) {
    try {
      const tree = parseMdx(text)
      return inspect(file, tree, shortcodes, diagnostics)
    } catch (error) {
      if (error instanceof RangeError) return refuse(bodyStart, TOO_DEEP)
      if (!(error instanceof MdxSyntaxError)) throw error
      const found = syntaxDiagnostic(file, error, shortcodes)
      diagnostics.push(found)
      const rest = withoutMistake(text, file.offsetAt(error), openedAt(file, error))
      if (rest === undefined || diagnostics.length === MAX_SYNTAX_ERRORS) {
        found.fix = `${found.fix ?? ''} The rest of this text is read once this is mended.`.trim()
        return { diagnostics }
      }
      text = rest
    }
  }
}

/** Where the tag was opened that the parser speaks of, in “for `<Side>` (3:1)”. */
function openedAt(file: SourceFile, { message }: MdxSyntaxError): number | undefined {
  const [, line, column] = / \(`?(\d+):(\d+)/.exec(message) ?? []
  return line && column ? file.offsetAt({ line: Number(line), column: Number(column) }) : undefined
}

const TAG = /<\/?(?!!)[^\s<>][^<>{}\n]*>/y

/** A text with blanks where it is wrong, as long as it was; nothing where that does not change it. */
function withoutMistake(text: string, at: number, opened: number | undefined): string | undefined {
  const blank = (from: string, offset: number) => {
    TAG.lastIndex = offset
    const { length } = TAG.exec(from)?.[0] ?? from.charAt(offset).trim()
    return from.slice(0, offset) + ' '.repeat(length) + from.slice(offset + length)
  }
  const [closing, name] = /^<\/([\w.]*)/.exec(text.slice(at, at + 80)) ?? []
  let rest = blank(text, opened ?? at)
  if (closing !== undefined && opened !== undefined) {
    // A closing tag that nothing else has opened goes, too.
    const before = rest.slice(0, at)
    if (before.split(`<${name}`).length <= before.split(`</${name}`).length) rest = blank(rest, at)
  }
  return rest === text ? undefined : rest
}

/** What writers take from HTML or from other Markdown, and how it is written here. */
const NOTATIONS: readonly [RegExp, message: string, fix: (found: string) => string][] = [
  [
    /^<br\s*\/?>/i,
    'A line break is written as in HTML.',
    () => 'Put a backslash at the end of the line, \\, or begin a new paragraph.',
  ],
  [
    /^<(https?:\/\/[^\s<>]+)>/,
    'An address stands in angle brackets.',
    url => `Write [what it leads to](${url}).`,
  ],
  [
    /^<(?:mailto:)?([^\s<>@]+@[^\s<>]+)>/,
    'A mail address stands in angle brackets.',
    mail => `Write [${mail}](mailto:${mail}).`,
  ],
  [/^<!--/, 'A comment is written as in HTML.', () => 'Delete it, from <!-- to -->.'],
]

function notationDiagnostic(file: SourceFile, offset: number): Diagnostic | undefined {
  const rest = file.text.slice(offset, offset + 500)
  for (const [pattern, message, fix] of NOTATIONS) {
    const found = pattern.exec(rest)
    if (found) return file.error(offset, 'notation', message, fix(found[1] ?? found[0]))
  }
  return undefined
}

/** What the parser stopped at, in words that help. */
function syntaxDiagnostic(
  file: SourceFile,
  error: MdxSyntaxError,
  shortcodes: Shortcodes,
): Diagnostic {
  const offset = file.offsetAt(error)
  const notation = notationDiagnostic(file, offset)
  if (notation) return notation
  const { message } = error
  const isTag = /\btag\b/.test(message) && !message.includes('valid JSX tag')
  const opened = isTag ? /closing tag for `<(\w+)/.exec(message)?.[1] : undefined
  const place = openedAt(file, error) ?? offset
  if (opened && !Object.hasOwn(shortcodes, opened))
    return unknownShortcode(file, place, opened, shortcodes)
  const reason = message
    .replace(/ \(`?\d+:\d+(?:-\d+:\d+)?`?\)/g, '')
    .replace(/ \(note: .*\)$/, '')
    .replace(/\.?$/, '.')
  return isTag
    ? file.error(
        offset,
        'mdx-syntax',
        `A shortcode is not closed as it was opened: ${reason}`,
        `Close each shortcode with its own name, like </${opened ?? Object.keys(shortcodes)[0] ?? 'Name'}>, on a line of its own.`,
      )
    : file.error(
        offset,
        'mdx-syntax',
        `This is not valid MDX: ${reason}`,
        'To show < or {, write \\< or \\{, or put it between backticks.',
      )
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
    const refuse = (rule: string, message: string, fix?: string) =>
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
        const notation = notationDiagnostic(file, offset)
        if (notation) {
          diagnostics.push(notation)
          break
        }
        const { used, diagnostics: wrong } = checkShortcode(file, node, shortcodes)
        diagnostics.push(...wrong)
        if (used) {
          readAttributes(used, shortcodes, mdx)
          for (const value of Object.values(used.attributes)) readVariables(value, offset)
        }
        break
      }
      case 'text':
        readVariables(node.value, offset)
        break
      case 'heading': {
        const wrong = headingProblem(node, depth)
        if (wrong) refuse('heading', ...wrong)
        ;({ depth } = node)
        mdx.headings.push({ id: slugger.slug(toString(node)), offset })
        break
      }
      case 'link':
        mdx.links.push({ url: node.url, text: toString(node), offset })
        break
      case 'definition':
        mdx.links.push({ url: node.url, offset })
        break
      case 'image':
        refuse(
          'picture',
          'A picture stands within a sentence.',
          'Put it on a line of its own, with an empty line above it and below it.',
        )
        break
      case 'imageReference':
        refuse(
          'picture',
          'The address of a picture stands apart from it.',
          'Write ![What it shows](./picture.png).',
        )
        break
    }
  })
  return { mdx, diagnostics }
}

/** What the attributes of a shortcode name, by what their declaration says of them. */
function readAttributes(used: UsedShortcode, shortcodes: Shortcodes, mdx: MdxText): void {
  mdx.shortcodes.push(used)
  const declared = shortcodes[used.name]
  for (const [attribute, value] of Object.entries(used.attributes)) {
    const { picture, link } = (declared && metaAt(declared.attributes, [attribute])) ?? {}
    const offset = used.offsetOf(attribute)
    if (picture) mdx.pictures.push({ src: value, attribute, offset })
    if (link) mdx.links.push({ url: value, offset })
  }
}

function headingProblem(
  heading: Heading,
  previous: number,
): [message: string, fix: string] | undefined {
  const words = toString(heading)
  if (/\{[^{}:\n]*:[^{}\n]*\}/.test(words))
    return [
      'The heading has a variable, and its anchor would change with it.',
      'Use the variable in the sentence after the heading.',
    ]
  if (new Slugger().slug(words) === '')
    return ['The heading has no words.', 'Write what the part is about, or delete it.']
  if (heading.depth === 1)
    return [
      'A heading of the first level stands in the text.',
      'The title is the page’s first heading; start with ## here.',
    ]
  if (heading.depth > previous + 1)
    return [
      `The heading jumps from level ${previous} to level ${heading.depth}.`,
      `Use ${'#'.repeat(previous + 1)} here.`,
    ]
  return undefined
}
