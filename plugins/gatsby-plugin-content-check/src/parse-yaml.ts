import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Node,
  type YAMLError,
} from 'yaml'
import { asClause, locatedValue, type Path } from './located-value'
import { QUOTED_INSIDE, type Parsed } from './parse-json'
import type { SourceFile } from './source-file'

/**
 * Reads the YAML of a front matter. Dates stay text, so that an impossible one can be refused. Anchors and aliases
 * are refused: one part of the text would stand in two places, and a short text could make a huge value.
 *
 * @param file the whole file
 * @param text the YAML in it
 * @param start the offset at which the YAML starts
 */
export function parseYaml(file: SourceFile, text: string, start: number): Parsed {
  const refuse = (offset: number, message: string, fix?: string): Parsed => ({
    diagnostics: [file.error(start + offset, 'yaml-syntax', message, fix)],
  })
  // The parser would call it anything else, and more than once.
  const tab = /^[ ]*\t/m.exec(text)
  if (tab) {
    const fix = 'Lines of front matter are set in with spaces: put two in the place of each tab.'
    return refuse(tab.index + tab[0].length - 1, 'A tab stands at the beginning of this line.', fix)
  }
  try {
    const tree = parseDocument(text, { uniqueKeys: true, prettyErrors: false })
    if (tree.errors.length > 0) return { diagnostics: syntaxErrors(file, text, start, tree.errors) }
    let anchor: number | undefined
    visit(tree, {
      Alias: (_, { range }) => void (anchor ??= range?.[0]),
      Node: (_, node) =>
        void (anchor ??= 'anchor' in node && node.anchor ? node.range?.[0] : undefined),
    })
    if (anchor !== undefined)
      return refuse(anchor, 'Anchors and aliases are not allowed.', 'Write the value out.')
    const { contents } = tree
    const offset = (node?: Node) => (node?.range ? start + node.range[0] : undefined)
    return {
      located: locatedValue(
        tree.toJS(),
        path => (path.length === 0 ? start : offset(nodeAt(contents, path))),
        path => offset(keyAt(contents, path)),
      ),
      diagnostics: [],
    }
  } catch (error) {
    // The parser calls itself for each level, and has run out of stack.
    if (!(error instanceof RangeError)) throw error
    return refuse(0, 'Lists or groups are nested too deeply.')
  }
}

const SECOND_COLON = 'Nested mappings'

function syntaxErrors(file: SourceFile, text: string, start: number, errors: readonly YAMLError[]) {
  const isTwice = ({ code }: YAMLError) => code === 'DUPLICATE_KEY'
  const isColon = ({ message }: YAMLError) => message.startsWith(SECOND_COLON)
  // What the parser says after its first doubt follows from that one, but for a colon in another line.
  const [first, ...others] = errors.filter(error => !isTwice(error))
  const syntax = first ? [first, ...(isColon(first) ? others.filter(isColon) : [])] : []
  return [
    ...errors
      .filter(isTwice)
      .map(({ pos }) =>
        file.error(
          start + pos[0],
          'duplicate-key',
          'This field is given twice.',
          'Keep one of the two.',
        ),
      ),
    ...syntax.map(({ pos: [offset], message }) => {
      const quoted = quotedInside(text, offset)
      return quoted === undefined
        ? file.error(
            start + offset,
            'yaml-syntax',
            `This is not valid YAML: ${inWords(message)}.`,
            'Text with a colon needs quotation marks; lines of one list need the same indent.',
          )
        : file.error(
            start + quoted,
            'yaml-syntax',
            'This is not valid YAML: the text goes on after its second quotation mark.',
            QUOTED_INSIDE,
          )
    }),
  ]
}

/** Where a text in quotation marks begins, in the line of an offset, that has others inside. */
function quotedInside(text: string, offset: number): number | undefined {
  const begin = text.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = text.slice(begin).split('\n', 1)
  const [whole, opening = ''] =
    /^([\s-]*(?:[a-z]\w*(?:-\w+)*:\s*)?)"(?:[^"\\]|\\.)*"\s*[^\s"#,:}\]]/i.exec(line) ?? []
  return whole === undefined ? undefined : begin + opening.length
}

/** The parser's words, but for those that only its authors understand. */
function inWords(message: string): string {
  if (message.startsWith(SECOND_COLON)) return 'there is a second colon in this line'
  return /without - indicator|at the same column|not properly indented/.test(message)
    ? 'this line is not set in as the lines around it'
    : asClause(message)
}

function pairAt(node: unknown, key: string | number | undefined) {
  return isMap(node)
    ? node.items.find(item => isScalar(item.key) && String(item.key.value) === String(key))
    : undefined
}

function nodeAt(root: unknown, path: Path): Node | undefined {
  const found = path.reduce<unknown>(
    (node, part) => (isSeq(node) ? node.items[Number(part)] : pairAt(node, part)?.value),
    root,
  )
  return isNode(found) ? found : undefined
}

function keyAt(root: unknown, path: Path): Node | undefined {
  const key = pairAt(
    nodeAt(root, path.slice(0, -1)) ?? (path.length === 1 ? root : undefined),
    path.at(-1),
  )?.key
  return isNode(key) ? key : undefined
}
