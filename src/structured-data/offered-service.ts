import type { Offer, Service } from 'schema-dts'
import type { Price } from '../content/price'
import { agency } from './business'

/** Something clients can buy. */
interface Priced {
  readonly name: string
  readonly description: string
  readonly price: Price
  /** Whether it's a starting price. */
  readonly isLowest?: boolean
}

interface ServiceFacts {
  readonly name: string
  readonly path: string
  /** A text the page shows. */
  readonly description: string
}

/** A service, with a catalog of its offers. */
export function service(
  siteUrl: string,
  site: { readonly name: string },
  facts: ServiceFacts,
  offers: readonly Priced[],
): Service {
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${facts.path}#service`,
    name: facts.name,
    serviceType: facts.name,
    description: facts.description,
    url: siteUrl + facts.path,
    provider: agency(siteUrl, site),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: facts.name,
      itemListElement: offers.map(offer),
    },
  }
}

/** UN/CEFACT common codes. Other units are C62, “one”. */
const UNIT_CODES: Readonly<Record<string, string>> = { month: 'MON', hour: 'HUR' }

/** An offer with a price, a starting price, or a range. Google requires one price per unit: the lowest. */
function offer({ name, description, price: { from, to, per }, isLowest }: Priced): Offer {
  const isOpen = isLowest ?? to !== undefined
  const specification = {
    ...(isOpen ? { minPrice: from, ...(to !== undefined && { maxPrice: to }) } : { price: from }),
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
            price: from,
            ...specification,
            unitCode: UNIT_CODES[per] ?? 'C62',
            unitText: per,
          },
  }
}
