/** What word processors leave behind in a pasted text: nobody sees it, search and line breaks do. */
import type {
  Diagnostic,
  MdxText,
  SourceFile,
} from '../../../plugins/gatsby-plugin-content-check/src'
import { visit } from 'unist-util-visit'

interface Leftover {
  rule: 'error' | 'warning'
  pattern: RegExp
  message: string
  fix: string
}

/** Characters that take no place; what joins letters (U+200C, U+200D) belongs in emoji and other scripts. */
const CHARACTERS: readonly Leftover[] = [
  {
    rule: 'error',
    pattern: /[\u202a-\u202e\u2066-\u2069]/g,
    message: 'There is a sign here that turns the order of what is read',
    fix: 'Delete it: what is read otherwise than it is written deceives.',
  },
  {
    rule: 'warning',
    pattern: /\u00ad/g,
    message: 'There is a soft hyphen here, which parts the word for whoever searches it',
    fix: 'Delete it, and type the word anew.',
  },
  {
    rule: 'warning',
    pattern: /[\u200b\u200e\u200f\u2060]|(?<!^)\ufeff|(?<=\p{Script=Latin})[\u200c\u200d]/gu,
    message: 'There is an invisible character here',
    fix: 'Delete it, and type the words around it anew.',
  },
  {
    rule: 'warning',
    pattern: /\p{Script=Latin}\p{M}+/gu,
    message: 'A letter is stored apart from its accent, and a search for it misses it',
    fix: 'Type the word anew.',
  },
]

const LINES: readonly [RegExp, message: string, fix: string][] = [
  [
    /^[> \t]*[•‣◦▪●·∙][ \t\u00a0]/,
    'A bullet that was pasted makes no list.',
    'Begin the line with “- ”.',
  ],
  [
    /^[> \t]*#{2,6}[^\s#]/,
    'This heading is none: there is no space after its signs.',
    'Put a space after them.',
  ],
]

/** One diagnostic for each kind that a file holds, at the first of them. */
export function checkLeftovers(file: SourceFile, mdx?: MdxText): Diagnostic[] {
  const characters = CHARACTERS.flatMap(({ rule, pattern, message, fix }) => {
    const [first, ...more] = file.text.matchAll(pattern)
    const others = more.length > 0 ? `, and ${more.length} more in this file` : ''
    return first ? file[rule](first.index, 'leftover', `${message}${others}.`, fix) : []
  })
  const lines: Diagnostic[] = []
  if (mdx)
    // Lines of running text alone: code may say anything.
    visit(mdx.tree, 'paragraph', ({ position }) => {
      let offset = file.text.lastIndexOf('\n', (position?.start.offset ?? 0) - 1) + 1
      for (const line of file.text.slice(offset, position?.end.offset).split('\n')) {
        for (const [pattern, message, fix] of LINES)
          if (pattern.test(line)) lines.push(file.warning(offset, 'leftover', message, fix))
        offset += line.length + 1
      }
    })
  return [...characters, ...lines]
}
