import { isMap, isNode, isScalar, parseDocument, visit, type Node } from 'yaml'
import { locatedValue, type Parsed, type Path } from './located-value'
import type { SourceFile } from './source-file'

/**
 * Reads the YAML of a front matter. Dates stay text, so that an impossible one can be refused. Aliases are refused:
 * with them, a short text could make a huge value.
 *
 * @param file the whole file
 * @param text the YAML in it
 * @param start the offset at which the YAML starts
 */
export function parseYaml(file: SourceFile, text: string, start: number): Parsed {
  const tree = parseDocument(text, { prettyErrors: false })
  const diagnostics = tree.errors
    // What the parser says after its first doubt follows from that one, but for these.
    .filter(({ code }, index) => index === 0 || code in COMMON)
    .map(({ code, message: said, pos }) => {
      const [message, fix] = COMMON[code] ?? [said, 'Look at the quotation marks and brackets.']
      return file.error(start + pos[0], 'yaml-syntax', `This is not valid YAML: ${message}.`, fix)
    })
  visit(tree, {
    Alias: (_, { range }) => {
      const fix = 'Write the value out, or put it between quotation marks.'
      const place = start + (range?.[0] ?? 0)
      diagnostics.push(file.error(place, 'yaml-syntax', 'Aliases are not allowed.', fix))
    },
  })
  if (diagnostics.length > 0) return { diagnostics }
  const offset = (node: unknown) => (isNode(node) && node.range ? start + node.range[0] : undefined)
  const nodeAt = (path: Path) => tree.getIn(path, true)
  const located = locatedValue(
    tree.toJS(),
    path => (path.length === 0 ? start : offset(nodeAt(path))),
    path => offset(keyAt(nodeAt(path.slice(0, -1)), path.at(-1))),
  )
  return { located, diagnostics }
}

/** Mistakes that the parser tells in words of its own, each apart from those before it. */
const COMMON: Readonly<Record<string, [message: string, fix: string]>> = {
  BAD_INDENT: [
    'this line or the one above it is indented differently from its neighbours',
    'Put the same number of spaces in front of all fields of one group.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'there is a second colon in this line',
    'Text with a colon needs quotation marks, with “ and ” inside; lines of one list need the same indent.',
  ],
  DUPLICATE_KEY: ['this field is given twice', 'Keep one of the two.'],
  TAB_AS_INDENT: ['a tab stands at the beginning of this line', 'Put two spaces in its place.'],
}

const keyAt = (map: unknown, key: unknown): Node | undefined =>
  isMap<Node>(map)
    ? map.items.map(item => item.key).find(each => isScalar(each) && each.value === key)
    : undefined
