import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser'
import type { Diagnostic } from './diagnostic'
import { locatedValue, type LocatedValue } from './located-value'
import type { SourceFile } from './source-file'
import { humanize } from './words'

/** What was read, or why it could not be. */
export interface Parsed {
  located?: LocatedValue
  diagnostics: Diagnostic[]
}

/** Reads strict JSON: no comments, no trailing commas, no key twice. */
export function parseJson(file: SourceFile): Parsed {
  const errors: ParseError[] = []
  let tree: Node | undefined
  try {
    tree = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false })
    const [first] = errors
    if (first) return { diagnostics: [syntaxError(file, first)] }
    if (!tree) return { diagnostics: [file.error(0, 'json-syntax', 'This is not JSON.')] }
    const repeated = repeatedKeys(tree, file)
    if (repeated.length > 0) return { diagnostics: repeated }
    const root = tree
    const nodeAt = (path: readonly (string | number)[]) => findNodeAtLocation(root, [...path])
    const keyOf = (node?: Node) => (node?.parent?.type === 'property' ? node.parent : node)?.offset
    return {
      located: locatedValue(
        getNodeValue(tree),
        path => nodeAt(path)?.offset,
        path => keyOf(nodeAt(path)),
      ),
      diagnostics: [],
    }
  } catch (error) {
    // The parser calls itself for each level, and has run out of stack.
    if (!(error instanceof RangeError)) throw error
    return { diagnostics: [file.error(0, 'json-syntax', 'Lists or groups are nested too deeply.')] }
  }
}

function syntaxError(file: SourceFile, { error, offset }: ParseError): Diagnostic {
  const message = `This is not valid JSON: ${humanize(printParseErrorCode(error))}.`
  return file.error(
    offset,
    'json-syntax',
    message,
    fixOf(printParseErrorCode(error), file.text, offset),
  )
}

const FIXES: Readonly<Record<string, string>> = {
  CommaExpected: 'Put a comma after the line before this place.',
  PropertyNameExpected: 'There is a comma too many before this place, or a value is missing.',
  ValueExpected: 'There is a comma too many before this place, or a value is missing.',
  InvalidCommentToken: 'JSON has no comments: delete it.',
  UnexpectedEndOfString:
    'Close the text with a quotation mark on the same line; a text has no line breaks.',
}

function fixOf(error: string, text: string, offset: number): string {
  const before = text.slice(Math.max(0, text.lastIndexOf('\n', offset - 1) + 1), offset)
  const after = text.slice(offset, offset + 20)
  // “5,000”: the number ends at the comma, and what follows it is no field.
  const [thousands, rest] = [/(\d+),$/.exec(before)?.[1], /^\d{3}\b/.exec(after)?.[0]]
  if (thousands && rest) return `A number has no comma inside: write ${thousands}${rest}.`
  const sum = /^[$€£]\s?(\d[\d,]*)/.exec(after)?.[1]
  if (sum)
    return `A number has no sign before it and no comma inside: write ${sum.replaceAll(',', '')}.`
  // “We say "no" often”: the text ended at the mark before this word.
  if (/[^\s:,{[]\s*"$/.test(before) && /^[\p{L}\d]/u.test(after)) return QUOTED_INSIDE
  if (/^[“”„‘’«»]/.test(after))
    return 'This is a typographic quotation mark: JSON needs the straight one, ".'
  return FIXES[error] ?? 'Compare with the lines around it: quotation marks, commas, brackets.'
}

/** For JSON and YAML alike. */
export const QUOTED_INSIDE = 'A quotation mark inside a text ends it: write “ and ” there, or \\".'

function repeatedKeys(node: Node, file: SourceFile): Diagnostic[] {
  const keys = new Set<string>()
  return (node.children ?? []).flatMap(child => {
    const key = node.type === 'object' ? String(child.children?.[0]?.value) : undefined
    const isRepeated = key !== undefined && keys.has(key)
    if (key !== undefined) keys.add(key)
    return [
      ...(isRepeated
        ? [
            file.error(
              child.offset,
              'duplicate-key',
              `“${key}” is given twice.`,
              'Keep one of the two.',
            ),
          ]
        : []),
      ...repeatedKeys(child, file),
    ]
  })
}
