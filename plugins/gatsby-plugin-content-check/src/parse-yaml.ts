import { isMap, isNode, isScalar, parseDocument, visit, type Node, type YAMLError } from 'yaml'
import type { Diagnostic } from './diagnostic'
import { locatedValue, type Parsed, type Path } from './located-value'
import { numberDiagnostics } from './number-format'
import type { SourceFile } from './source-file'

const RULE = 'yaml-syntax'
const QUOTE = 'Put the value in quotation marks, like "this", with “ and ” inside.'

/**
 * Reads the YAML of a front matter. Dates stay text, so that an impossible one can be refused. What YAML would
 * leave out of a value is refused: comments behind it, tags and anchors; and aliases, with which a short text could
 * make a huge value.
 *
 * @param file the whole file
 * @param text the YAML in it
 * @param start the offset at which the YAML starts
 */
export function parseYaml(file: SourceFile, text: string, start: number): Parsed {
  const tree = parseDocument(text, { prettyErrors: false })
  const errors = tree.errors
    // What the parser says after its first doubt follows from that one, but for fields that are there twice.
    .filter(({ code }, index) => index === 0 || code === 'DUPLICATE_KEY')
    .map(error => syntaxDiagnostic(file, text, start, error))
  if (errors.length > 0) return { diagnostics: errors }
  const diagnostics: Diagnostic[] = []
  let aliases = 0
  const refuse = (offset: number, message: string, fix: string) =>
    diagnostics.push(file.error(start + offset, RULE, message, fix))
  visit(tree, {
    Node: (_, node) => {
      const [from = 0, to = 0] = node.range ?? []
      const isText = isScalar(node) && node.type === 'PLAIN' && typeof node.value !== 'number'
      const { anchor, tag } = node as { anchor?: string; tag?: string }
      if (anchor || tag) {
        // Both stand before the value.
        const lineStart = text.lastIndexOf('\n', from - 1) + 1
        const sign = lineStart + Math.max(0, text.slice(lineStart, from).search(/(?<!\S)[&!]/))
        refuse(sign, `YAML leaves out the word that starts with ${text.charAt(sign)}.`, QUOTE)
      }
      const [gap] = (isText && /^[ \t]*(?=#)/.exec(text.slice(to))) || []
      if (gap !== undefined)
        refuse(
          to + gap.length,
          'YAML leaves out everything from this # on.',
          `${QUOTE} A note to yourself goes on a line of its own.`,
        )
      if (isScalar(node) && typeof node.value === 'number')
        diagnostics.push(...numberDiagnostics(file, start + from, node.source ?? ''))
    },
    Alias: (_, { range }) => {
      aliases++
      refuse(range?.[0] ?? 0, 'A value can’t start with *.', QUOTE)
    },
  })
  if (aliases > 0) return { diagnostics }
  const offset = (node: unknown) => (isNode(node) && node.range ? start + node.range[0] : undefined)
  const nodeAt = (path: Path) => tree.getIn(path, true)
  const located = locatedValue(
    tree.toJS(),
    path => (path.length === 0 ? start : offset(nodeAt(path))),
    path => offset(keyAt(nodeAt(path.slice(0, -1)), path.at(-1))),
  )
  return { located, diagnostics }
}

/** Spaces that look like one and are none to YAML. */
const HARD_SPACE = /[\u00a0\u2000-\u200b\u202f\u3000]/

/** What is wrong in a line that the parser stopped at, by what the line looks like. */
function syntaxDiagnostic(
  file: SourceFile,
  text: string,
  start: number,
  { code, pos: [at] }: YAMLError,
): Diagnostic {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  const [line = ''] = /^.*/.exec(text.slice(lineStart)) ?? []
  const refuse = (offset: number, message: string, fix: string) =>
    file.error(start + offset, RULE, message, fix)
  if (code === 'MISSING_CHAR') {
    // The parser stops where the file ends.
    const opened = text.search(/(?<=[:,[-][ \t]*)"(?:[^"\\\n]|\\.)*$/m)
    const message = 'This quotation mark is never closed.'
    if (opened >= 0) return refuse(opened, message, 'Put another one at the end of the text.')
  }
  const hard = line.search(HARD_SPACE)
  if (hard >= 0) {
    const name = `U+${line.charCodeAt(hard).toString(16).toUpperCase().padStart(4, '0')}`
    const message = `There is a special space (${name}) here, which YAML doesn’t take for one.`
    return refuse(lineStart + hard, message, 'Delete it and press the space bar.')
  }
  const [field] = /^\s*(?:- )?[A-Za-z]\w*:(?=[^\s/])/.exec(line) ?? []
  if (field)
    return refuse(
      lineStart + field.length,
      'A space is missing after the colon.',
      `Write “${field.trim()} ” and then the value.`,
    )
  const known = CAUSES[code]
  if (known) return refuse(at, ...known)
  return /^\s*(?:- )?(?:\w+:\s+)?[^\s"'[]/.test(line) && !/^\s*\w+:\s*$/.test(line)
    ? refuse(at, 'This value needs quotation marks.', QUOTE)
    : refuse(
        at,
        'The quotation marks or brackets don’t match in this line.',
        'Close each that is opened. Inside quotation marks, write “ and ”, and ’ for an apostrophe.',
      )
}

/** Causes that the parser can tell by itself. */
const CAUSES: Readonly<Record<string, [message: string, fix: string]>> = {
  BAD_INDENT: [
    'This line or the one above it is indented differently from its neighbors, or a bracket is not closed.',
    'Put the same number of spaces in front of all fields of one group, and close every [ with ].',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'There is a second colon in this line.',
    'Text with a colon needs quotation marks, like "this", with “ and ” inside; lines of one list need the same indent.',
  ],
  DUPLICATE_KEY: ['This field is given twice.', 'Keep one of the two.'],
  MULTILINE_IMPLICIT_KEY: [
    'This line has no field, or no colon after it.',
    'Write “field: value”, or put quotation marks around a text of several lines.',
  ],
  TAB_AS_INDENT: ['A tab stands at the beginning of this line.', 'Put two spaces in its place.'],
}

const keyAt = (map: unknown, key: unknown): Node | undefined =>
  isMap<Node>(map)
    ? map.items.map(item => item.key).find(each => isScalar(each) && each.value === key)
    : undefined
