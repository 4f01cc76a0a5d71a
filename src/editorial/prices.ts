/** Prices stated in running text, so that each stands in one file alone. */
import type { AddOns } from '../schema/add-on'
import type { Pricing } from '../schema/pricing-package'

/** `{price:starter}`; anything else between braces is a mistake. */
const PLACEHOLDER = /\{([^{}]*)\}/g

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Prices in whole US dollars by the slug of their package or add-on. */
export type Prices = ReadonlyMap<string, number>

/** The prices that a text may state. */
export function pricesOf(
  pricing: Pick<Pricing, 'packages'>,
  addOns: Pick<AddOns, 'items'>,
): Prices {
  return new Map([...pricing.packages, ...addOns.items].map(({ slug, price }) => [slug, price]))
}

/**
 * Fills in the prices that a text states.
 *
 * @throws for a placeholder that names none; the check finds those first
 */
export function fillPrices(text: string, prices: Prices): string {
  return text.replace(PLACEHOLDER, (placeholder, inner: string) => {
    const price = prices.get(inner.replace(/^price:/, ''))
    if (price === undefined || !inner.startsWith('price:')) {
      throw new Error(`${placeholder} names no price.`)
    }
    return DOLLARS.format(price)
  })
}

/** Placeholders of a text that name no price, with what is near each of them. */
export function unknownPrices(text: string, prices: Prices): string[] {
  return [...text.matchAll(PLACEHOLDER)]
    .map(([, inner = '']) => inner)
    .filter(inner => !inner.startsWith('price:') || !prices.has(inner.slice('price:'.length)))
}
