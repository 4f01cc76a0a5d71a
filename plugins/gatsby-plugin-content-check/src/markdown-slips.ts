/** Markdown that the parser reads and a page shows raw, shows wrong, or leaves out. */
import type { Code, Definition, FootnoteDefinition, Root, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Diagnostic } from './diagnostic'
import { headingId, ESCAPED, walk } from './parse-mdx'
import type { Shortcodes } from './shortcodes'
import type { SourceFile } from './source-file'
import { listOf } from './words'

/** A pattern of signs that the parser left in a text, what is wrong, and what to write instead. */
interface Slip {
  pattern: RegExp
  message: string
  fix: string
}

const NO_LINK = 'This isn’t a link yet.'
const NO_LIST = 'This isn’t a list yet.'
const RAW = 'is shown as it was typed'

/** What stands before the words of a line in lists and quotations; a group, since it's no part of what is wrong. */
const LINE_START = String.raw`^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)`

const unescaped = (pattern: string) => new RegExp(`${ESCAPED}|${pattern}`, 'gm')
const atLineStart = (pattern: string) => new RegExp(LINE_START + pattern, 'gmu')

const SLIPS: readonly Slip[] = [
  {
    pattern: unescaped(String.raw`\]\(`),
    message: 'This isn’t a link or an image yet.',
    fix: 'Leave no space in the address or the file’s name, and close the bracket after it.',
  },
  {
    pattern: unescaped(String.raw`\] \((?=[/#.]|https:)`),
    message: 'This isn’t a link or an image yet.',
    fix: 'Leave no space between ] and (.',
  },
  {
    pattern: unescaped(String.raw`(?:\[\[|\]\[)`),
    message: NO_LINK,
    fix: 'Write [words](/page). For [words][name], add [name]: /page on a line of its own.',
  },
  {
    pattern: unescaped(String.raw`\[\^[^\]\s]+\]`),
    message: 'There is no footnote with this name.',
    fix: 'Add it below, like [^1]: The note.',
  },
  {
    pattern: atLineStart('#{2,6}(?![# ])'),
    message: 'This isn’t a heading yet.',
    fix: 'Put a space after the last #.',
  },
  {
    pattern: atLineStart(String.raw`(?:[•◦▪‣●○·](?=\s)|[-*+]\u00a0)`),
    message: NO_LIST,
    fix: 'Start each line with a hyphen and a space.',
  },
  {
    pattern: atLineStart(String.raw`(?:[-+](?=\p{L})|\*(?=[^\s*][^*\n]*$))`),
    message: 'This sign is shown as it was typed.',
    fix: 'For a list, put a space after it. For emphasis, put a * after the last word as well.',
  },
  {
    pattern: atLineStart(String.raw`\|.*\|[ \t]*$`),
    message: 'This isn’t a table yet.',
    fix: 'Put a line like |---|---| below the first, with as many parts as that has columns.',
  },
  {
    pattern: atLineStart(String.raw`\[[ xX]?\](?=\s|$)`),
    message: 'A text can’t have checkboxes.',
    fix: 'Write a list, without [ ].',
  },
  {
    pattern: unescaped(String.raw`\*\*+`),
    message: `This ** ${RAW}.`,
    fix: 'Bold text has ** on both sides, no space inside, and a space or a full stop after it: **Note:** words. To show the sign, write \\*\\*.',
  },
  {
    // Not between two spaces or two characters, as in 3 * 4 and 3*4, nor at the start of a line, as above.
    pattern: unescaped(
      String.raw`\*(?<!^[ \t>]*\*|\*\*)(?:(?<=\s\*)(?=[^\s*])|(?<=[^\s*]\*)(?![\w*]))`,
    ),
    message: `This * ${RAW}.`,
    fix: 'Emphasis has * on both sides and no space inside: *words*. To show the sign, write \\*.',
  },
  {
    pattern: unescaped('~~'),
    message: `This ~~ ${RAW}.`,
    fix: 'What is crossed out has ~~ on both sides and no space inside: ~~words~~.',
  },
  {
    pattern: unescaped(String.raw`\x60`),
    message: `This backtick ${RAW}.`,
    fix: 'Put one on the other side as well. To show the sign, write \\`.',
  },
]

/**
 * Finds what a page would show raw, show wrong or leave out.
 *
 * @param text the text that the tree was made of
 */
export function markdownDiagnostics(
  file: SourceFile,
  text: string,
  tree: Root,
  shortcodes: Shortcodes,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const notes: FootnoteDefinition[] = []
  const targets: Definition[] = []
  const named = new Set<string>()
  const words: { start: number; end: number }[] = []
  walk(tree, node => {
    const { start, end } = placeOf(node)
    const refuse = (message: string, fix: string, offset = start) =>
      diagnostics.push(file.error(offset, 'markdown', message, fix))
    switch (node.type) {
      case 'text':
        words.push({ start, end })
        break
      case 'heading':
        if (!text.startsWith('#', start))
          refuse(
            'The line of hyphens or equals signs below this makes it a heading.',
            'Leave an empty line between the two. A heading is written as ## Words.',
          )
        else if (headingId(node) === '')
          refuse('This heading has no words.', 'Give it some, or delete it.')
        break
      case 'link':
      case 'linkReference':
        if (toString(node).trim() === '')
          refuse('This link has no words.', 'Put some between the brackets.')
        if (node.type === 'linkReference') named.add(node.identifier)
        break
      case 'footnoteReference':
        named.add(`^${node.identifier}`)
        break
      case 'footnoteDefinition':
        notes.push(node)
        break
      case 'definition':
        targets.push(node)
        break
      case 'listItem':
        if (typeof node.checked === 'boolean')
          refuse('A text can’t have checkboxes.', 'Write a list, without [ ].')
        break
      case 'code':
        if (isUnclosed(node, text.slice(start, end)))
          refuse(
            'This block of code is never closed, so that all that follows is code.',
            'Put a line with the same three signs below it.',
          )
        break
      case 'table':
        diagnostics.push(...tableDiagnostics(file, node))
    }
  })
  return [
    ...diagnostics,
    ...slipDiagnostics(file, text, words, shortcodes),
    ...unusedDiagnostics(file, notes, named, '^', 'footnote'),
    ...unusedDiagnostics(file, targets, named, '', 'address'),
  ]
}

const placeOf = ({ position }: RootContent | Root) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

/** Signs that were left in words, the first of each kind in a run of them. */
function slipDiagnostics(
  file: SourceFile,
  text: string,
  words: readonly { start: number; end: number }[],
  shortcodes: Shortcodes,
): Diagnostic[] {
  const told = new Set<number>()
  return [...SLIPS, calloutSlip(shortcodes)].flatMap(({ pattern, message, fix }) => {
    const seen = new Set<number>()
    return [...text.matchAll(pattern)].flatMap(({ 0: written, index: at, 1: before = '' }) => {
      if (written.startsWith('\\')) return []
      const index = at + before.length
      const run = words.findIndex(({ start, end }) => start <= index && index < end)
      if (run < 0 || seen.has(run) || told.has(index)) return []
      seen.add(run)
      told.add(index)
      return file.error(index, 'markdown', message, fix)
    })
  })
}

/** How other systems set a paragraph apart. */
function calloutSlip(shortcodes: Shortcodes): Slip {
  const names = Object.keys(shortcodes).filter(name => shortcodes[name]?.children === 'required')
  return {
    pattern: atLineStart(String.raw`(?:\[![A-Za-z]+\]|:{3,})`),
    message: 'Notes and tips are written in another way here.',
    fix: `Use a shortcode: ${listOf(names)}.`,
  }
}

/** Whether a block of code goes on to the end of what it stands in, for want of a last line. */
function isUnclosed({ value }: Code, source: string): boolean {
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(source) ?? []
  const last = source
    .slice(source.lastIndexOf('\n') + 1)
    .replace(/^[\s>]*/, '')
    .trimEnd()
  return fence !== '' && (!source.includes('\n') || !last.startsWith(fence) || value.endsWith(last))
}

function tableDiagnostics(file: SourceFile, { children: [head, ...rows] }: Table): Diagnostic[] {
  const columns = head?.children.length ?? 0
  return rows.flatMap(row => {
    const cells = row.children.length
    const extra = row.children[columns]
    const message = `This line has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the table has ${columns} columns.`
    if (extra)
      return file.error(
        placeOf(extra).start,
        'table',
        message,
        'Put the cell below a heading of its own, or write \\| for the sign.',
      )
    return cells < columns
      ? file.warning(
          placeOf(row).start,
          'table',
          message,
          'Add the missing cells, or leave them empty.',
        )
      : []
  })
}

/** Notes and addresses that nothing names, or that an earlier one of the same name hides. */
function unusedDiagnostics(
  file: SourceFile,
  definitions: readonly (Definition | FootnoteDefinition)[],
  named: ReadonlySet<string>,
  prefix: string,
  what: string,
): Diagnostic[] {
  return definitions.flatMap((definition, index) => {
    const { identifier, label } = definition
    const name = `[${prefix}${label ?? identifier}]`
    const refuse = (message: string, fix: string) =>
      file.error(placeOf(definition).start, 'markdown', message, fix)
    if (definitions.findIndex(other => other.identifier === identifier) < index)
      return refuse(
        `There are two ${what === 'address' ? 'addresses' : 'footnotes'} named ${name}.`,
        'Give each a name of its own.',
      )
    return named.has(prefix + identifier)
      ? []
      : refuse(
          `Nothing in the text refers to this ${what}.`,
          `Write ${prefix === '^' ? name : `[words]${name}`} where it belongs, or delete it.`,
        )
  })
}
