/** Where the words that were looked for stand in a text. */

import type { Piece } from '../../ui/Marked/Marked'

const pieces = (parts: readonly string[]): Piece[] =>
  parts.map((text, index) => ({ text, isMatch: index % 2 === 1 })).filter(({ text }) => text !== '')

/** The pieces of an excerpt, in which Pagefind has put `<mark>` around each match. */
export function markedExcerpt(html: string): Piece[] {
  return pieces(
    html.split(/<\/?mark>/).map(part => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>')),
  )
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
