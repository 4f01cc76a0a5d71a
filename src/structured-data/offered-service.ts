import type { Offer } from 'schema-dts'
import type { Price } from '../content/pricing'
import { agency } from './business'
import type { DescribedBy, JsonLd } from './json-ld'

/** Something clients can buy. */
interface Priced {
  name: string
  description: string
  price: Price
  /** Whether it's a starting price. */
  isLowest?: boolean
}

/**
 * A service, with a catalog of its offers.
 *
 * @param description text that the page shows
 */
export function service(
  page: DescribedBy & { name: string },
  description: string,
  offers: readonly Priced[],
): JsonLd {
  const { name, path, siteUrl } = page
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url: siteUrl + path,
    provider: agency(page),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offers.map(offer),
    },
  }
}

/** UN/CEFACT common codes. Other units are C62, “one”. */
const UNIT_CODES: Record<string, string> = { month: 'MON', hour: 'HUR' }

/** An offer with a price, a starting price, or a range. Google requires one price per unit, so we use the lowest. */
function offer({ name, description, price: { from, to, per }, isLowest }: Priced): Offer {
  const isOpen = isLowest || to !== undefined
  const specification = {
    price: isOpen ? undefined : from,
    minPrice: isOpen ? from : undefined,
    maxPrice: to,
    priceCurrency: 'USD',
  }
  return {
    '@type': 'Offer',
    name,
    description,
    priceSpecification:
      per === 'once'
        ? { '@type': 'PriceSpecification', ...specification }
        : {
            '@type': 'UnitPriceSpecification',
            ...specification,
            price: from,
            unitCode: UNIT_CODES[per] ?? 'C62',
            unitText: per,
          },
  }
}

/** The page's questions and answers, as the page shows them. */
export const faqPage = (items: readonly { question: string; answer: string }[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
