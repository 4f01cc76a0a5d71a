import type { Offer, Service, WithContext } from 'schema-dts'
import { agency } from './business'
import { absoluteUrl, CONTEXT } from './json-ld'

interface Priced {
  readonly name: string
  readonly price: number
  readonly period: 'once' | 'month'
  readonly description: string
}

interface ServiceFacts {
  readonly name: string
  readonly path: string
  /** Words that the page shows. */
  readonly description: string
}

/** What can be bought. */
export interface Catalogue {
  readonly packages: readonly Priced[]
  readonly addOns: readonly Priced[]
}

/** A service of the agency, with a catalogue of what can be bought where there are prices. */
export function service(
  siteUrl: string,
  site: { readonly name: string },
  facts: ServiceFacts,
  catalogue?: Catalogue,
): WithContext<Service> {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    '@id': `${absoluteUrl(siteUrl, facts.path)}#service`,
    name: facts.name,
    serviceType: facts.name,
    description: facts.description,
    url: absoluteUrl(siteUrl, facts.path),
    provider: agency(siteUrl, site),
    ...(catalogue && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: facts.name,
        itemListElement: [
          ...catalogue.packages.map(entry => offer(entry, 'minPrice')),
          ...catalogue.addOns.map(entry => offer(entry, 'price')),
        ],
      },
    }),
  }
}

/** An offer; `minPrice` where the price is the lowest of a range. Months as UN/CEFACT's MON. */
function offer({ name, price, period, description }: Priced, kind: 'minPrice' | 'price'): Offer {
  const specification = { [kind]: price, priceCurrency: 'USD' }
  return {
    '@type': 'Offer',
    name,
    description,
    priceSpecification:
      period === 'month'
        ? {
            '@type': 'UnitPriceSpecification',
            ...specification,
            unitCode: 'MON',
            unitText: 'month',
          }
        : { '@type': 'PriceSpecification', ...specification },
  }
}
