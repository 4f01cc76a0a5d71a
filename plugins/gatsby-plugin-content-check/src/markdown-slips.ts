/** Finds Markdown that parses, but that a page would show raw, show wrong, or leave out. */
import type { Code, Definition, FootnoteDefinition, Root, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Diagnostic } from './diagnostic'
import { COMMENT } from './foreign-syntax'
import { headingId, ESCAPED, placeOf } from './parse-mdx'
import type { Refusal } from './refusals'
import type { Shortcodes } from './shortcodes'
import type { SourceFile } from './source-file'
import { listOf, plural } from './words'

/** Symbols the parser left as text, what's wrong, and what to write instead. */
type Slip = [pattern: RegExp, message: string, fix: string]

const NO_LINK = 'This isn’t a valid link.'
const NO_IMAGE = 'This isn’t a valid link or image.'
const NO_LIST = 'This isn’t a valid list.'

/** What can come before a line's words in lists and block quotes. It's a group, since it isn't part of the error. */
const LINE_START = String.raw`^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(?=\S)`

/** Emoji, and letters or numbers with a parenthesis, which are bullets if two lines start with them. */
const OTHER_BULLET = String.raw`(?:[\p{So}→]\ufe0f?|\d\ufe0f?\u20e3|\(?[a-z]\)|\(\d+\)) `

/** Where symbols aren't slips: behind a backslash, and in URLs. */
const SKIPPED = /^(?:\\|https?:)/
const unescaped = (pattern: string) =>
  new RegExp(String.raw`${ESCAPED}|\bhttps?:(?:[^\s<>()[\]*\x60]|\*(?!\*))+|${pattern}`, 'gm')
const atLineStart = (pattern: string) => new RegExp(LINE_START + pattern, 'gmu')

const SLIPS: readonly Slip[] = [
  [
    unescaped(String.raw`\]\(`),
    NO_IMAGE,
    'Delete any spaces in the URL or file name, and close the parenthesis after it.',
  ],
  [unescaped(String.raw`\] \((?=[/#.]|https:)`), NO_IMAGE, 'Delete the space between ] and (.'],
  [
    unescaped(String.raw`(?:\[\[|\]\[|\)\[(?=[/#.]|https:))`),
    NO_LINK,
    'Write [words](/page). For [words][name], add [name]: /page on its own line.',
  ],
  [
    unescaped(String.raw`(?:\^\[|\[\^\s)`),
    'This isn’t a valid footnote.',
    'Write [^1] here, and [^1]: The note. on its own line at the end.',
  ],
  [
    unescaped(String.raw`【\d[^】]*】`),
    'This citation was left by a chatbot.',
    'Delete it. To cite a source, add a footnote like [^1].',
  ],
  [
    unescaped(String.raw`(?<!\))\[(?:TOC|/\w+|\w+ \w+=[^\]]*)\]`),
    'This is a tag from another system.',
    'Delete it. To show it, write \\[ instead of [.',
  ],
  [
    unescaped(String.raw`(?<!\w)(?:==|\+\+|\|\||%%)(?=[^\s=+|%][^\n]*?\S(?:==|\+\+|\|\||%%))`),
    'The page would show these symbols.',
    'For bold text, write **words**; for emphasis, *words*. Put comments in the front matter, on lines that start with #.',
  ],
  [
    unescaped(String.raw`\[\^[^\]\s]+\]`),
    'There’s no footnote with this name.',
    'Add it below, like [^1]: The note.',
  ],
  [
    atLineStart(String.raw`(?:#{2,6}(?![# ])|#(?=\p{L}))`),
    'This isn’t a valid heading.',
    'Put a space after the last #.',
  ],
  [
    atLineStart(
      String.raw`(?:[•◦▪‣●○]|·(?=\s)|[-*+]\u00a0|–\s|${OTHER_BULLET}[^\n]*\n[ \t>]*${OTHER_BULLET})`,
    ),
    NO_LIST,
    'Start each line with a hyphen and a space.',
  ],
  [atLineStart(String.raw`\d+[.)](?=\p{Lu})`), NO_LIST, 'Put a space after the number.'],
  [
    atLineStart(String.raw`(?:[-+](?=\p{L})|\*(?=[^\s*.][^*\n]*$))`),
    'The page would show this symbol.',
    'For a list, put a space after it. For emphasis, put a * after the last word, too.',
  ],
  [
    // A row with a | at both ends, a line of hyphens, or two lines with columns.
    atLineStart(
      String.raw`(?:\|.*\|[ \t]*$|[ \t|:-]*-[ \t]*\|[ \t|:-]*$|[^\n|]*\S \| \S[^\n]*\n(?=[^\n|]*\S \| \S)|[^\n\t]+\t[^\n]*\n(?=[^\n\t]+\t))`,
    ),
    'This isn’t a valid table.',
    'Put a | between columns, and a line like |---|---| below the first row, with one section per column. Don’t leave blank lines in the table.',
  ],
  [
    unescaped(String.raw`\*\*+`),
    'The page would show this **.',
    'For bold text, put ** on both sides, with no spaces inside and a space or punctuation after it: **Note:** words. To show asterisks, write \\*\\*.',
  ],
  [
    // Skips 3 * 4, 3*4, 5*, a_b, domains, *.md, and the start of a line, which the pattern above covers.
    unescaped(
      String.raw`[*_](?<!^[ \t>]*\*|\*\*|__)(?:(?<=\s[*_]|^_)(?=[^\s*_])(?!\w*\.\w)|(?<=[^\s*_\d][*_])(?![\w*]))`,
    ),
    'The page would show this symbol.',
    'For emphasis, put it on both sides, with no spaces inside: *words*. To show the symbol, write \\* or \\_.',
  ],
  [
    unescaped('~~'),
    'The page would show this ~~.',
    'For strikethrough, put ~~ on both sides, with no spaces inside: ~~words~~.',
  ],
  [
    unescaped(String.raw`\x60`),
    'The page would show this backtick.',
    'For code, put one on each side. To show a backtick, write \\`.',
  ],
]

const CHECKBOX = ['Checkboxes aren’t allowed here.', 'Use a plain list, without [ ].'] as const
const CHECKBOX_SLIP: Slip = [atLineStart(String.raw`\[[ xX]?\](?=\s|$)`), ...CHECKBOX]

/** Link text that doesn't say where the link goes. */
const VAGUE_LINK = /^(?:(?:click )?here|(?:read|learn|see|find out) more|more|this (?:link|page))$/i

/**
 * Finds what a page would show raw, show wrong, or leave out.
 *
 * @param text the text the nodes were parsed from
 * @param refused also what other sites use on purpose; otherwise only what leaves words out
 */
export function* markdownDiagnostics(
  file: SourceFile,
  text: string,
  nodes: readonly (Root | RootContent)[],
  shortcodes: Shortcodes,
  refused: readonly Refusal[],
): Iterable<Diagnostic> {
  const isStrict = refused.includes('slips')
  const definitions: (Definition | FootnoteDefinition)[] = []
  const named = new Set<string>()
  const words: ReturnType<typeof placeOf>[] = []
  for (const node of nodes) {
    const { start, end } = placeOf(node)
    const refuse = (message: string, fix: string) => file.error(start, 'markdown', message, fix)
    switch (node.type) {
      case 'text':
        words.push({ start, end })
        break
      case 'imageReference':
        named.add(node.identifier)
        break
      case 'link':
      case 'linkReference': {
        if ('identifier' in node) named.add(node.identifier)
        const name = toString(node)
        if (isStrict && name.trim() === '')
          yield refuse('This link has no text.', 'Put some between the brackets.')
        if (isStrict && VAGUE_LINK.test(name.trim()))
          yield file.warning(
            start,
            'link-words',
            `“${name}” doesn’t say where the link goes.`,
            'Describe the page it links to.',
          )
        break
      }
      case 'footnoteReference':
        named.add(`^${node.identifier}`)
        break
      case 'footnoteDefinition':
      case 'definition':
        definitions.push(node)
        break
      case 'heading':
        if (refused.includes('headings') && !text.startsWith('#', start))
          yield refuse(
            'The line of hyphens or equals signs below this turns it into a heading.',
            'Put a blank line between them. For a heading, write ## Heading.',
          )
        else if (isStrict && headingId(node) === '')
          yield refuse('This heading has no text.', 'Add some, or delete it.')
        break
      case 'listItem':
        if (refused.includes('checkboxes') && typeof node.checked === 'boolean')
          yield refuse(...CHECKBOX)
        break
      case 'code': {
        const fence = unclosedFence(node, text.slice(start, end))
        if (fence)
          yield refuse(
            'This code block is never closed, so everything after it is code.',
            `End it with a line of ${fence}.`,
          )
        break
      }
      case 'table':
        yield* tableDiagnostics(file, node, isStrict)
    }
  }
  const boxes = refused.includes('checkboxes') ? [CHECKBOX_SLIP] : []
  if (isStrict)
    yield* slipDiagnostics(file, text, words, [...SLIPS, ...boxes, ...calloutSlips(shortcodes)])
  yield* unusedDiagnostics(file, definitions, isStrict ? named : undefined)
}
/** Finds symbols left in the text, the first of each kind in each text node. */
function* slipDiagnostics(
  file: SourceFile,
  text: string,
  words: readonly ReturnType<typeof placeOf>[],
  slips: readonly Slip[],
) {
  const told = new Set<number>()
  for (const [pattern, message, fix] of slips) {
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

/** How other systems write notes and tips, if the site has shortcodes for them. */
function calloutSlips(shortcodes: Shortcodes): Slip[] {
  const names = Object.keys(shortcodes).filter(name => shortcodes[name]?.children === 'required')
  const pattern = atLineStart(String.raw`(?:\[![A-Za-z]+\]|:{3,})`)
  const message = 'Notes and tips are shortcodes on this site.'
  return names.length > 0 ? [[pattern, message, `Use the ${listOf(names)} shortcode.`]] : []
}

/** The fence of a code block without a closing line. */
function unclosedFence({ value }: Code, source: string): string | undefined {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? []
  const last = source
    .slice(source.lastIndexOf('\n') + 1)
    .replace(/^[\s>]*/, '')
    .trimEnd()
  const isClosed = source.includes('\n') && fence && last.startsWith(fence) && !value.endsWith(last)
  return isClosed ? undefined : fence
}

function* tableDiagnostics(
  file: SourceFile,
  { children: [head, ...rows] }: Table,
  isStrict: boolean,
) {
  const columns = head?.children.length ?? 0
  for (const row of rows) {
    const cells = row.children.length
    const extra = row.children[columns]
    const message = `This row has ${plural(cells, 'cell')}, but the table has ${plural(columns, 'column')}.`
    if (extra) {
      const fix = 'Add a heading for the extra column. To show a vertical bar, write \\|.'
      yield file.error(placeOf(extra).start, 'table', message, fix)
    } else if (isStrict && cells < columns) {
      const fix =
        'Add the missing cells, or leave a blank line between the table and the text after it.'
      yield file.warning(placeOf(row).start, 'table', message, fix)
    }
  }
}

/**
 * Finds footnotes and link definitions that aren't used or whose name is already taken.
 *
 * @param named what the text refers to; if undefined, the rest can be unused
 */
function* unusedDiagnostics(
  file: SourceFile,
  definitions: readonly (Definition | FootnoteDefinition)[],
  named: ReadonlySet<string> | undefined,
) {
  const seen = new Set<string>()
  for (const definition of definitions) {
    const { type, identifier, label } = definition
    const [prefix, what] = type === 'definition' ? ['', 'link definition'] : ['^', 'footnote']
    const key = prefix + identifier
    const name = `[${prefix}${label ?? identifier}]`
    const refuse = (message: string, fix: string) =>
      file.error(placeOf(definition).start, 'markdown', message, fix)
    if (seen.has(key))
      yield refuse(`There’s another ${what} named ${name}.`, 'Give each one its own name.')
    else if (named?.has(key) === false && 'url' in definition && /^#?$/.test(definition.url))
      yield refuse(...COMMENT)
    else if (named?.has(key) === false)
      yield refuse(
        `This ${what} isn’t used.`,
        `Write ${prefix ? name : `[words]${name}`} where it belongs, or delete it.`,
      )
    seen.add(key)
  }
}
