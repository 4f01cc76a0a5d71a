import { text } from './fields'

/**
 * A price as visitors read it. How it is written follows the site's language: src/content/rules/prices.ts looks at
 * it, and src/mdx/price-reader.ts reads it.
 */
export function priceText(description: string) {
  const price = text(1, 60, description)
  return price.meta({ ...price.meta(), price: true })
}
