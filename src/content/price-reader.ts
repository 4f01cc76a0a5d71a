/** Prices as the rows of services state them, read in the site's language so that lists can be made of them. */
import { formatMoney } from './format'
import type { PriceWords } from './price-words'

/** What a price is paid for: once, each month, or each of something, like a page. */
export type PricePeriod = 'once' | 'month' | 'each'

/** A price that a text states, as numbers. */
export interface PriceRange {
  lowest: number
  /** The upper end, where there is one. */
  highest?: number
  period: PricePeriod
}

/** Reads a price, whose quoted prices are filled in; nothing where the text is no price. */
export type PriceReader = (text: string) => PriceRange | undefined

const escaped = (words: readonly string[]) =>
  words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

/** Without blanks and marks of direction, which languages set in different places. */
const bare = (text: string) => text.replace(/[\s\u200e\u200f\u061c]/g, '')

/**
 * How a language's prices are read: amounts as pages write them, like “$2,800–$4,800” or “2.800–4.800 $”, and
 * after them the words that the language has for it.
 *
 * @param locale language and region as data/site.json has them
 * @param after the field of data/price-words.json
 */
export function priceReader(after: PriceWords['after']): PriceReader {
  const ending = `(?<once>${escaped(after.once)})|(?<month>${escaped(after.month)})|(?:${escaped(after.each)}) \\S+`
  const price = new RegExp(`^(?<amounts>.*?\\p{Nd}.*?)(?:,? (?<ending>${ending}))?$`, 'u')
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  const digits = [
    ...new Intl.NumberFormat('en-GB', { useGrouping: false }).format(9876543210),
  ].reverse()
  const numberIn = (text: string) =>
    Number(
      [...text].flatMap(letter => (digits.includes(letter) ? digits.indexOf(letter) : [])).join(''),
    )
  return text => {
    const { amounts = '', ...words } = price.exec(text)?.groups ?? {}
    const [lowest = 0, highest, ...more] = amounts.split('–').map(numberIn)
    const ends = highest === undefined ? [lowest] : [lowest, highest]
    // An amount that is written in another way is mistyped, or another language's.
    const written = [
      ends.map(end => formatMoney(end)).join('–'),
      ...(highest === undefined ? [] : [format.formatRange(lowest, highest)]),
    ]
    if (more.length > 0 || !written.some(each => bare(each) === bare(amounts))) return undefined
    const period =
      words.month !== undefined
        ? 'month'
        : words.ending === undefined || words.once !== undefined
          ? 'once'
          : 'each'
    return { lowest, ...(highest !== undefined && { highest }), period }
  }
}
