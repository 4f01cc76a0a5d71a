import type { Organization } from 'schema-dts'
import type { DescribedBy, JsonLd } from './json-ld'

/** The id that objects on different pages use to refer to the agency. */
const businessId = (siteUrl: string) => `${siteUrl}/#business`

/** The agency as a ProfessionalService. Only for the page that shows its hours, price range, and rating. */
export function business({ siteUrl, site }: DescribedBy): JsonLd {
  const { hours, rating, email, telephone, company = {} } = site
  const { legalName, address } = company
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
    telephone,
    legalName,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
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

/** The agency as the publisher, author, or provider of another object. */
export function agency({ siteUrl, site }: DescribedBy): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': businessId(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
  }
}

/** The site as a WebSite. Only for the home page. */
export function webSite(page: DescribedBy): JsonLd {
  const { siteUrl, site } = page
  return {
    '@type': 'WebSite',
    name: site.name,
    description: site.blurb,
    url: `${siteUrl}/`,
    inLanguage: site.language,
    publisher: agency(page),
  }
}
