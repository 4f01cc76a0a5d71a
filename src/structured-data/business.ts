import type { Organization, ProfessionalService, WebSite } from 'schema-dts'
import type { Site } from '../content/site'
import { businessId, webSiteId, type DescribedBy } from './json-ld'

type OnSite = Pick<DescribedBy, 'siteUrl' | 'site'>

/** The agency as a ProfessionalService. Only for the page that shows its hours, price range, and rating. */
export function business({ siteUrl, site }: OnSite): Exclude<ProfessionalService, string> {
  const { hours, rating, email, telephone } = site
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(siteUrl),
    name: site.name,
    // The footer of every page shows the blurb.
    description: site.blurb,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512x512.png`,
    image: `${siteUrl}/social/index.png`,
    email,
    ...(telephone && { telephone }),
    ...companyOf(site),
    priceRange: site.priceRange,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map(day => `https://schema.org/${day}` as const),
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

/** The known facts about the company behind the agency. */
function companyOf({ company = {} }: Site) {
  const { legalName, address, people } = company
  return {
    ...(legalName && { legalName }),
    ...(address && {
      address: {
        '@type': 'PostalAddress' as const,
        streetAddress: address.street,
        addressLocality: address.locality,
        ...(address.region && { addressRegion: address.region }),
        ...(address.postalCode && { postalCode: address.postalCode }),
        addressCountry: address.country,
      },
    }),
    ...(people && {
      numberOfEmployees: { '@type': 'QuantitativeValue' as const, value: people },
    }),
  }
}

/** The agency as the publisher, author, or provider of another object. */
export function agency({ siteUrl, site }: OnSite): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': businessId(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
  }
}

/** The site as a WebSite. Only for the home page. */
export function webSite({ siteUrl, site }: OnSite): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(siteUrl),
    name: site.name,
    description: site.blurb,
    url: `${siteUrl}/`,
    inLanguage: site.language,
    publisher: agency({ siteUrl, site }),
  }
}
