/** What keeps a text from being read as MDX: its notation, or what the parser would take too long over. */
import type { Fault } from './fault'
import { notationFault } from './mdx-notation'
import { MOST_LEVELS, type MdxSyntaxError } from './mdx-tree'
import { isShortcodeName, unknownShortcode } from './shortcode-name'
import type { SourceFile } from './source-file'

/**
 * A line that opens more lists and quotations than any text, or more shortcodes, one right after the
 * other: the parser would take long over it.
 */
const DEEP_LINE =
  /^(?:[ \t]{0,4}(?:[-*+>]|\d{1,9}[.)])[ \t]){51}|(?:<[A-Za-z]\w*(?:[ \t](?:[^<>\n]*[^<>\n/])?)?>[ \t]*){51}/m

const DEPTH_REMEDY = `No text needs more than ${MOST_LEVELS} levels: look for a sign that stands there many times.`

/** Opening braces that a text may have: the parser’s time grows with the square of those left open. */
const MOST_BRACES = 2000

/** What the parser would take too long over. */
export function limitFault(file: SourceFile, bodyStart: number): Fault | undefined {
  const deep = DEEP_LINE.exec(file.text.slice(bodyStart))
  if (deep) return depthFault(file, bodyStart + deep.index)
  const surplus = surplusBrace(file.text, bodyStart)
  if (surplus === undefined) return undefined
  return file.fault(
    surplus,
    'mdx-syntax',
    `The text has more than ${MOST_BRACES.toLocaleString('en')} opening braces.`,
    'Delete those that nothing closes; long code belongs in a file that the text links to.',
  )
}

/** A text of more levels than anything that renders it could go down. */
export const depthFault = (file: SourceFile, offset: number): Fault =>
  file.fault(
    offset,
    'mdx-syntax',
    'Lists, marks or shortcodes are nested too deeply.',
    DEPTH_REMEDY,
  )

/** Where the first brace is that is one too many. */
function surplusBrace(text: string, start: number): number | undefined {
  let offset = start - 1
  for (let count = 0; count <= MOST_BRACES; count++) {
    offset = text.indexOf('{', offset + 1)
    if (offset < 0) return undefined
  }
  return offset
}

/** What the parser stopped at, in words that help. */
export function syntaxFault(file: SourceFile, error: MdxSyntaxError): Fault {
  const { line, column, message } = error
  const notation = notationFault(file, line, column)
  if (notation) return notation
  const tag = /\btag\b/.test(message) && !message.includes('valid JSX tag')
  const opened = tag ? (/closing tag for `<(\w+)/.exec(message)?.[1] ?? '') : ''
  if (opened && !isShortcodeName(opened)) {
    const place = file.text.indexOf(`<${opened}`)
    if (place >= 0) return unknownShortcode(file, place, opened)
  }
  return file.faultAt(
    { line, column },
    'mdx-syntax',
    tag
      ? `A shortcode is not closed as it was opened: ${plain(message)}`
      : `This is not valid MDX: ${plain(message)}`,
    tag
      ? 'Close each shortcode with its own name, like </Callout>, on a line of its own.'
      : 'To show < or {, write \\< or \\{, or put it between backticks.',
  )
}

/** The parser's own words without the places and notes in them. */
function plain(reason: string): string {
  return reason
    .replace(/ \(`?\d+:\d+(?:-\d+:\d+)?`?\)/g, '')
    .replace(/ \(note: .*\)$/, '')
    .replace(/\.?$/, '.')
}
