import { absoluteUrl } from '../Seo/absolute-url'
import { businessId, type JsonLd } from './json-ld'

/** What the agency is, from data/site.json. */
export interface BusinessFacts {
  readonly name: string
  readonly description: string
  readonly email: string
  readonly priceRange: string
  readonly hours: {
    readonly days: readonly string[]
    readonly opens: string
    readonly closes: string
  }
  readonly rating: { readonly value: number; readonly best: number; readonly count: number }
}

/** The agency as a ProfessionalService. Only for pages that show hours, price range and rating. */
export function business(siteUrl: string, facts: BusinessFacts): JsonLd {
  const { hours, rating } = facts
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': businessId(siteUrl),
    name: facts.name,
    description: facts.description,
    url: absoluteUrl(siteUrl, '/'),
    logo: absoluteUrl(siteUrl, '/mark.svg'),
    image: absoluteUrl(siteUrl, '/social/index.png'),
    email: facts.email,
    priceRange: facts.priceRange,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map(day => `https://schema.org/${day}`),
      opens: hours.opens,
      closes: hours.closes,
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      bestRating: rating.best,
      reviewCount: rating.count,
    },
  }
}
