import { isMap, isNode, isScalar, parseDocument, visit, type Node, type YAMLError } from 'yaml'
import type { Diagnostic } from './diagnostic'
import { locatedValue, type Parsed, type Path } from './located-value'
import { numberDiagnostics } from './number-format'
import type { SourceFile } from './source-file'
import { INVISIBLE, invisibleName } from './words'

const RULE = 'yaml-syntax'
const QUOTE = 'Put the value in straight quotation marks, like "this". Inside it, use “ and ”.'

/**
 * Reads the YAML of front matter. Dates stay text, so that an impossible one can be refused. Anything YAML would leave
 * out of a value is refused: comments after it, tags, and anchors. So are aliases, which can turn a short text into a
 * huge value.
 *
 * @param file the whole file
 * @param text the YAML in it
 * @param start the offset at which the YAML starts
 */
export function parseYaml(file: SourceFile, text: string, start: number): Parsed {
  const tree = parseDocument(text, { prettyErrors: false })
  const [first] = tree.errors
  // Later errors follow from the first one, unless each is a repeated field.
  const errors = tree.errors
    .filter(
      error => error === first || (first?.code === error.code && first.code === 'DUPLICATE_KEY'),
    )
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
        // Both come before the value.
        const lineStart = text.lastIndexOf('\n', from - 1) + 1
        const sign = lineStart + Math.max(0, text.slice(lineStart, from).search(/(?<!\S)[&!]/))
        refuse(sign, `YAML drops the word that starts with ${text.charAt(sign)}.`, QUOTE)
      }
      const [gap] = (isText && /^[ \t]*(?=#)/.exec(text.slice(to))) || []
      if (gap !== undefined)
        refuse(
          to + gap.length,
          'YAML drops everything from this # on.',
          `${QUOTE} Put a note to yourself on its own line.`,
        )
      const written = isText ? text.slice(from, to) : ''
      if (/^[“„]/.test(written))
        refuse(from, 'These quotation marks are curly, so the page would show them.', QUOTE)
      else if (written.split('"').length % 2 === 0)
        refuse(from, 'This text has a quotation mark on one side only.', QUOTE)
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

/** The cause of a syntax error, as the lines around it show. */
function syntaxDiagnostic(
  file: SourceFile,
  text: string,
  start: number,
  { code, pos: [at] }: YAMLError,
) {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  const [line = ''] = /^.*/.exec(text.slice(lineStart)) ?? []
  const refuse = (offset: number, message: string, fix: string) =>
    file.error(start + offset, RULE, message, fix)
  if (code === 'MISSING_CHAR') {
    // The parser stops at the end of the file.
    const opened = text.search(/(?<=[:,[-][ \t]*)"(?:[^"\\\n]|\\.)*$/m)
    const message = 'This quotation mark is never closed.'
    if (opened >= 0) return refuse(opened, message, 'Put another one at the end of the text.')
  }
  const hard = text.search(INDENT_OR_GAP)
  if (hard >= 0) {
    const message = `There’s a ${invisibleName(text.charAt(hard))} here, which YAML doesn’t take for a space.`
    return refuse(hard, message, 'Delete it and press the space bar.')
  }
  const [sign] = /^\s*(?:-(?=[A-Za-z])|(?:- )?[A-Za-z]\w*:(?=[^\s/]))/.exec(line) ?? []
  if (sign)
    return refuse(
      lineStart + sign.length,
      `A space is missing after the ${sign.endsWith('-') ? 'hyphen' : 'colon'}.`,
      `Write “${sign.trim()} ” and then the rest.`,
    )
  const known = CAUSES[code] ?? (at === lineStart ? CAUSES.BAD_INDENT : undefined)
  if (known) return refuse(at, ...known)
  return /^\s*(?:- )?(?:\w+:\s+)?[^\s"'[]/.test(line) && !/^\s*\w+:\s*$/.test(line)
    ? refuse(at, 'This value needs quotation marks.', QUOTE)
    : refuse(
        at,
        'The quotation marks or brackets in this line don’t match.',
        'Close each one you open. Inside quotation marks, use “ and ”, and ’ as an apostrophe.',
      )
}

/** An invisible character where YAML needs an ordinary space. */
const INDENT_OR_GAP = new RegExp(`${INVISIBLE.source}(?<=(?:^[ -]*|:).)`, 'm')

/** Causes that the parser's error names by itself. */
const CAUSES: Readonly<Record<string, [message: string, fix: string]>> = {
  BAD_INDENT: [
    'This line or the one above isn’t indented like the lines around it, or a bracket isn’t closed.',
    'Indent every field in a group by the same number of spaces, and close every [ with ].',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'There’s a second colon in this line.',
    'Put text that has a colon in straight quotation marks, like "this". Indent all lines of a list alike.',
  ],
  DUPLICATE_KEY: ['This field is here twice.', 'Keep one of the two.'],
  MULTILINE_IMPLICIT_KEY: [
    'This line has no field, or no colon after it.',
    'Write “field: value”, or put text that takes several lines in quotation marks.',
  ],
  TAB_AS_INDENT: ['This line starts with a tab.', 'Replace it with two spaces.'],
}

const keyAt = (map: unknown, key: unknown) =>
  isMap<Node>(map)
    ? map.items.map(item => item.key).find(each => isScalar(each) && each.value === key)
    : undefined
