/** Finds Markdown that parses but that a page would show as typed, show wrong, or leave out. */
import type { Code, Root, RootContent, Table } from 'mdast'
import type { SourceFile } from './source-file'
import { ESCAPED, placeOf, walk } from './parse-mdx'
import { plural } from './words'

/** A pattern for symbols the parser left as text, the problem, and what to write instead. */
type Slip = [pattern: RegExp, message: string, fix: string]

const NO_IMAGE = 'This isn’t a valid link or image.'
const NO_LIST = 'This isn’t a valid list.'

/** List and block quote markers at the start of a line. Captured, since they aren't part of the error. */
const LINE_START = String.raw`^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(?=\S)`

/** Symbols after a backslash or in URLs aren't slips. */
const SKIPPED = /^(?:\\|https?:)/
const unescaped = ({ source }: RegExp) =>
  new RegExp(String.raw`${ESCAPED}|\bhttps?:(?:[^\s<>()[\]*\x60]|\*(?!\*))+|${source}`, 'gm')
const atLineStart = ({ source }: RegExp) => new RegExp(LINE_START + source, 'gmu')

const SLIPS: readonly Slip[] = [
  [
    unescaped(/\]\((?=[^\s()]+\s+[“”‘’])/),
    NO_IMAGE,
    'Put straight quotation marks around the caption.',
  ],
  [unescaped(/\]\(/), NO_IMAGE, 'Delete any spaces in the URL or file name, and put a ) after it.'],
  [
    unescaped(/(?:\]\s\((?=[/#.]|https?:)|\](?=https?:|\/\w))/),
    NO_IMAGE,
    'Write [text](/page), with nothing between ] and (.',
  ],
  [unescaped(/!\[\[/), NO_IMAGE, 'Write ![What it shows](./picture.png) on its own line.'],
  [
    unescaped(/\[(?=[^\]\n(]*\((?:\/|https?:)[^\s\]]*\))/),
    NO_IMAGE,
    'Put a ] between the words and the (.',
  ],
  [
    unescaped(/(?:(?<!!)\[\[|\]\[|\)\[(?=[/#.]|https:))/),
    'This isn’t a valid link.',
    'Write [text](/page). To use [text][name], add [name]: /page on its own line.',
  ],
  [
    unescaped(/(?:\^\[|\[\^\s)/),
    'This isn’t a valid footnote.',
    'Write [^1] here. At the end of the text, start a line with [^1]: and write the note.',
  ],
  [
    unescaped(/【\d[^】]*】/),
    'This citation was left by a chatbot.',
    'Delete it. To cite a source, add a footnote like [^1].',
  ],
  [
    unescaped(/(?<!\))\[(?:TOC|\/[\w-]+|[\w-]+ [\w-]+=[^\]]*)\]/),
    'This is a tag from another system.',
    'Delete it. To show it, write \\[ instead of [.',
  ],
  [
    unescaped(/(?<!\w)(?:==|\+\+|\|\||%%)(?=[^\s=+|%][^\n]*?\S(?:==|\+\+|\|\||%%))/),
    'These symbols would show as typed.',
    'For bold text, write **text**; for emphasis, *text*. Put comments in the front matter, on lines that start with #.',
  ],
  [
    unescaped(/<[ \t]+(?:[A-Z]\w*(?:\s[^<>\n]*)?\/|\/[ \t]*[A-Z]\w*\s*)>/),
    'There’s a space after this <.',
    'Delete the space.',
  ],
  [
    atLineStart(/(?:(?:!!!|\?\?\?\+?) \w|h[1-6]\. )/u),
    'This is markup from another system.',
    'Delete it.',
  ],
  [
    unescaped(/(?<![\w:]):[a-z][a-z\d_+-]*:(?![\w:])/),
    'This is an emoji code.',
    'Delete it, or paste the emoji itself.',
  ],
  [
    unescaped(/(?:\$\$|\^(?=[^\s^[\]]+\^))/),
    'These symbols would show as typed.',
    'Write the formula in words or plain characters.',
  ],
  [
    unescaped(/\[\^[^\]\s]+\]/),
    'There’s no footnote with this name.',
    'Define it further down, like “[^1]: The note.”',
  ],
  [
    atLineStart(/(?:#{2,6}(?![# ])|#(?=\p{L}))/u),
    'This isn’t a valid heading.',
    'Put a space after the last #.',
  ],
  [
    // Emoji, and letters or numbers with a parenthesis, are bullets only if two lines start with them.
    atLineStart(
      /(?:[•◦▪‣●○]|·(?=\s)|[-*+]\u00a0|[–—]\s|(?:[\p{So}→]\ufe0f?|\d\ufe0f?\u20e3|\(?[a-z]\)|a\.|\(\d+\)) [^\n]*\n[ \t>]*(?:[\p{So}→]\ufe0f?|\d\ufe0f?\u20e3|\(?[a-z]\)|b\.|\(\d+\)) )/u,
    ),
    NO_LIST,
    'Start each line with a hyphen and a space.',
  ],
  [
    atLineStart(/\d+[.)](?=\p{Lu}|\p{L}[^\n]*\n[ \t>]*\d+[.)]\p{L})/u),
    NO_LIST,
    'Put a space after the number.',
  ],
  [
    atLineStart(/(?:[-+](?=\p{L})|\*(?=[^\s*.][^*\n]*$))/u),
    'This symbol would show as typed.',
    'For a list, put a space after the symbol. For emphasis, also put a * after the last word.',
  ],
  [
    // A row with a | at both ends, a line of hyphens, or two lines with columns.
    atLineStart(
      /(?:\|.*\|[ \t]*$|[ \t|:-]*-[ \t]*\|[ \t|:-]*$|[^\n|]*\S \| \S[^\n]*\n(?=[^\n|]*\S \| \S)|[^\n\t]+\t[^\n]*\n(?=[^\n\t]+\t))/u,
    ),
    'This isn’t a valid table.',
    'Put a | between columns, and a line like |---|---| below the first row, with one --- per column. Don’t leave blank lines in the table.',
  ],
  [
    unescaped(/\*\*+/),
    'This ** would show as typed.',
    'For bold text, put ** right before and right after the words, then a space or punctuation: **Note:** text. To show asterisks, write \\*\\*.',
  ],
  [
    // Skips 3 * 4, 3*4, 5*, a_b, domains, *.md, and the start of a line, which the pattern above covers.
    unescaped(
      /[*_](?<!^[ \t>]*\*|\*\*|__)(?:(?<=\s[*_]|^_)(?=[^\s*_])(?!\w*\.\w)|(?<=[^\s*_\d][*_])(?![\w*]))/,
    ),
    'This symbol would show as typed.',
    'For emphasis, put the symbol right before and right after the words: *text*. To show the symbol, write \\* or \\_.',
  ],
  [
    unescaped(/~~/),
    'This ~~ would show as typed.',
    'For strikethrough, put ~~ right before and right after the words: ~~text~~.',
  ],
  [
    atLineStart(/\[[ xX]?\](?=\s|$)/u),
    'This checkbox would show as typed.',
    'Write text after it, or delete it.',
  ],
  [
    unescaped(/\x60/),
    'This backtick would show as typed.',
    'For code, put a backtick on each side, and write \\| for a vertical bar in a table. To show a backtick, write \\`.',
  ],
  [
    atLineStart(/(?:\[![A-Za-z]+\]|:{3,}(?=\s*\w))/u),
    'This isn’t a valid note or tip.',
    'Delete these symbols. To set the text apart, use a block quote or a shortcode.',
  ],
]

/**
 * Markup that the parser finds where the writer meant something else: the type of node, what it looks like with the
 * characters right before and after it, the problem, and what to write instead.
 */
type Misread = [type: RegExp, look: RegExp, message: string, fix: string, severity?: 'warning']

const MISREAD: readonly Misread[] = [
  [
    /emphasis|strong/,
    /^\d|\d$/,
    'These asterisks would turn the text between them into emphasis.',
    'For multiplication, write ×. To show an asterisk, write \\*.',
  ],
  [
    /inlineCode/,
    /^\p{L}/u,
    'These backticks would turn the text between them into code.',
    'For an apostrophe, write ’.',
  ],
  [
    /delete/,
    /^.?~(?!~)/s,
    'These tildes would strike through the text between them.',
    'For a range, write 10–20. To show a tilde, write \\~. For strikethrough, write ~~text~~.',
  ],
  [
    /link/,
    /^.?(?:https?:|www\.).*[“”‘’–—…]./is,
    'The link would include the punctuation after this URL.',
    'Write [text](https://example.com).',
  ],
  [/link/, /^.?\[\s*\]/s, 'This link has no text.', 'Write text between the brackets.'],
  [
    /link/,
    /^.?\[[\s*_`]*(?:(?:click )?here|(?:read|learn|see|find out) more|more|this (?:link|page))[\s*_`]*\]/is,
    'This text doesn’t say where the link goes.',
    'Use words that describe the page.',
    'warning',
  ],
  [
    /blockquote/,
    /^.?> ?[$\d][^\n]*\n?$/s,
    'This > starts a block quote.',
    'For “more than”, use words. For a quote, put a word or a quotation mark after the >.',
    'warning',
  ],
  [
    /list$/,
    /^.?\d{4}/s,
    'This number would start a list.',
    'Put a backslash before the period, like 2025\\., or start the sentence with a word.',
  ],
]

/** The column of a list or list item. */
const listColumn = (node?: RootContent) =>
  node?.type.startsWith('list') ? node.position?.start.column : undefined

/** Finds markup that the parser interprets differently than the writer intended. */
function* misreadDiagnostics(
  file: SourceFile,
  text: string,
  nodes: readonly (Root | RootContent)[],
) {
  for (const node of nodes) {
    const { start, end } = placeOf(node)
    const source = `${text.charAt(start - 1) || '\n'}${text.slice(start, end)}${text.charAt(end) || '\n'}`
    for (const [type, look, message, fix, severity = 'error'] of MISREAD)
      if (type.test(node.type) && look.test(source))
        yield file[severity](start, 'markdown', message, fix)
    const children: RootContent[] = 'children' in node ? node.children : []
    for (const [index, child] of children.entries()) {
      const above = listColumn(children[index - 1])
      if (above && (listColumn(child) ?? 0) > above)
        yield file.error(
          placeOf(child).start,
          'markdown',
          'This item isn’t indented enough to belong to the item above.',
          'Line it up with the first letter of the text above: two spaces for “- ”, three for “1. ”.',
        )
    }
  }
}

/** Finds stray symbols in the text, but only the first of each kind in each text node. */
export function* slipDiagnostics(
  file: SourceFile,
  text: string,
  nodes: readonly (Root | RootContent)[],
) {
  yield* misreadDiagnostics(file, text, nodes)
  const words = nodes.filter(({ type }) => type === 'text').map(placeOf)
  const told = new Set<number>()
  for (const [pattern, message, fix] of SLIPS) {
    const seen = new Set<number>()
    for (const { 0: written, index: at, 1: before = '' } of text.matchAll(pattern)) {
      if (SKIPPED.test(written)) continue
      const index = at + before.length
      const run = words.findIndex(({ start, end }) => start <= index && index < end)
      if (run < 0 || seen.has(run) || told.has(index)) continue
      seen.add(run)
      told.add(index)
      yield file.error(index, 'markdown', message, fix)
    }
  }
}

/** The fence of a code block that's never closed. */
export function unclosedFence({ value }: Code, source: string) {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? []
  const last = source
    .slice(source.lastIndexOf('\n') + 1)
    .replace(/^[\s>]*/, '')
    .trimEnd()
  const isClosed = source.includes('\n') && fence && last.startsWith(fence) && !value.endsWith(last)
  return isClosed ? undefined : fence
}

/**
 * Finds rows with the wrong number of cells.
 *
 * @param isStrict also finds missing cells
 * @param torn gets everything in a row with extra cells, since a | could have split code or emphasis in it
 */
export function* tableDiagnostics(
  file: SourceFile,
  { children: [head, ...rows] }: Table,
  isStrict: boolean,
  torn: Set<Root | RootContent>,
) {
  const columns = head?.children.length ?? 0
  for (const row of rows) {
    const cells = row.children.length
    const extra = row.children[columns]
    const message = `This row has ${plural(cells, 'cell')}, but the table has ${plural(columns, 'column')}.`
    if (extra) {
      for (const part of walk(row)) torn.add(part)
      const fix =
        'Add a heading for the extra column. To show a vertical bar, write \\|, even in code.'
      yield file.error(placeOf(extra).start, 'table', message, fix)
    } else if (isStrict && cells < columns) {
      const fix =
        'Add the missing cells, or leave a blank line between the table and the text after it.'
      yield file.warning(placeOf(row).start, 'table', message, fix)
    }
  }
}

/**
 * Finds footnotes and link definitions whose name is already taken.
 *
 * @param isStrict also finds unused footnotes and link definitions
 */
export function* definitionDiagnostics(
  file: SourceFile,
  nodes: readonly (Root | RootContent)[],
  isStrict: boolean,
) {
  const named = new Set(
    nodes.flatMap(node =>
      'identifier' in node && node.type.endsWith('Reference')
        ? `${node.type === 'footnoteReference' ? '^' : ''}${node.identifier}`
        : [],
    ),
  )
  const seen = new Set<string>()
  for (const definition of nodes) {
    if (definition.type !== 'definition' && definition.type !== 'footnoteDefinition') continue
    const { type, identifier, label } = definition
    const [prefix, what] = type === 'definition' ? ['', 'link definition'] : ['^', 'footnote']
    const key = prefix + identifier
    const name = `[${prefix}${label ?? identifier}]`
    const refuse = (message: string, fix: string) =>
      file.error(placeOf(definition).start, 'markdown', message, fix)
    if (seen.has(key))
      yield refuse(`There’s another ${what} named ${name}.`, `Give each ${what} a different name.`)
    else if (isStrict && !named.has(key))
      yield refuse(
        `This ${what} isn’t used.`,
        `Write ${prefix ? name : `[text]${name}`} where it belongs, or delete the ${what}.`,
      )
    seen.add(key)
  }
}
