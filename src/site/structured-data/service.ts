import { absoluteUrl } from '../Seo/absolute-url'
import { businessId, type JsonLd } from './json-ld'

interface Priced {
  readonly name: string
  readonly price: number
  readonly period: string
  readonly description: string
}

interface ServiceFacts {
  readonly name: string
  readonly path: string
  readonly summary: string
}

/** A service of the agency, with a catalogue of what can be bought where there are prices. */
export function service(
  siteUrl: string,
  facts: ServiceFacts,
  catalogue?: { readonly packages: readonly Priced[]; readonly addOns: readonly Priced[] },
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${absoluteUrl(siteUrl, facts.path)}#service`,
    name: facts.name,
    serviceType: facts.name,
    description: facts.summary,
    url: absoluteUrl(siteUrl, facts.path),
    provider: { '@id': businessId(siteUrl) },
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
function offer({ name, price, period, description }: Priced, kind: 'minPrice' | 'price'): object {
  return {
    '@type': 'Offer',
    name,
    description,
    priceSpecification: {
      '@type': period === 'month' ? 'UnitPriceSpecification' : 'PriceSpecification',
      [kind]: price,
      priceCurrency: 'USD',
      ...(period === 'month' && { unitCode: 'MON', unitText: 'month' }),
    },
  }
}
