/** Prices as the rows of services state them. */
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

const SUM = '\\$(\\d{1,3}(?:,\\d{3})*)'

/**
 * How prices are read: amounts like “$2,800–$4,800”, and words after them.
 *
 * @param after the field of data/price-words.json
 */
export function priceReader(after: PriceWords['after']): PriceReader {
  const ending = `(?<once>${escaped(after.once)})|(?<month>${escaped(after.month)})|(?<each>(?:${escaped(after.each)}) \\S+)`
  const price = new RegExp(`^${SUM}(?:–${SUM})?(?:,? (?:${ending}))?$`)
  const amount = (digits: string) => Number(digits.replaceAll(',', ''))
  return text => {
    const found = price.exec(text)
    if (!found) return undefined
    const [, lowest = '', highest] = found
    const { month, each } = found.groups ?? {}
    return {
      lowest: amount(lowest),
      ...(highest !== undefined && { highest: amount(highest) }),
      period: month ? 'month' : each ? 'each' : 'once',
    }
  }
}
