/** Where the words that were looked for stand in a text. */

import type { Piece } from '../../ui/Marked/Marked'

const pieces = (parts: readonly string[]): Piece[] =>
  parts.map((text, index) => ({ text, isMatch: index % 2 === 1 })).filter(({ text }) => text !== '')

/** Where a sentence ends and the next begins. */
const SENTENCE_ENDS = /[.?!][”’)]*\s+(?=[\p{Lu}\p{N}“‘$])/u

/** What begins as a sentence does, or with a match. */
const BEGINS = /^(?:[\p{Lu}\p{N}“‘$]|$)/u

/** What ends as a sentence does. */
const ENDS = /[.?!][”’)]*\s*$/

/**
 * An excerpt for a page whose title would be repeated in it: words around the first match after the title,
 * or those that follow the title where it has all matches.
 *
 * @param content the page’s words, in which the title is first
 * @param places which words are matches
 * @param length how many words there may be
 */
export function excerptAfter(
  title: string,
  content: string,
  places: readonly number[],
  length: number,
): string {
  const words = content.split(/\s+/)
  const start = title.split(/\s+/).length
  const first = [...places].sort((a, b) => a - b).find(place => place >= start) ?? start
  const from = Math.max(start, first - Math.floor(length / 3))
  return words
    .slice(from, from + length)
    .map((word, index) => (places.includes(from + index) ? `<mark>${word}</mark>` : word))
    .join(' ')
}

/**
 * The pieces of an excerpt, in which Pagefind has put `<mark>` around each match. It begins with a
 * sentence, where one begins before the first match; what is cut off has dots in its place.
 */
export function markedExcerpt(html: string): Piece[] {
  const parts = html
    .trim()
    .split(/<\/?mark>/)
    .map(part => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>'))
  const [before = ''] = parts
  const end = SENTENCE_ENDS.exec(before)
  if (end) parts[0] = before.slice(end.index + end[0].length)
  else if (!BEGINS.test(before)) parts[0] = `… ${before}`
  if (!ENDS.test(parts.at(-1) ?? '')) parts.push(`${parts.pop() ?? ''} …`)
  return pieces(parts)
}

/** The pieces of a title, in which each word that begins as a word looked for does is a match. */
export function markedTitle(title: string, words: string): Piece[] {
  const terms = words.match(/[\p{L}\p{N}]{2,}/gu)
  if (!terms) return pieces([title])
  const longest = [...terms].sort((a, b) => b.length - a.length)
  return pieces(
    title.split(new RegExp(`(?<![\\p{L}\\p{N}])((?:${longest.join('|')})[\\p{L}\\p{N}]*)`, 'giu')),
  )
}
