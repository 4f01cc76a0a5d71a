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
import type { SourceFile } from './source-file'
import { humanize } from './words'

/** Reads strict JSON: no comments, no trailing commas, no key twice. */
export function parseJson(file: SourceFile): Parsed {
  const errors: ParseError[] = []
  const tree = parseTree(file.text, errors, { disallowComments: true })
  const [first] = errors
  if (first) return { diagnostics: [syntaxError(file, first)] }
  if (!tree) return { diagnostics: [file.error(0, 'json-syntax', 'This is not JSON.')] }
  const diagnostics = repeatedKeys(tree, file)
  if (diagnostics.length > 0) return { diagnostics }
  const nodeAt = (path: Path) => findNodeAtLocation(tree, [...path])
  const keyOf = (node?: Node) => (node?.parent?.type === 'property' ? node.parent : node)?.offset
  const located = locatedValue(
    getNodeValue(tree),
    path => nodeAt(path)?.offset,
    path => keyOf(nodeAt(path)),
  )
  return { located, diagnostics }
}

const NUMBER = 'Numbers have no sign before them and no comma inside: 5000.'

const FIXES: Readonly<Record<string, string>> = {
  CommaExpected: 'Put a comma after the line before this place.',
  PropertyNameExpected: `There is a comma too many before this place, or a value is missing. ${NUMBER}`,
  ValueExpected: 'There is a comma too many before this place, or a value is missing.',
  InvalidSymbol: `Text stands between straight quotation marks, with “ and ” or \\" inside. ${NUMBER}`,
  InvalidCommentToken: 'JSON has no comments: delete it.',
  UnexpectedEndOfString:
    'Close the text with a quotation mark on the same line; a text has no line breaks.',
}

function syntaxError(file: SourceFile, { error, offset }: ParseError): Diagnostic {
  const name = printParseErrorCode(error)
  return file.error(
    offset,
    'json-syntax',
    `This is not valid JSON: ${humanize(name)}.`,
    FIXES[name] ?? 'Compare with the lines around it: quotation marks, commas, brackets.',
  )
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
