/** What a service costs, computed from the prices on its page. */
import {
  capital,
  formatCount,
  formatDuration,
  formatLowestPrice,
  formatMoney,
  formatPrice,
  inSentence,
} from '../../content/format'
import { AddOns, type Price, Pricing } from '../../content/pricing'
import type { Page } from '../page-kind'
import { type PricingRow, Service, ServicePage } from './declaration'
import { oneNode, onlyNode, type Model } from '../../data-layer/node-model'

/** One way to buy a service, with its price. */
interface PricedRow extends Price, Pick<PricingRow, 'name' | 'typical' | 'extra'> {
  /** Whether it's a starting price. */
  isOpen?: boolean
}

/**
 * Returns a row's own price, or its add-on's price.
 *
 * @throws if the add-on doesn't exist, which the check reports first
 */
export async function priceOfRow({ price, addOn }: PricingRow, model: Model) {
  if (price) return price
  const { items } = await onlyNode(model, AddOns)
  const item = items.find(({ slug }) => slug === addOn)
  if (!item) throw new Error(`A pricing row refers to the add-on “${addOn}”, which doesn’t exist.`)
  return { from: item.price, per: item.period }
}

/** Converts packages to pricing rows. The popular package is the typical one, and all prices are starting prices. */
export function rowsOfPackages(packages: Pricing['packages']): PricedRow[] {
  return packages.map(({ name, price, period, popular }) => {
    const typical = popular ? 1 : undefined
    return { name, from: price, per: period, typical, isOpen: true }
  })
}

/** Returns the lowest starting prices, like “from $2,800, or $1,900 per month”. */
export function lowestInWords(rows: readonly PricedRow[]) {
  const parts = ['once', 'month'].flatMap(per => {
    const prices = rows.filter(row => row.per === per && !row.extra).map(row => row.from)
    return prices.length > 0 ? { from: Math.min(...prices), per } : []
  })
  return parts
    .map((price, index) => (index === 0 ? formatLowestPrice(price) : formatPrice(price)))
    .join(', or ')
}

/** Returns what a typical client buys of one row. */
function workingOf({ name, per, typical = 1 }: PricedRow) {
  const what = inSentence(name)
  if (per === 'month') return `${what} for ${formatCount(typical, per)}`
  return typical > 1 ? `${typical} × ${what}` : what
}

/** Returns what a typical client pays in total, and how the total adds up. */
export function typicalTotal(rows: readonly PricedRow[]) {
  const bought = rows.filter(({ typical }) => typical)
  let lowest = 0
  let highest = 0
  for (const { from, to = from, typical = 1 } of bought) {
    lowest += from * typical
    highest += to * typical
  }
  const isOpen = bought.some(row => row.isOpen)
  return {
    total: isOpen
      ? `from ${formatMoney(lowest)}`
      : formatPrice({ from: lowest, to: highest, per: 'once' }),
    range: { lowest, ...(!isOpen && { highest }) },
    working: capital(bought.map(workingOf).join(', then ')),
  }
}

/** Returns a service's prices, as shown in lists. */
export async function servicePrices({ slug, path }: Pick<Service, 'slug' | 'path'>, model: Model) {
  const page = await oneNode(model, ServicePage, { service: { slug: { eq: slug } } })
  if (!page) {
    const { packages, time } = await onlyNode(model, Pricing)
    return summary(`${path}#pricing`, rowsOfPackages(packages), time)
  }
  const { rows, time } = page.pricing
  const priced = rows.map(async row => ({ ...row, ...(await priceOfRow(row, model)) }))
  return summary(`${path}#prices`, await Promise.all(priced), time)
}

/** Returns a service's lowest prices, which the sitemap shows next to its name. */
export const priceNote = async ({ node, model }: Page<typeof Service>) =>
  (await servicePrices(node, model)).lowest

const summary = (path: string, rows: readonly PricedRow[], time: Pricing['time']) => ({
  path,
  lowest: lowestInWords(rows),
  ...typicalTotal(rows),
  time: formatDuration(time),
})
