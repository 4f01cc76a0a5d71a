/** What other systems' Markdown may hold and a text here may not: HTML, template tags, code, signs left open. */
import type { Diagnostic } from './diagnostic'
import { codeRanges, maskVariables, ESCAPED } from './parse-mdx'
import { unknownShortcode, type Shortcodes } from './shortcodes'
import type { SourceFile } from './source-file'

/** Anything but an empty line, which ends every paragraph, and the given characters. */
const within = (excluded: string) => String.raw`(?:[^\n${excluded}]|\n(?![ \t]*\n))*`
const ATTRIBUTES = String.raw`(?:[^<>"'\n]|\n(?![ \t]*\n)|"${within('"')}"|'${within("'")}')*`

/** One alternative for each kind of thing that starts with `<` or `{`, or is a line of code. */
const FOREIGN = new RegExp(
  [
    ESCAPED,
    String.raw`(?<target>(?<=\]\(|\]: ?)<[^<>\n]*>)`,
    String.raw`(?<comment><![-–—](?:[^]*?[-–—]>|${within('')})|\{\s*/\*[^]*?\*/\s*\})`,
    String.raw`(?<address><(?:[a-z][a-z\d+.-]+:[^<>\s]*|[\w.+-]+@[\w.-]+)>)`,
    String.raw`(?<tag></?(?<name>[A-Za-z][\w.-]*)(?=[\s/>])${ATTRIBUTES}>)`,
    String.raw`(?<sign><(?!\s))`,
    String.raw`(?<template>\{%[^]*?%\}|\{\{[^]*?\}\})`,
    String.raw`(?<anchor>\{#[^{}\n]*\})`,
    String.raw`(?<code>\{(?:[^{}\n]|\n(?![ \t]*\n)|\{[^{}]*\})*\})`,
    String.raw`(?<brace>\{+)`,
    String.raw`(?<module>(?<=^|\n)(?:import\s+(?:["']|[\w*{][^\n]*\sfrom\s*["'])|export\s+(?:default|const|let|function|class|async|[*{]))[^\n]*)`,
  ].join('|'),
  'g',
)

/** A shortcode's opening or closing tag, whatever it is called. */
const TAG = new RegExp(`${ESCAPED}|(</?[A-Z]${ATTRIBUTES}>)`, 'g')

/** A text without its shortcodes, of the same length. */
export const blankTags = (text: string): string =>
  text.replace(TAG, (written, tag?: string) => (tag ? blank(tag) : written))

/** Spaces of the same length; lines stay lines. */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** How Markdown says what these elements of HTML say. */
const INSTEAD_OF_HTML: readonly [elements: readonly string[], instead: string][] = [
  [['b', 'strong'], 'For bold text, write **words**.'],
  [['i', 'em'], 'For emphasis, write *words*.'],
  [['br', 'p', 'div'], 'For a new paragraph, leave an empty line.'],
  [['a'], 'For a link, write [words](https://example.com).'],
  [['img'], 'For an image, write ![What it shows](./picture.png) on its own line.'],
  [['code', 'pre', 'kbd'], 'For code, use backticks.'],
  [['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], 'For a heading, start the line with ##.'],
  [['ul', 'ol', 'li'], 'For a list, start each line with “- ” or “1. ”.'],
  [['table', 'tr', 'td', 'th', 'thead', 'tbody'], 'For a table, write | One | Two | and so on.'],
  [['blockquote'], 'For a quotation, start the line with “> ”.'],
]

const OTHERWISE = 'Delete the tags and keep the words; to show them, put them between backticks.'

/** HTML of one paragraph, which is one mistake however many tags it has. */
interface HtmlBlock {
  offset: number
  end: number
  names: Set<string>
}

/**
 * Finds everything in a text that MDX can't hold and reports each once.
 *
 * @param file the whole file
 * @param text its text, with spaces in the place of the front matter
 * @returns the diagnostics, and the text with each of these things blanked out, so that the rest can be read
 */
export function removeForeignSyntax(
  file: SourceFile,
  text: string,
  shortcodes: Shortcodes,
): { text: string; diagnostics: Diagnostic[] } {
  const matches = [...maskVariables(text).matchAll(FOREIGN)].filter(
    ({ 0: written, groups: { name = '', tag = '' } = {} }) =>
      !written.startsWith('\\') && (!Object.hasOwn(shortcodes, name) || hasLooseValue(tag)),
  )
  if (matches.length === 0) return { text, diagnostics: [] }
  const ranges = codeRanges(text)
  const diagnostics: Diagnostic[] = []
  const html: HtmlBlock[] = []
  let template = 0
  let clean = text
  const remove = (start: number, end: number, blanks = blank(text.slice(start, end))) => {
    clean = clean.slice(0, start) + blanks + clean.slice(end)
  }
  for (const { 0: written, index, groups = {} } of matches) {
    if (groups.target || ranges.some(({ start, end }) => start <= index && index < end)) continue
    // What closes a shortcode is held against what opened it by the parser.
    if (/^<\/[A-Z]/.test(written)) continue
    const end = index + written.length
    const refuse = (rule: string, message: string, fix: string) =>
      diagnostics.push(file.error(index, rule, message, fix))
    const { name } = groups
    if (groups.tag && name && /^[a-z]/.test(name)) {
      const block = html.at(-1)
      const isClosing = written.startsWith('</') && html.some(({ names }) => names.has(name))
      if (isClosing) {
        // It was told where it was opened.
      } else if (block && !/\n[ \t]*\n/.test(text.slice(block.end, index))) {
        block.names.add(name)
        block.end = end
      } else html.push({ offset: index, end, names: new Set([name]) })
    } else if (groups.tag && name) {
      if (Object.hasOwn(shortcodes, name)) diagnostics.push(incomplete(file, index, name))
      else diagnostics.push(unknownShortcode(file, index, name, shortcodes))
      const closing = written.endsWith('/>') ? -1 : clean.indexOf(`</${name}>`, end)
      if (closing >= 0) remove(closing, closing + name.length + 3)
    } else if (groups.sign) {
      const known = /^<\/?([A-Z]\w*)/.exec(text.slice(index))?.[1]
      if (known && Object.hasOwn(shortcodes, known)) {
        diagnostics.push(incomplete(file, index, known))
        const closing = clean.indexOf(`</${known}>`, end)
        if (closing >= 0) remove(closing, closing + known.length + 3)
        remove(index, text.indexOf('\n', index))
        continue
      }
      const fix = 'To show the sign, write \\< or put it between backticks.'
      refuse('markdown', 'This < is taken for the start of a shortcode.', fix)
    } else if (groups.comment) {
      const fix =
        'Delete it. Notes to yourself can go in the front matter, on lines that start with #.'
      refuse('html', 'A text can’t have comments.', fix)
    } else if (groups.address) {
      const url = written.slice(1, -1)
      const target = url.includes(':') ? url : `mailto:${url}`
      refuse(
        'markdown',
        `${written} isn’t a link here.`,
        `Write [the words of the link](${target}).`,
      )
    } else if (groups.template) {
      // An opening tag, what it holds and its closing tag are one mistake.
      if (template === 0 || /\n[ \t]*\n/.test(text.slice(template, index))) {
        const fix = 'Delete it. To show it as it is, put it between backticks.'
        refuse('code', `${written} is a template tag from another system.`, fix)
      }
      template = end
    } else if (groups.anchor) {
      const fix = 'Delete it: the address of a heading is made from its words.'
      refuse('markdown', `${written} can’t name a heading here.`, fix)
    } else if (groups.brace) {
      const [variable] = /^\{\w+:[\w-]+/.exec(text.slice(index)) ?? []
      const fix = 'To show a brace, write \\{ or put it between backticks.'
      refuse('code', 'This { is never closed.', variable ? `Write ${variable}}.` : fix)
    } else {
      const variable = /^\{\s*([\w-]+)\s*:\s*([\w-]+)\s*\}$/.exec(written)
      if (variable)
        refuse('code', `${written} has a space in it.`, `Write {${variable[1]}:${variable[2]}}.`)
      else
        refuse(
          'code',
          'The text contains code: import, export and { } are not allowed.',
          'Delete it; to show a brace, write \\{ or put it between backticks. A variable is written like {price:starter}.',
        )
    }
    remove(index, end)
  }
  return {
    text: clean,
    diagnostics: [...diagnostics, ...html.map(block => htmlDiagnostic(file, block))],
  }
}

/** Whether a value of a tag has no straight quotation marks around it; `{ }` is told by checkShortcode. */
const hasLooseValue = (tag: string): boolean =>
  /=\s*[^\s"'{]/.test(tag.replace(/"[^"]*"|'[^']*'/g, '""'))

const incomplete = (file: SourceFile, offset: number, name: string): Diagnostic =>
  file.error(
    offset,
    'shortcode',
    `<${name} … can’t be read.`,
    `Write <${name} name="value">, with a straight quotation mark on each side of a value and a > at the end.`,
  )

function htmlDiagnostic(file: SourceFile, { offset, names }: HtmlBlock): Diagnostic {
  const list = [...names]
  const fixes = INSTEAD_OF_HTML.filter(([elements]) => elements.some(each => names.has(each)))
  const isCovered = list.every(name => fixes.some(([elements]) => elements.includes(name)))
  const fix = [...fixes.map(([, instead]) => instead), ...(isCovered ? [] : [OTHERWISE])].join(' ')
  const tags = list.map(name => `<${name}>`).join(', ')
  return file.error(offset, 'html', `A text can’t have HTML: ${tags}.`, fix)
}
