/** Finds syntax from other systems that isn't allowed here, like HTML, template tags, and code. */
import { type Diagnostic, blank, type SourceFile } from './source-file'
import { codeRanges, maskVariables, ESCAPED } from './parse-mdx'
import type { Shortcodes } from './content'
import { unknownShortcode } from './shortcodes'
import { capitalize } from './words'

/** Matches anything except the given characters and a blank line, which ends a paragraph. */
const within = (excluded: string) => String.raw`(?:[^\n${excluded}]|\n(?![ \t]*\n))*`
const ATTRIBUTES = String.raw`(?:[^<>"'\n]|\n(?![ \t]*\n)|"${within('"')}"|'${within("'")}')*`

/** One alternative for each kind of syntax that starts with `<` or `{`, and for styles and lines of code. */
const FOREIGN = new RegExp(
  [
    ESCAPED,
    String.raw`(?<target>(?<=\]\(|\]: ?)<[^<>\n]*>)`,
    String.raw`(?<word><!--\[if[^]*?\[endif\]-->)`,
    String.raw`(?<comment><![-–—](?:[^]*?[-–—]>|${within('')})|\{\s*/\*[^]*?\*/\s*\})`,
    String.raw`(?<gap><(?:[ \t]+/?|/[ \t]+)(?<spaced>[A-Z]\w*)(?=[\s/>])[^<>\n]*>)`,
    String.raw`(?<tag></?(?<name>[A-Za-z][\w.-]*(?::\w+)?)(?=[\s/>])${ATTRIBUTES}>)`,
    String.raw`(?<address><(?:[a-z][a-z\d+.-]+:[^<>\s|]*(?:\|[^<>\n]*)?|[\w.+-]+@[\w.-]+)>)`,
    String.raw`(?<sign><(?!\s))`,
    String.raw`(?<template>\{%${within('')}?%\}|\{\{${within('')}?\}\})`,
    String.raw`(?<program>\{(?<=(?:^|\n)[ \t]*[.#@][\w-][^\n{}]*\{)(?:[^{}\n]|\n(?![ \t]*\n))*\}|(?<=^|\n)(?:import\s+(?:(?:[\w$]+|\*\s+as\s+\w+|\{[^{}]*\})(?:\s*,\s*\{[^{}]*\})?\s+from\s*)?(?:"[^"\n]*"|'[^'\n]*');?[ \t]*(?=\n|$)|export\s+(?:default\s+(?:function|class)\b|(?:const|let|var)\s+\w+\s*=|(?:async\s+)?function\b|[*{])[^\n]*))`,
    String.raw`(?<anchor>(?:\[\]|:contentReference\[[^[\]\n]*\])?\{(?:\s*[#.]|:\s*[\w#.]|\s*[\w-]+=)[^{}\n]*\})`,
    String.raw`(?<code>\{(?:[^{}\n]|\n(?![ \t]*\n)|\{[^{}]*\})*\})`,
    String.raw`(?<brace>\{+)`,
  ].join('|'),
  'g',
)

/** A shortcode's opening or closing tag, with any name. */
const TAG = new RegExp(`${ESCAPED}|(</?[A-Z]${ATTRIBUTES}>)`, 'g')

/** Replaces shortcode tags with spaces of the same length. */
export const blankTags = (text: string) =>
  text.replace(TAG, (written, tag?: string) => (tag ? blank(tag) : written))

/** What to write in Markdown instead of some HTML elements. */
const INSTEAD_OF_HTML: readonly [elements: RegExp, instead: string][] = [
  [/^(?:b|strong)$/, 'For bold text, write **text**.'],
  [/^(?:i|em)$/, 'For emphasis, write *text*.'],
  [/^(?:br|p|div)$/, 'For a new paragraph, leave a blank line. In a table, split the row in two.'],
  [/^a$/, 'For a link, write [text](https://example.com).'],
  [/^img$/, 'For an image, write ![What it shows](./picture.png) on its own line.'],
  [/^(?:code|pre|kbd)$/, 'For code, use backticks.'],
  [/^h[1-6]$/, 'For a heading, start the line with ##.'],
  [/^(?:ul|ol|li)$/, 'For a list, start each line with “- ” or “1. ”.'],
  [/^(?:table|t[rdh]|thead|tbody)$/, 'For a table, put a | between columns, like | One | Two |.'],
  [/^blockquote$/, 'For a quote, start the line with “> ”.'],
]

const OTHERWISE =
  'Delete the tags and keep the words. To show the tags themselves, put them in backticks.'
const FROM_WORD =
  'This was pasted from Word. Paste it again as plain text, then format headings, bold text, and lists in Markdown.'

/** The HTML in one paragraph or pasted passage, reported as one error. */
interface HtmlBlock {
  offset: number
  end: number
  names: Set<string>
}

/**
 * Finds everything the text can't contain and reports each problem once.
 *
 * @param file the whole file
 * @param text the file's text, with spaces in place of the front matter
 * @returns the diagnostics, and the text with the problems blanked out so the rest can be parsed
 */
export function removeForeignSyntax(file: SourceFile, text: string, shortcodes: Shortcodes) {
  const isShortcode = (name: string) => Object.hasOwn(shortcodes, name)
  const matches = [...maskVariables(text).matchAll(FOREIGN)].filter(
    ({ 0: written, groups: { name = '', tag = '', spaced } = {} }) =>
      !written.startsWith('\\') &&
      (spaced ? isShortcode(spaced) : !isShortcode(name) || !VALID_TAG.test(withoutValues(tag))),
  )
  if (matches.length === 0) return { text, diagnostics: [] }
  const ranges = codeRanges(text)
  const diagnostics: Diagnostic[] = []
  const html: HtmlBlock[] = []
  let template = 0
  let clean = text
  const remove = (start: number, end: number) => {
    clean = clean.slice(0, start) + blank(text.slice(start, end)) + clean.slice(end)
  }
  for (const { 0: written, index, groups = {} } of matches) {
    const { target, word, tag, sign } = groups
    if (target || ranges.some(({ start, end }) => start <= index && index < end)) continue
    const end = index + written.length
    const [, typed = ''] = /^<\/?([A-Za-z]\w*)/.exec(text.slice(index)) ?? []
    const shortcode = isShortcode(capitalize(typed)) ? typed : typed.replace(/^[a-z].*/, '')
    const name = word ? 'xml' : (groups.name ?? '').toLowerCase()
    if (word || (tag && (!shortcode || insteadOf(name)))) {
      const block = html.at(-1)
      const gap = text.slice(block?.end, index)
      if (block && (gap.trim() === '' || !EMPTY_LINE.test(gap))) {
        block.names.add(name)
        block.end = end
      } else if (!written.startsWith('</') || html.every(({ names }) => !names.has(name)))
        html.push({ offset: index, end, names: new Set([name]) })
    } else if (shortcode && (tag ?? isShortcode(shortcode))) {
      // The parser checks closing tags.
      if (written.startsWith('</')) continue
      diagnostics.push(
        isShortcode(shortcode)
          ? file.error(
              index,
              'shortcode',
              `This <${shortcode}> tag isn’t valid.`,
              validTag(shortcode, shortcodes[shortcode]?.children === 'none' ? '/>' : '>'),
            )
          : unknownShortcode(file, index, shortcode, shortcodes),
      )
      const closing = written.endsWith('/>') ? -1 : clean.indexOf(`</${shortcode}>`, end)
      if (closing >= 0) remove(closing, closing + shortcode.length + 3)
      if (sign) remove(index, text.indexOf('\n', index))
    } else if (!groups.template || template === 0 || EMPTY_LINE.test(text.slice(template, index)))
      diagnostics.push(file.error(index, 'markdown', ...causeOf(groups, written)))
    // Report an opening template tag, its content, and its closing tag as one error.
    if (groups.template) template = end
    remove(index, end)
    if (groups.gap) clean = clean.slice(0, index) + closeUp(groups.gap) + clean.slice(end)
  }
  return {
    text: clean,
    diagnostics: [...diagnostics, ...html.map(block => htmlDiagnostic(file, block))],
  }
}

/** Moves the spaces in `< Name>` in front of the tag. */
const closeUp = (tag: string) => tag.replace(/^(<\/?)([ \t]+)(\/?)/, '$2$1$3')

const validTag = (name: string, end: string) =>
  `Write it like <${name} name="value"${end === '>' ? '' : ' '}${end}. Put values in straight quotation marks, put only spaces between attributes, and end the tag with ${end}. Inside a value, use “ and ”.`

const EMPTY_LINE = /\n[ \t]*\n/

export const COMMENT: [message: string, fix: string] = [
  'Comments aren’t allowed here.',
  'Delete this comment. Put notes to yourself in the front matter, on lines that start with #.',
]

/** The problem with syntax other than tags, and what to write instead. */
function causeOf(
  { comment, address, gap, template, program, anchor, sign, brace }: Record<string, string>,
  written: string,
): [message: string, fix: string] {
  if (comment) return COMMENT
  if (gap) {
    const [start = ''] = /\S+/.exec(closeUp(gap)) ?? []
    return ['There’s a space after this <.', `Write ${start}.`]
  }
  if (address) {
    const [url = '', words = 'text'] = address.slice(1, -1).split('|')
    const target = url.includes(':') ? url : `mailto:${url}`
    return [`${address} doesn’t work as a link here.`, `Write [${words}](${target}).`]
  }
  if (template)
    return [
      'This is a template tag from another system.',
      'Delete it. To show it as is, put it in backticks. A variable looks like {price:starter}.',
    ]
  if (anchor) return ['Attributes in braces aren’t supported.', `Delete ${anchor}.`]
  if (program)
    return ['Code isn’t allowed here.', 'Delete all of it. To show it, put it in backticks.']
  if (sign)
    return [
      'This < is read as the start of a shortcode.',
      'To show a <, write \\< or use words, like “under 5%”.',
    ]
  const [, kind, key] = /^\{\s*([\w-]+)\s*:\s*([\w-]+)\s*\}$/.exec(written) ?? []
  if (key) return [`${written} contains a space.`, `Write {${kind}:${key}}.`]
  return [
    brace ? 'This { is never closed.' : 'The part between { and } is read as code.',
    'To show a brace, write \\{ or put it in backticks. A variable looks like {price:starter}.',
  ]
}

/** Matches a valid tag after withoutValues removed its values. checkShortcode reports braces. */
const VALID_TAG = /^<[/\w.:-]+(?:\s+(?:[\w:-]+(?:\s*=\s*"")?|""))*\s*\/?>$/

const withoutValues = (tag: string) => tag.replace(/\{[^{}]*\}|"[^"]*"|'[^']*'/g, '""')

const insteadOf = (name: string) => INSTEAD_OF_HTML.find(([elements]) => elements.test(name))

function htmlDiagnostic(file: SourceFile, { offset, end, names }: HtmlBlock) {
  const list = [...names]
  const fixes = new Set(list.map(name => insteadOf(name)?.[1] ?? OTHERWISE))
  const isWord = /Mso|<o:|<!--\[if/.test(file.text.slice(offset, end))
  const tags = list.map(name => `<${name}>`).join(', ')
  const fix = isWord ? FROM_WORD : [...fixes].join(' ')
  return file.error(offset, 'html', `HTML isn’t allowed here: ${tags}.`, fix)
}
