import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser'
import type { Diagnostic } from './diagnostic'
import { locatedValue, type Parsed, type Path } from './located-value'
import { NUMBER_FIX, numberDiagnostics } from './number-format'
import type { SourceFile } from './source-file'
import { humanize } from './words'

/** Reads strict JSON: no comments, no trailing commas, no key twice. */
export function parseJson(file: SourceFile): Parsed {
  const errors: ParseError[] = []
  const tree = parseTree(file.text, errors, { disallowComments: true })
  const [first] = errors
  if (first) return { diagnostics: [syntaxError(file, first)] }
  if (!tree) return { diagnostics: [file.error(0, 'json-syntax', 'This is not JSON.')] }
  const repeated = repeatedKeys(tree, file)
  if (repeated.length > 0) return { diagnostics: repeated }
  const nodeAt = (path: Path) => findNodeAtLocation(tree, [...path])
  const keyOf = (node?: Node) => (node?.parent?.type === 'property' ? node.parent : node)?.offset
  const located = locatedValue(
    getNodeValue(tree),
    path => nodeAt(path)?.offset,
    path => keyOf(nodeAt(path)),
  )
  return { located, diagnostics: numbersIn(tree, file) }
}

/** What is wrong with how numbers are written. */
const numbersIn = (
  { type, offset, length, children = [] }: Node,
  file: SourceFile,
): Diagnostic[] =>
  type === 'number'
    ? numberDiagnostics(file, offset, file.text.slice(offset, offset + length))
    : children.flatMap(child => numbersIn(child, file))

const FIXES: Readonly<Record<string, string>> = {
  CommaExpected: 'Put a comma after the line before this place.',
  PropertyNameExpected: `There is a comma too many before this place, or a value is missing. ${NUMBER_FIX}`,
  ValueExpected: 'There is a comma too many before this place, or a value is missing.',
  InvalidSymbol: `Text stands between straight quotation marks, with “ and ” or \\" inside. ${NUMBER_FIX}`,
  InvalidCommentToken: 'JSON has no comments: delete it.',
  UnexpectedEndOfString:
    'Close the text with a quotation mark on the same line; a text has no line breaks.',
}

function syntaxError(file: SourceFile, { error, offset }: ParseError): Diagnostic {
  const name = printParseErrorCode(error)
  const number = numberAround(file.text, offset)
  if (number) {
    const message = `“${number.written}” can’t be read as a number.`
    return file.error(number.start, 'json-syntax', message, NUMBER_FIX)
  }
  return file.error(
    offset,
    'json-syntax',
    `This is not valid JSON: ${humanize(name)}.`,
    FIXES[name] ?? 'Compare with the lines around it: quotation marks, commas, brackets.',
  )
}

/** The number that the parser stopped in or behind: with a comma, a unit or a space inside, or a zero before it. */
function numberAround(
  text: string,
  offset: number,
): { written: string; start: number } | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const [before = ''] =
    /(?:\d[\d.,]*[ \u00a0])?[^\s:{}[\]"]*$/.exec(text.slice(lineStart, offset)) ?? []
  const [after = ''] = /^[^\s:{}[\]"]*/.exec(text.slice(offset)) ?? []
  const written = (before + after).replace(/,$/, '')
  const isNumber = /^[+-]?[$€£]?(?:[.,_ \u00a0]?\d)+[ \u00a0]?(?:%|[$€£]|[A-Za-z]+)?$/.test(written)
  return isNumber && !/^,?$/.test(after) && text.charAt(offset + after.length) !== ':'
    ? { written, start: offset - before.length }
    : undefined
}

function repeatedKeys(node: Node, file: SourceFile): Diagnostic[] {
  const keys = new Set<string>()
  return (node.children ?? []).flatMap(child => {
    const key = child.type === 'property' ? String(child.children?.[0]?.value) : undefined
    const repeated = key !== undefined && keys.has(key)
    if (key !== undefined) keys.add(key)
    const fix = 'Keep one of the two.'
    return [
      ...(repeated
        ? [file.error(child.offset, 'duplicate-key', `“${key}” is given twice.`, fix)]
        : []),
      ...repeatedKeys(child, file),
    ]
  })
}
