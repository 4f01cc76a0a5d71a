import { isMap, isNode, isScalar, parseDocument, visit, type Node, type YAMLError } from 'yaml'
import { type Parsed, locatedValue, type Path } from './located-value'
import { blank, sourceFile, type SourceFile, type Diagnostic } from './source-file'
import { INVISIBLE, invisibleName, NUMBER_FIX } from './words'

const RULE = 'yaml-syntax'
const QUOTE =
  'Put the value in straight quotation marks, like "this". Inside the value, use “ and ”.'

/**
 * The maximum depth of lists and groups. The parser is recursive, and Node can crash instead of throwing if a regular
 * expression is compiled at the stack limit.
 */
const MAX_DEPTH = 100
const DEEP_LINE = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${MAX_DEPTH}}`, 'm')

/** Throws if lists or groups are nested too deeply, in brackets or on one line. */
function assertDepth(text: string) {
  let depth = 0
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    depth += '[{'.includes(sign) ? 1 : -1
    if (depth > MAX_DEPTH) throw new RangeError('Too many levels.')
  }
  if (DEEP_LINE.test(text)) throw new RangeError('Too many levels.')
}

/**
 * Parses YAML. Dates stay strings, so that impossible dates can be rejected.
 *
 * @param file the whole file
 * @param isStrict rejects anything YAML drops or changes (trailing comments, tags, anchors, aliases, and numbers with
 *   extra digits) and unmatched quotation marks
 * @param text the YAML in the file, with spaces in place of everything before it
 * @throws {RangeError} if lists or groups are nested too deeply
 */
export function parseYaml(file: SourceFile, isStrict = false, text = file.text): Parsed {
  assertDepth(text)
  const tree = parseDocument(text, { prettyErrors: false, merge: true })
  const [first] = tree.errors
  if (first) {
    // Later errors usually follow from the first one. Repeated fields are independent.
    const errors = first.code === 'DUPLICATE_KEY' ? tree.errors : [first]
    return {
      diagnostics: errors
        .filter(({ code }) => code === first.code)
        .map(error => file.error(...syntaxError(text, error))),
    }
  }
  const diagnostics: Diagnostic[] = []
  const refuse = (offset: number, message: string, fix: string) =>
    diagnostics.push(file.error(offset, RULE, message, fix))
  visit(tree, {
    Node: (_, node) => {
      const [from = 0, to = 0] = node.range ?? []
      const { anchor, tag } = node as { anchor?: string; tag?: string }
      if (isStrict ? anchor || tag : tag && tree.warnings.length > 0) {
        // An anchor or a tag comes before the value, maybe on the line above.
        const [word = ''] = /[&!]\S*\s*$/.exec(text.slice(Math.max(0, from - 200), from)) ?? []
        const message = `YAML ignores this word because it starts with ${word.charAt(0)}.`
        refuse(from - word.length, message, QUOTE)
      }
      if (!isStrict || !isScalar(node)) return
      const { value, source = '' } = node
      if (typeof value === 'number') {
        // `5.000` is parsed as 5, and `05000` as 5000, or as 2560 by older parsers.
        const message = `“${source}” is read as ${value}.`
        if (source !== String(value))
          diagnostics.push(file.error(from, 'number', message, NUMBER_FIX))
        return
      }
      if (node.type !== 'PLAIN') return
      const [gap] = /^[ \t]*(?=#)/.exec(text.slice(to)) ?? []
      if (gap !== undefined)
        refuse(
          to + gap.length,
          'YAML ignores this # and everything after it.',
          `${QUOTE} Put notes to yourself on their own line.`,
        )
      const written = text.slice(from, to)
      if (/^[“„]/.test(written) || written.split('"').length % 2 === 0)
        refuse(from, 'The quotation marks in this text would show on the page.', QUOTE)
    },
    Alias: (_, alias) => {
      if (isStrict || !alias.resolve(tree))
        refuse(alias.range?.[0] ?? 0, 'A value can’t start with *.', QUOTE)
    },
  })
  const offset = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined)
  const nodeAt = (path: Path) => tree.getIn(path, true)
  try {
    const located = locatedValue(
      tree.toJS(),
      path => (path.length === 0 ? text.search(/\S|$/) : offset(nodeAt(path))),
      path => offset(keyAt(nodeAt(path.slice(0, -1)), path.at(-1))),
    )
    return { located, diagnostics }
  } catch (error) {
    // The parser throws this for an alias without an anchor, and for aliases that expand to a huge value.
    if (!(error instanceof ReferenceError)) throw error
    if (diagnostics.length === 0)
      refuse(0, 'The aliases in this file make it too large.', 'Replace each alias with its value.')
    return { diagnostics }
  }
}

type ErrorParts = Parameters<SourceFile['error']>

/** The cause of a syntax error, judging by the lines around it. */
function syntaxError(text: string, { code, pos: [at] }: YAMLError): ErrorParts {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  const [line = ''] = /^.*/.exec(text.slice(lineStart)) ?? []
  // The parser stops only at the end of the file, so look for the opening quotation mark.
  const opened = text.search(/(?<=[:,[-][ \t]*)"(?:[^"\\\n]|\\.)*$/m)
  if (code === 'MISSING_CHAR' && opened >= 0) {
    const fix = 'Put a " at the end of the text.'
    return [opened, RULE, 'This quotation mark is never closed.', fix]
  }
  const hard = text.search(INDENT_OR_GAP)
  if (hard >= 0) {
    const message = `There’s a ${invisibleName(text.charAt(hard))} here, which YAML doesn’t treat as a space.`
    return [hard, RULE, message, 'Replace it with a regular space.']
  }
  const [sign] = /^\s*(?:-(?=[A-Za-z])|(?:- )?[A-Za-z]\w*:(?=[^\s/]))/.exec(line) ?? []
  if (sign) {
    const fix = `Write “${sign.trim()} ” and then the rest of the line.`
    return [lineStart + sign.length, RULE, 'A space is missing here.', fix]
  }
  if (/["']\s*$/.test(text.slice(lineStart, at)) && !(code in CAUSES))
    return [at, RULE, ...AFTER_QUOTATION]
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && line.split(/:(?=\s|$)/).length < 3)
    return [at, RULE, ...BAD_INDENT]
  return [at, RULE, ...(CAUSES[code] ?? (at === lineStart ? BAD_INDENT : UNQUOTED))]
}

/** An invisible character where YAML needs a regular space. */
const INDENT_OR_GAP = new RegExp(`${INVISIBLE.source}(?<=(?:^[ -]*|:).)`, 'm')

export type Cause = [message: string, fix: string]

const UNQUOTED: Cause = [
  'This value needs quotation marks, or the ones it has don’t match.',
  `${QUOTE} Close every bracket.`,
]
const AFTER_QUOTATION: Cause = [
  'There’s extra text after the closing quotation mark.',
  'Delete it, put a comma before it, or move it inside. Inside quotation marks, write “ and ”, and ’ for an apostrophe.',
]
const BAD_INDENT: Cause = [
  'This line or one next to it has the wrong indentation, or a bracket isn’t closed.',
  'Line up the fields of a group, start each list entry with “- ”, and close every [ with ].',
]

export const BACKSLASH: Cause = [
  'This text contains a backslash.',
  'Write / instead, or \\\\ to show a backslash.',
]

/** Causes identified by the parser's error code alone. */
const CAUSES: Record<string, Cause> = {
  BAD_DQ_ESCAPE: BACKSLASH,
  BAD_INDENT,
  BLOCK_AS_IMPLICIT_KEY: ['There’s a second colon on this line.', QUOTE],
  DUPLICATE_KEY: ['This field appears twice.', 'Delete one of them.'],
  MULTILINE_IMPLICIT_KEY: [
    'This line needs a field name followed by a colon.',
    'Write “field: value”, or put text that spans several lines in quotation marks.',
  ],
  TAB_AS_INDENT: ['This line starts with a tab.', 'Replace it with two spaces.'],
}

const keyAt = (map: unknown, name: unknown) =>
  isMap<Node>(map)
    ? map.items.find(({ key }) => isScalar(key) && key.value === name)?.key
    : undefined

const FRONT_MATTER = /^(---[ \t]*\r?\n)((?:[^]*?\n)?)---[ \t]*(?:\r?\n|$)/

/** Parses the YAML between two lines of three hyphens. `bodyStart` is the offset of the text after the front matter. */
export function splitMdx(file: SourceFile, isStrict = false): Parsed & { bodyStart: number } {
  const [whole = '', opening = '', yaml = ''] = FRONT_MATTER.exec(file.text) ?? []
  if (whole) return { ...parseYaml(file, isStrict, blank(opening) + yaml), bodyStart: whole.length }
  const message = 'The front matter is missing or never closed.'
  const fix =
    'At the top of the file, put the fields between two lines of exactly three hyphens (---).'
  return { diagnostics: [file.error(0, 'front-matter', message, fix)], bodyStart: file.text.length }
}

/** Returns the fields of an MDX file without validating them: the file can be older than the schema. */
export function readFields(path: string, text: string) {
  return splitMdx(sourceFile(path, text)).located?.value
}
