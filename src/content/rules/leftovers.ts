/**
 * What word processors leave behind in a pasted text: nobody sees it, search and line breaks do. Each has one
 * right answer, so that `npm run check -- --fix` can give it.
 */
import { visit } from 'unist-util-visit'
import { codePoint } from './code-point'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import { splitMdx } from '../../../plugins/gatsby-plugin-content-check/src/front-matter'
import { parseMdx } from '../../../plugins/gatsby-plugin-content-check/src/mdx-tree'
import type { SourceFile } from '../../../plugins/gatsby-plugin-content-check/src/source-file'

/** What is left, in words that take a number: “2 soft hyphens”. */
export type LeftoverKind =
  'soft hyphen' | 'direction' | 'invisible character' | 'accent' | 'bullet' | 'heading'

/** A stretch of a file, and what belongs in its place. */
export interface Leftover {
  kind: LeftoverKind
  offset: number
  length: number
  instead: string
}

const MENDS = '“npm run check -- --fix” mends this.'

const MESSAGES: Record<LeftoverKind, (found: string) => string> = {
  'soft hyphen': () => 'There is a soft hyphen here, which parts the word for whoever searches it',
  direction: found =>
    `There is a sign here that turns the order of what is read (${codePoint(found)})`,
  'invisible character': found => `There is an invisible character here (${codePoint(found)})`,
  accent: found => `“${found}” is stored otherwise than it is typed, and a search for it misses it`,
  bullet: () => 'A bullet that was pasted makes no list',
  heading: () => 'This heading is none: there is no space after its signs',
}

/**
 * Characters that take no place. Those that join letters (U+200C, U+200D) belong in other scripts and in
 * emoji, and nowhere beside a Latin letter, a space or a sign.
 */
const INVISIBLE =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]|(?<=\p{Script=Latin})[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu

/** Those of them that override or embed a direction of writing. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/

/** A letter with the marks that follow it, or a character that Unicode has twice. */
const COMPOSED =
  /\P{M}\p{M}+|[\u0340-\u0343\u0374\u037e\u0387\u1f71-\u1fff\u2000\u2001\u2126\u212a\u212b\u2329\u232a]/gu

/** What either of the two can begin with: most files have nothing of it, and are looked into no further. */
const TELLTALE =
  // eslint-disable-next-line no-misleading-character-class -- ranges of code points, no letter with its mark
  /[\u00ad\u0300-\u2001\u200b-\u200f\u202a-\u202e\u2060-\u2069\u2126\u212a\u212b\u2329\u232a\u2adc\ud800-\udfff\uf900-\ufaff\ufb1d-\ufb4e\ufeff]/

/** Marks that stand at the beginning of a line, within quotations too. */
const BULLET = /^([> \t]*)[•‣◦▪●·∙][ \t\u00a0]+(?=\S)/
const HEADING = /^([> \t]*#{2,6})(?=[^\s#])/
const LINE = /^[> \t]*(?:[•‣◦▪●·∙][ \t\u00a0]|#{2,6}[^\s#])/m

/** Everything in a file that a word processor left, in order. */
export function leftoversIn(file: SourceFile): Leftover[] {
  const { text, path } = file
  const found = [...charactersIn(text)]
  if (path.endsWith('.mdx') && LINE.test(text)) found.push(...linesIn(file))
  return found.sort((a, b) => a.offset - b.offset)
}

function* charactersIn(text: string): Generator<Leftover> {
  if (!TELLTALE.test(text)) return
  for (const { 0: character, index: offset } of text.matchAll(INVISIBLE)) {
    const kind =
      character === '\u00ad'
        ? 'soft hyphen'
        : DIRECTION.test(character)
          ? 'direction'
          : 'invisible character'
    yield { kind, offset, length: character.length, instead: '' }
  }
  if (text.normalize('NFC') === text) return
  for (const { 0: apart, index: offset } of text.matchAll(COMPOSED)) {
    const instead = apart.normalize('NFC')
    if (instead !== apart) yield { kind: 'accent', offset, length: apart.length, instead }
  }
}

/** Lines of running text that were to be a list or a heading; code is none. */
function linesIn(file: SourceFile): Leftover[] {
  const { body, bodyStart } = splitMdx(file)
  const found: Leftover[] = []
  let tree
  try {
    tree = parseMdx(body)
  } catch {
    // The check says what is wrong with it; until then nobody knows what is code.
    return []
  }
  visit(tree, 'paragraph', ({ position }) => {
    const from = body.lastIndexOf('\n', (position?.start.offset ?? 0) - 1) + 1
    let offset = bodyStart + from
    for (const line of body.slice(from, position?.end.offset).split('\n')) {
      const [bullet, before = ''] = BULLET.exec(line) ?? []
      const [heading] = HEADING.exec(line) ?? []
      if (bullet !== undefined) {
        const length = bullet.length - before.length
        found.push({ kind: 'bullet', offset: offset + before.length, length, instead: '- ' })
      } else if (heading !== undefined) {
        found.push({ kind: 'heading', offset: offset + heading.length, length: 0, instead: ' ' })
      }
      offset += line.length + 1
    }
  })
  return found
}

/** One warning for each kind that a file holds, at the first of them. */
export function checkLeftovers(file: SourceFile): Fault[] {
  const byKind = new Map<LeftoverKind, Leftover[]>()
  for (const leftover of leftoversIn(file)) {
    // A byte order mark is a fault of its own.
    if (leftover.offset === 0 && leftover.instead === '') continue
    const others = byKind.get(leftover.kind)
    if (others) others.push(leftover)
    else byKind.set(leftover.kind, [leftover])
  }
  return [...byKind.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { kind, offset, length } = first
    const more = others.length > 0 ? `, and ${count(others.length, 'more')} in this file` : ''
    const message = `${MESSAGES[kind](file.text.slice(offset, offset + length))}${more}.`
    // What is read otherwise than it is written deceives reviewers and readers alike.
    return [
      kind === 'direction'
        ? file.fault(offset, 'leftover', message, MENDS)
        : file.warning(offset, 'leftover', message, MENDS),
    ]
  })
}

/** A text with everything mended, and how much of each kind there was. */
export function mended(file: SourceFile): { text: string; counts: Map<LeftoverKind, number> } {
  const counts = new Map<LeftoverKind, number>()
  let { text } = file
  // What stood between a letter and its accent keeps them apart until it is gone.
  for (let found = leftoversIn(file); found.length > 0; found = leftoversIn({ ...file, text })) {
    for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    for (const { offset, length, instead } of found.toReversed()) {
      text = text.slice(0, offset) + instead + text.slice(offset + length)
    }
  }
  return { text, counts }
}

/** “3 soft hyphens”, “1 heading”. */
export const count = (number: number, noun: string) =>
  `${number} ${noun}${number === 1 || noun === 'more' ? '' : 's'}`
