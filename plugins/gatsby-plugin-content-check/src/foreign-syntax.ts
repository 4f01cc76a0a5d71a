/** Finds syntax from other systems that isn't allowed here, like HTML, template tags, and code. */
import { type Diagnostic, blank, type SourceFile } from './source-file'
import { codeRanges, maskVariables, ESCAPED } from './parse-mdx'
import type { Shortcodes } from './content'
import { unknownShortcode } from './shortcodes'

/** Matches anything except the given characters and a blank line, which ends a paragraph. */
const within = (excluded: string) => String.raw`(?:[^\n${excluded}]|\n(?![ \t]*\n))*`
const ATTRIBUTES = String.raw`(?:[^<>"'\n]|\n(?![ \t]*\n)|"${within('"')}"|'${within("'")}')*`

/** Syntax that isn't allowed: its kind, a pattern, the problem, and what to write instead. The first match counts. */
type Foreign = [kind: string, pattern: string, message: string, fix: string]

const BRACE_FIX =
  'To show a brace, write \\{ or put it in backticks. A variable looks like {price:starter}, without spaces.'

const FOREIGN: readonly Foreign[] = [
  [
    'tag',
    // Word adds conditional comments.
    String.raw`<!--\[if[^]*?\[endif\]-->|</?(?<name>[A-Za-z][\w.-]*(?::\w+)?)(?=[\s/>])${ATTRIBUTES}>`,
    'HTML isn’t allowed here.',
    'Delete the tags and keep the words, or use Markdown: **bold**, *emphasis*, [text](/page), ![What it shows](./picture.png), or ## Heading. For a line break, start a new paragraph or table row. To show a tag, put it in backticks.',
  ],
  [
    'comment',
    String.raw`<![-–—](?:[^]*?[-–—]>|${within('')})|\{\s*/\*[^]*?\*/\s*\}`,
    'Comments aren’t allowed here.',
    'Delete this comment. Put notes to yourself in the front matter, on lines that start with #.',
  ],
  [
    'address',
    String.raw`<(?:[a-z][a-z\d+.-]+:[^<>\s|]*(?:\|[^<>\n]*)?|[\w.+-]+@[\w.-]+)>`,
    'Links in angle brackets don’t work here.',
    'Write [text](https://example.com) or [text](mailto:me@example.com).',
  ],
  [
    'sign',
    // The parser accepts a space in a closing tag.
    String.raw`<(?!\s|/[ \t]+[A-Z])`,
    'This < is read as the start of a shortcode.',
    'To show a <, write \\< or use words, like “under 5%”.',
  ],
  [
    'template',
    String.raw`\{%${within('')}?%\}|\{\{${within('')}?\}\}`,
    'This is a template tag from another system.',
    'Delete it. To show it as is, put it in backticks. A variable looks like {price:starter}.',
  ],
  [
    'program',
    String.raw`\{(?<=(?:^|\n)[ \t]*[.#@][\w-][^\n{}]*\{)(?:[^{}\n]|\n(?![ \t]*\n))*\}|(?<=^|\n)(?:import\s+(?:(?:[\w$]+|\*\s+as\s+\w+|\{[^{}]*\})(?:\s*,\s*\{[^{}]*\})?\s+from\s*)?(?:"[^"\n]*"|'[^'\n]*');?[ \t]*(?=\n|$)|export\s+(?:default\s+(?:function|class)\b|(?:const|let|var)\s+\w+\s*=|(?:async\s+)?function\b|[*{])[^\n]*)`,
    'Code isn’t allowed here.',
    'Delete all of it. To show it, put it in backticks.',
  ],
  [
    'anchor',
    String.raw`(?:\[\]|:contentReference\[[^[\]\n]*\])?\{(?:\s*[#.]|:\s*[\w#.]|\s*[\w-]+=)[^{}\n]*\}`,
    'Attributes in braces aren’t supported.',
    'Delete everything from here to the }.',
  ],
  [
    'code',
    String.raw`\{(?:[^{}\n]|\n(?![ \t]*\n)|\{[^{}]*\})*\}`,
    'The part between { and } is read as code.',
    BRACE_FIX,
  ],
  ['brace', String.raw`\{+`, 'This { is never closed.', BRACE_FIX],
]

/** Kinds that come in pairs or groups, so that a passage of them is one error. */
const PASSAGES = ['tag', 'template']

/** Matches any of these, or what to skip: an escaped character, or a link's URL in angle brackets. */
const ANY = new RegExp(
  [
    ESCAPED,
    String.raw`(?<=\]\(|\]: ?)<[^<>\n]*>`,
    ...FOREIGN.map(([kind, pattern]) => `(?<${kind}>${pattern})`),
  ].join('|'),
  'g',
)

/** Whether what's between two errors puts them in separate passages. */
const isApart = (gap: string) => gap.trim() !== '' && /\n[ \t]*\n/.test(gap)

/** A shortcode's opening or closing tag, with any name. */
const TAG = new RegExp(`${ESCAPED}|(<(?:/[ \\t]*)?[A-Z]${ATTRIBUTES}>)`, 'g')

/** Replaces shortcode tags with spaces of the same length. */
export const blankTags = (text: string) =>
  text.replace(TAG, (written, tag?: string) => (tag ? blank(tag) : written))

/**
 * Finds everything the text can't contain and reports each problem once.
 *
 * @param file the whole file
 * @param text the file's text, with spaces in place of the front matter
 * @returns the diagnostics, and the text with the problems blanked out so the rest can be parsed
 */
export function removeForeignSyntax(file: SourceFile, text: string, shortcodes: Shortcodes) {
  const isShortcode = (name: string) => Object.hasOwn(shortcodes, name)
  const names = Object.keys(shortcodes).map(name => name.toLowerCase())
  const matches = [...maskVariables(text).matchAll(ANY)].filter(
    ({ groups: { name = '', tag = '' } = {} }) =>
      !isShortcode(name) || !VALID_TAG.test(withoutValues(tag)),
  )
  const ranges = matches.length > 0 ? codeRanges(text) : []
  const diagnostics: Diagnostic[] = []
  const ends: Record<string, number> = {}
  let clean = text
  const remove = (start: number, end: number) => {
    clean = clean.slice(0, start) + blank(text.slice(start, end)) + clean.slice(end)
  }
  for (const { 0: written, index, groups = {} } of matches) {
    const found = FOREIGN.find(([kind]) => groups[kind])
    if (!found || ranges.some(({ start, end }) => start <= index && index < end)) continue
    const [kind, , message, fix] = found
    const end = index + written.length
    const isClosing = written.startsWith('</')
    const [, typed = ''] = /^<\/?([A-Za-z]\w*)/.exec(text.slice(index)) ?? []
    const shortcode = names.includes(typed.toLowerCase())
      ? typed
      : typed.replace(/^(?:[a-z].*|[A-Z\d]+)$/, '')
    if (shortcode && (groups.tag ?? isShortcode(shortcode))) {
      // The parser checks closing tags.
      if (isClosing) continue
      diagnostics.push(
        isShortcode(shortcode)
          ? file.error(index, 'shortcode', `This <${shortcode}> tag isn’t valid.`, VALID_FIX)
          : unknownShortcode(file, index, shortcode, shortcodes),
      )
      const closing = new RegExp(String.raw`</[ \t]*${shortcode}\s*>`).exec(clean.slice(end))
      if (closing && !written.endsWith('/>'))
        remove(end + closing.index, end + closing.index + closing[0].length)
      if (groups.sign) remove(index, text.indexOf('\n', index))
    } else {
      const last = ends[kind]
      if (last === undefined || (!isClosing && isApart(text.slice(last, index))))
        diagnostics.push(file.error(index, 'markdown', message, fix))
      if (PASSAGES.includes(kind)) ends[kind] = end
    }
    remove(index, end)
  }
  return { text: clean, diagnostics }
}

const VALID_FIX =
  'Write it like <Name attribute="value"> or <Name attribute="value" />. Put values in straight quotation marks, and put only spaces between attributes. Inside a value, use “ and ”.'

/** Matches a valid tag after withoutValues removed its values. checkShortcode reports braces. */
const VALID_TAG = /^<[/\w.:-]+(?:\s+(?:[\w:-]+(?:\s*=\s*"")?|""))*\s*\/?>$/

const withoutValues = (tag: string) => tag.replace(/\{[^{}]*\}|"[^"]*"|'[^']*'/g, '""')
