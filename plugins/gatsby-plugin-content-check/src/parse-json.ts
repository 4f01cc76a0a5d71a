import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { Parsed } from './located-value'
import { BACKSLASH, parseYaml, type Cause } from './parse-yaml'
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

const COMMENT: Cause = ['JSON can’t contain comments.', 'Delete this comment.']
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
    'Put straight quotation marks around text. Write numbers without them, and true, false, and null in lowercase.',
  ],
  InvalidEscapeCharacter: BACKSLASH,
  InvalidCharacter: ['This text contains a tab.', 'Replace it with a regular space.'],
  InvalidCommentToken: COMMENT,
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
  const code = printParseErrorCode(error)
  const [before = ''] = NUMBER_START.exec(text.slice(0, offset).slice(-100)) ?? []
  const [after = ''] = /^[^\s:{}[\]"]+/.exec(text.slice(offset)) ?? []
  const written = (before + after).replace(/,$/, '')
  const [start, message, fix] =
    after &&
    code !== 'ColonExpected' &&
    text.charAt(offset + after.length) !== ':' &&
    INVALID_NUMBER.test(written)
      ? [offset - before.length, `“${written}” isn’t a number.`, NUMBER_FIX]
      : [offset, ...causeOf(text, code, offset)]
  return file.error(start, 'json-syntax', message, fix)
}

/** The part of a number before the place where the parser stopped. */
const NUMBER_START = /(?:\d[\d.,]*[ \u00a0])?[^\s:{}[\]"]*$/

/** A number with a comma, a unit, a space, or a leading zero, or a range. */
const INVALID_NUMBER =
  /^[+-]?[$€£]?(?:[.,_ \u00a0]?\d)+(?:[-–—/]\d[\d.,]*)?[ \u00a0]?(?:%|[$€£]|[A-Za-z]+)?$/

/** The cause of an error, judging by the text around it and by the parser's error code. */
function causeOf(text: string, code: string, offset: number): Cause {
  const found = text.charAt(offset)
  if (found.search(INVISIBLE) === 0)
    return [`There’s a ${invisibleName(found)} here.`, 'Replace it with a regular space.']
  if (found === '#') return COMMENT
  if (/[“”„]/.test(found))
    return [
      'This quotation mark is curly.',
      'Use straight quotation marks (") on both sides of the text.',
    ]
  if (text.charAt(offset - 1) === '"' && /\w/.test(found))
    return ['A quotation mark ends this text early.', 'Inside text, write “ and ”, or \\".']
  const bare = text.replace(/"(?:[^"\\\n]|\\.)*"/g, '')
  const isOdd = ([open = '', close = '']: string) =>
    bare.split(open).length !== bare.split(close).length
  const pair = ['{}', '[]'].find(isOdd)
  // If the parser stopped at a quotation mark, it can hide brackets.
  if (pair && code !== 'UnexpectedEndOfString' && code !== 'InvalidSymbol')
    return [
      `A ${pair.charAt(0)} or ${pair.charAt(1)} is missing or extra, here or above.`,
      'Close every { with } and every [ with ]. Compare this with an entry that works.',
    ]
  return CAUSES[code] ?? OTHER_CAUSE
}
