/** What a service costs, for lists of all services: worked out of the prices on the service’s own page. */
import { formatMoney, formatPrice } from '../content/format'
import { interpolate } from '../content/variables'
import {
  priceReader,
  type PricePeriod,
  type PriceRange,
  type PriceReader,
} from '../content/price-reader'
import type { PriceWords } from '../content/price-words'
import type { Pricing } from '../content/pricing-package'
import type { Service, ServicePage } from '../content/service'
import { oneNode, onlyNode, type Model } from './node-model'
import { variablesOf } from './variables'

/** One way to buy a service. */
export interface PricedRow extends PriceRange {
  name: string
  /** How often a typical client buys it; 0 where most do not. */
  typical: number
  /** Whether it is bought beside something else. */
  isExtra: boolean
}

/** What lists say of a service’s prices. */
export interface ServicePrices {
  path: string
  lowest: string
  total: string
  /** In dollars. */
  range: Pick<PriceRange, 'lowest' | 'highest'>
  working: string
  time: string
}

/**
 * The ways to buy a service, from the rows of its page.
 *
 * @param read reads a price, with what it quotes
 */
export function rowsOfPage(rows: ServicePage['pricing']['rows'], read: PriceReader): PricedRow[] {
  return rows.map(({ name, price, typical = 0, extra = false }) => {
    const range = read(price)
    if (!range) throw new Error(`“${price}” is no price; the check finds that first.`)
    return { name, typical, isExtra: extra, ...range }
  })
}

/** The same of the packages, of which the popular one is typical. Their prices are lowest prices. */
export function rowsOfPackages(packages: Pricing['packages']): PricedRow[] {
  return packages.map(({ name, price, period, popular }) => {
    return { name, lowest: price, period, typical: popular ? 1 : 0, isExtra: false }
  })
}

/**
 * The lowest prices to begin with, in words: “from $2,800 once, or $1,900 a month”.
 *
 * @throws where nothing can be bought to begin with; the check finds that first
 */
export function lowestInWords(rows: readonly PricedRow[], words: PriceWords): string {
  const lowest = (period: PricePeriod) =>
    Math.min(...rows.filter(row => row.period === period && !row.isExtra).map(row => row.lowest))
  const parts = (['once', 'month'] as const)
    .filter(period => Number.isFinite(lowest(period)))
    .map(period => formatPrice(lowest(period), { period }))
  if (parts.length === 0) throw new Error('No row is a price to begin with.')
  return `${words.from} ${parts.join(`, ${words.or} `)}`
}

/** What a typical client pays in all, and what that is added up from. */
export function typicalTotal(
  rows: readonly PricedRow[],
  words: PriceWords,
): Pick<ServicePrices, 'total' | 'range' | 'working'> {
  const bought = rows.filter(({ typical }) => typical > 0)
  const sum = (of: (row: PricedRow) => number) =>
    bought.reduce((total, row) => total + of(row) * row.typical, 0)
  const lowest = sum(row => row.lowest)
  const highest = bought.some(row => row.highest === undefined)
    ? undefined
    : sum(row => row.highest ?? 0)
  return {
    total:
      highest === undefined
        ? `${words.from} ${formatMoney(lowest)}`
        : `${formatMoney(lowest)}–${formatMoney(highest)}`,
    range: { lowest, highest },
    working: bought
      .map(({ name, period, typical }) => {
        if (period === 'month') return `${typical} ${words.months} ${name}`
        return typical > 1 ? `${typical} × ${name}` : name
      })
      .join(' + '),
  }
}

/** What lists say of a service’s prices. */
export async function servicePrices(
  { slug, path }: Pick<Service, 'slug' | 'path'>,
  model: Model,
): Promise<ServicePrices> {
  const words = await onlyNode(model, 'PriceWords')
  const pricing = await onlyNode(model, 'Pricing')
  const page = await oneNode(model, 'ServicePage', { service: { slug: { eq: slug } } })
  if (!page) {
    const rows = rowsOfPackages(pricing.packages)
    return summary(`${path}#pricing`, rows, pricing.time, words)
  }
  const known = await variablesOf(JSON.stringify(page.pricing.rows), model)
  const read = priceReader(words.after)
  const rows = rowsOfPage(page.pricing.rows, text => read(interpolate(text, known)))
  return summary(`${path}#prices`, rows, page.pricing.time, words)
}

const summary = (
  path: string,
  rows: readonly PricedRow[],
  time: string,
  words: PriceWords,
): ServicePrices => ({
  path,
  lowest: lowestInWords(rows, words),
  ...typicalTotal(rows, words),
  time,
})
