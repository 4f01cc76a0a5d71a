/** A new file as its editor leaves it: words of the length asked for in every place that is to be filled in. */
import { leftToFillIn, PRICE_TO_FILL_IN } from '../../src/content/placeholders'

/**
 * Fills in what a new file of `data/` was begun with.
 *
 * @param own the words for the place with a number, counted from one; they are repeated as often as needed
 */
export function filledIn(text: string, own: (number: number) => string): string {
  return leftToFillIn(text).reduceRight((filled, { words, offset }, index) => {
    const end = offset + words.length
    return filled.slice(0, offset) + instead(words, own(index + 1), index) + filled.slice(end)
  }, text)
}

function instead(asked: string, own: string, index: number): string {
  if (asked === String(PRICE_TO_FILL_IN)) return '1000'
  if (!asked.startsWith('‹')) return `own-name-${index + 1}`
  const [, least = own.length, most = least] = /(\d+) to (\d+) characters/.exec(asked) ?? []
  const length = Math.min(Math.max(Number(least) + 10, own.length), Number(most))
  return own.repeat(Math.ceil(length / own.length)).slice(0, length - 1) + 's'
}
