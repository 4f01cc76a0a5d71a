/** JSON and YAML read into plain values whose every part knows its offset in the file. */
import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  getNodeValue,
  type Node as JsonNode,
  type ParseError,
} from 'jsonc-parser'
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml'
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Node as YamlNode,
  type Pair,
} from 'yaml'
import type { Fault } from './fault'
import type { SourceFile } from './source-file'
import { spoken } from './spoken'

export type Path = readonly (string | number)[]

/** Whether a value has fields; a list has them too. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A value and the way from its paths back to the text. */
export interface LocatedValue {
  value: unknown
  /** Offset of the value at `path`, or of the nearest part that exists. */
  offsetOf(path: Path): number
  /** Offset of the key `path` ends with, or of the nearest part that exists. */
  keyOffsetOf(path: Path): number
}

interface Parsed {
  located?: LocatedValue
  faults: Fault[]
}

/** Reads strict JSON: no comments, no trailing commas, no key twice. */
export function parseJson(file: SourceFile): Parsed {
  const errors: ParseError[] = []
  let tree: JsonNode | undefined
  try {
    tree = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false })
  } catch {
    // The parser calls itself for each level, and has run out of stack.
    const message = 'Lists or groups are nested too deeply.'
    return { faults: [file.fault(0, 'json-syntax', message, 'No file here needs ten levels.')] }
  }
  const root = tree
  const faults = errors
    .slice(0, 1)
    .map(error =>
      file.fault(error.offset, 'json-syntax', jsonMessage(error), jsonRemedy(error, file.text)),
    )
  if (!tree || faults.length > 0) {
    return {
      faults: faults.length > 0 ? faults : [file.fault(0, 'json-syntax', 'This is not JSON.')],
    }
  }
  const repeated = repeatedKeys(tree, file)
  if (repeated.length > 0) return { faults: repeated }
  const nodeAt = (path: Path) => root && findNodeAtLocation(root, [...path])
  return {
    faults: [],
    located: {
      value: getNodeValue(tree),
      offsetOf: path => nearest(path, part => nodeAt(part)?.offset),
      keyOffsetOf: path =>
        nearest(path, part => {
          const node = nodeAt(part)
          return node?.parent?.type === 'property' ? node.parent.offset : node?.offset
        }),
    },
  }
}

function jsonMessage(error: ParseError): string {
  return `This is not valid JSON: ${spoken(printParseErrorCode(error.error))}.`
}

function jsonRemedy(error: ParseError, text: string): string {
  const { offset } = error
  // “5,000”: the number ends at the comma, and what follows it is no field.
  const number = /(\d+),$/.exec(text.slice(Math.max(0, offset - 20), offset).trimEnd())?.[1]
  const rest = /^\d{3}\b/.exec(text.slice(offset))?.[0]
  if (number && rest) return `A number has no comma inside: write ${number}${rest}.`
  const sum = /^[$€£]\s?(\d[\d,]*)/.exec(text.slice(offset, offset + 20))?.[1]
  if (sum)
    return `A number has no sign before it and no comma inside: write ${sum.replaceAll(',', '')}.`
  // “We say "no" often”: the text ended at the mark before this word.
  const [before = ''] = text.slice(0, offset).split('\n').slice(-1)
  if (/[^\s:,{[]\s*"$/.test(before) && /^[\p{L}\d]/u.test(text.slice(offset)))
    return 'A quotation mark inside a text ends it: write “ and ” there, or \\".'
  switch (printParseErrorCode(error.error)) {
    case 'InvalidSymbol':
      return TYPOGRAPHIC.test(text.slice(offset, offset + 1))
        ? 'This is a typographic quotation mark: JSON needs the straight one, ".'
        : COMPARE
    case 'CommaExpected':
      return 'Put a comma after the line before this place.'
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return 'There is a comma too many before this place, or a value is missing.'
    case 'InvalidCommentToken':
      return 'JSON has no comments: delete it.'
    case 'UnexpectedEndOfString':
      return 'Close the text with a quotation mark on the same line; a text has no line breaks.'
    default:
      return COMPARE
  }
}

const TYPOGRAPHIC = /[“”„‘’«»]/
const COMPARE = 'Compare with the lines around it: quotation marks, commas, brackets.'

function repeatedKeys(node: JsonNode, file: SourceFile): Fault[] {
  const faults: Fault[] = []
  const keys = new Set<string>()
  for (const child of node.children ?? []) {
    if (node.type === 'object') {
      const key = child.children?.[0]
      const name = String(key?.value)
      if (keys.has(name)) {
        faults.push(
          file.fault(
            child.offset,
            'duplicate-key',
            `“${name}” is given twice.`,
            'Keep one of the two.',
          ),
        )
      }
      keys.add(name)
    }
    faults.push(...repeatedKeys(child, file))
  }
  return faults
}

/**
 * Reads the YAML of a front matter. Dates stay text, so that an impossible one can be refused.
 *
 * js-yaml reads the values: it is fast, and Gatsby reads them with it too. Only where something is
 * wrong does the yaml package read the text again, because it knows the place of every part.
 *
 * @param file the whole file
 * @param text the YAML in it
 * @param start the offset at which the YAML starts
 */
export function parseYaml(file: SourceFile, text: string, start: number): Parsed {
  let value: unknown
  try {
    value = load(text, { schema: CORE_SCHEMA })
  } catch (error) {
    // What is no exception of the parser's is its stack that has run out.
    return { faults: yamlFaults(file, text, start, error instanceof YAMLException ? error : {}) }
  }
  if (/(?:^|[\s[,:-])[&*][a-zA-Z]/.test(text) && usesAnchors(text)) {
    const message = 'Anchors and aliases are not allowed.'
    return { faults: [file.fault(start, 'yaml-syntax', message, 'Write the value out.')] }
  }
  let root: YamlNode | null | undefined
  const tree = () => (root === undefined ? (root = yamlDocument(text)?.contents ?? null) : root)
  return {
    faults: [],
    located: {
      value,
      offsetOf: path => start + nearest(path, part => yamlNode(tree(), part)?.range?.[0]),
      keyOffsetOf: path =>
        start +
        nearest(
          path,
          part => yamlPairKey(tree(), part)?.range?.[0] ?? yamlNode(tree(), part)?.range?.[0],
        ),
    },
  }
}

/** A tree with places; none where the parser, which calls itself for each level, runs out of stack. */
function yamlDocument(text: string) {
  try {
    return parseDocument(text, { uniqueKeys: true, prettyErrors: false })
  } catch {
    return undefined
  }
}

/** An alias makes one part of a text stand in two places; places could not be told apart. */
function usesAnchors(text: string): boolean {
  let found = false
  const tree = yamlDocument(text)
  // What cannot be looked into is not trusted.
  if (!tree) return true
  visit(tree, {
    Alias: () => {
      found = true
    },
    Node: (_, node) => {
      if ('anchor' in node && node.anchor) found = true
    },
  })
  return found
}

function yamlFaults(
  file: SourceFile,
  text: string,
  start: number,
  error: Partial<YAMLException>,
): Fault[] {
  // The parser would call it anything else, and more than once.
  const tab = /^[ ]*\t/m.exec(text)
  if (tab) {
    const offset = start + tab.index + tab[0].length - 1
    const message = 'A tab stands at the beginning of this line.'
    const remedy = 'Lines of front matter are set in with spaces: put two in the place of each tab.'
    return [file.fault(offset, 'yaml-syntax', message, remedy)]
  }
  const errors = yamlDocument(text)?.errors
  if (!errors || error.reason === undefined) {
    const message = 'Lists or groups are nested too deeply.'
    const offset = start + (error.mark?.position ?? 0)
    return [file.fault(offset, 'yaml-syntax', message, 'No file here needs ten levels.')]
  }
  if (errors.length === 0) {
    // What only js-yaml refuses, Gatsby would refuse as well.
    const offset = start + (error.mark?.position ?? 0)
    return [
      file.fault(
        offset,
        'yaml-syntax',
        `This is not valid YAML: ${lowerFirst(error.reason)}.`,
        YAML_REMEDY,
      ),
    ]
  }
  const twice = errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  // What the parser says after its first doubt follows from that one, but for a colon in another line.
  const [first, ...others] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
  const isColon = (error?: { message: string }) => error?.message.startsWith(SECOND_COLON)
  const syntax = [...(first ? [first] : []), ...(isColon(first) ? others.filter(isColon) : [])]
  return [
    ...twice.map(({ pos }) =>
      file.fault(
        start + pos[0],
        'duplicate-key',
        'This field is given twice.',
        'Keep one of the two.',
      ),
    ),
    ...syntax.map(({ pos, message }) => {
      const quoted = quotedInside(text, pos[0])
      return file.fault(
        start + (quoted ?? pos[0]),
        'yaml-syntax',
        `This is not valid YAML: ${quoted === undefined ? yamlWords(message) : 'the text goes on after its second quotation mark'}.`,
        quoted === undefined
          ? YAML_REMEDY
          : 'A quotation mark inside a text ends it: write “ and ” there, or \\".',
      )
    }),
  ]
}

/** Where a text in quotation marks begins, in the line of an offset, that has others inside. */
function quotedInside(text: string, offset: number): number | undefined {
  const begin = text.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = text.slice(begin).split('\n', 1)
  const [whole, opening] =
    /^([\s-]*(?:[a-z]\w*(?:-\w+)*:\s*)?)"(?:[^"\\]|\\.)*"\s*[^\s"#,:}\]]/i.exec(line) ?? []
  return whole === undefined ? undefined : begin + (opening ?? '').length
}

const SECOND_COLON = 'Nested mappings'

/** The parser's words, but for those that only its authors understand. */
function yamlWords(message: string): string {
  if (message.startsWith(SECOND_COLON)) return 'there is a second colon in this line'
  return /without - indicator|at the same column|not properly indented/.test(message)
    ? 'this line is not set in as the lines around it'
    : lowerFirst(message)
}

const YAML_REMEDY =
  'Text with a colon needs quotation marks; lines of one list need the same indent.'

function yamlNode(root: YamlNode | null, path: Path): YamlNode | undefined {
  let node: unknown = root
  for (const part of path) {
    if (isMap(node)) node = yamlPair(node.items, part)?.value
    else if (isSeq(node)) node = node.items[Number(part)]
    else return undefined
  }
  return isNode(node) ? node : undefined
}

function yamlPairKey(root: YamlNode | null, path: Path): YamlNode | undefined {
  const parent = yamlNode(root, path.slice(0, -1))
  const name = path.at(-1)
  const key = isMap(parent) && name !== undefined && yamlPair(parent.items, name)?.key
  return isNode(key) ? key : undefined
}

function yamlPair(items: Pair[], name: string | number): Pair | undefined {
  return items.find(
    item => isPair(item) && isScalar(item.key) && String(item.key.value) === String(name),
  )
}

/** The offset at `path`, or at the longest part of it that exists. */
function nearest(path: Path, offsetAt: (path: Path) => number | undefined): number {
  for (let length = path.length; length >= 0; length--) {
    const offset = offsetAt(path.slice(0, length))
    if (offset !== undefined) return offset
  }
  return 0
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
}
