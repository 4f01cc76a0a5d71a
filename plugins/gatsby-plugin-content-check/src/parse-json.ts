import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Parsed } from './located-value'
import { parseYaml } from './parse-yaml'
import type { SourceFile } from './source-file'
import { INVISIBLE, invisibleName, NUMBER_FIX } from './words'

/**
 * Parses JSON. Rejects comments, trailing commas, and repeated keys.
 *
 * @param isStrict also rejects numbers like 49.50
 */
export function parseJson(file: SourceFile, isStrict = false): Parsed {
  const errors: ParseError[] = []
  parse(file.text, errors, { disallowComments: true })
  const [first] = errors
  // JSON is a subset of YAML, and the YAML parser tracks where each value is.
  return first ? { diagnostics: [syntaxError(file, first)] } : parseYaml(file, isStrict)
}

const RULE = 'json-syntax'

type Cause = [message: string, fix: string]

const EXTRA_COMMA: Cause = [
  'There’s an extra comma just before this, or a value is missing.',
  'Delete the comma or add the value.',
]

/** Causes identified by the parser's error code alone. */
const CAUSES: Readonly<Record<string, Cause>> = {
  CommaExpected: ['A comma is missing before this.', 'Add a comma right after the previous value.'],
  ColonExpected: [
    'A colon is missing after the field name.',
    'Write "name": followed by the value.',
  ],
  PropertyNameExpected: EXTRA_COMMA,
  ValueExpected: EXTRA_COMMA,
  InvalidSymbol: [
    'This isn’t a valid value.',
    'Put straight quotation marks around text. Write numbers, true, and false without them.',
  ],
  InvalidEscapeCharacter: [
    'This text contains a backslash.',
    'Write / instead, or \\\\ to show a backslash.',
  ],
  InvalidCharacter: ['This text contains a tab.', 'Replace it with a regular space.'],
  InvalidCommentToken: ['JSON can’t contain comments.', 'Delete this comment.'],
  UnexpectedEndOfString: [
    'This text has no closing quotation mark.',
    'Put a " at the end of the text, on the same line. Text in JSON can’t contain line breaks.',
  ],
}

const OTHER_CAUSE: Cause = [
  'This isn’t valid JSON.',
  'Check the quotation marks, commas, and brackets on this line and the lines around it.',
]

function syntaxError(file: SourceFile, { error, offset }: ParseError) {
  const { text } = file
  const name = printParseErrorCode(error)
  const number = name === 'ColonExpected' ? undefined : numberAround(text, offset)
  if (number)
    return file.error(number.start, RULE, `“${number.written}” isn’t a number.`, NUMBER_FIX)
  const [word] = /^(?:true|false|null)\b/i.exec(text.slice(offset)) ?? []
  if (word && name === 'InvalidSymbol')
    return file.error(
      offset,
      RULE,
      `“${word}” isn’t a valid value.`,
      `Write ${word.toLowerCase()}.`,
    )
  const cause = characterCause(text, offset) ?? bracketCause(text, name) ?? CAUSES[name]
  return file.error(offset, RULE, ...(cause ?? OTHER_CAUSE))
}

/** The cause, judging by the characters next to the error. */
function characterCause(text: string, offset: number): Cause | undefined {
  const found = text.charAt(offset)
  if (found.search(INVISIBLE) === 0)
    return [`There’s a ${invisibleName(found)} here.`, 'Replace it with a regular space.']
  if (found === '#') return CAUSES.InvalidCommentToken
  if (/[“”„]/.test(found))
    return [
      'This quotation mark is curly.',
      'Use straight quotation marks (") on both sides of the text.',
    ]
  return text.charAt(offset - 1) === '"' && /\w/.test(found)
    ? ['A quotation mark ends this text early.', 'Inside text, write “ and ”, or \\".']
    : undefined
}

/** Mismatched brackets. Skipped if the parser stopped at a quotation mark, which can hide brackets. */
function bracketCause(text: string, name: string): Cause | undefined {
  if (name === 'UnexpectedEndOfString' || name === 'InvalidSymbol') return undefined
  const bare = text.replace(/"(?:[^"\\\n]|\\.)*"/g, '')
  for (const [open = '', close = ''] of ['{}', '[]']) {
    const unclosed = bare.split(open).length - bare.split(close).length
    const fix = 'Close every { with } and every [ with ]. Compare this with an entry that works.'
    if (unclosed > 0) return [`A ${close} is missing here or above.`, fix]
    if (unclosed < 0) return [`There’s an extra ${close} here, or a ${open} is missing above.`, fix]
  }
  return undefined
}

/** The invalid number where the parser stopped: one with a comma, a unit, a space, or a leading zero, or a range. */
function numberAround(text: string, offset: number) {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const [before = ''] =
    /(?:\d[\d.,]*[ \u00a0])?[^\s:{}[\]"]*$/.exec(text.slice(lineStart, offset)) ?? []
  const [after = ''] = /^[^\s:{}[\]"]*/.exec(text.slice(offset)) ?? []
  const written = (before + after).replace(/,$/, '')
  const isNumber =
    /^[+-]?[$€£]?(?:[.,_ \u00a0]?\d)+(?:[-–—/]\d[\d.,]*)?[ \u00a0]?(?:%|[$€£]|[A-Za-z]+)?$/.test(
      written,
    )
  return isNumber && !/^,?$/.test(after) && text.charAt(offset + after.length) !== ':'
    ? { written, start: offset - before.length }
    : undefined
}
