import type { Offer, Service, WithContext } from 'schema-dts'
import type { Price } from '../content/price'
import { agency } from './business'
import { CONTEXT } from './json-ld'

/** Something that can be bought. */
interface Priced {
  readonly name: string
  readonly description: string
  readonly price: Price
  /** Whether the price is the lowest that it can be, without a highest one. */
  readonly isLowest?: boolean
}

interface ServiceFacts {
  readonly name: string
  readonly path: string
  /** Words that the page shows. */
  readonly description: string
}

/** A service of the agency, with a catalogue of what can be bought. */
export function service(
  siteUrl: string,
  site: { readonly name: string },
  facts: ServiceFacts,
  offers: readonly Priced[],
): WithContext<Service> {
  return {
    '@context': CONTEXT,
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

/** UN/CEFACT’s common codes of units; whatever has none of its own is C62, “one”. */
const UNIT_CODES: Readonly<Record<string, string>> = { month: 'MON', hour: 'HUR' }

/** An offer: a price, a lowest one, or a range. Google asks for one price per unit: of a range the lowest. */
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
