import { graphql } from 'gatsby'
import { formatCount, formatDate, formatHours, formatNumber } from '../../../content/format'
import { TermList } from '../TermList/TermList'

interface CompanyFactsProps {
  facts: Queries.CompanyFieldsFragment
  /** The note shown with a rating that has no source. */
  sampleFigure: string
}

/**
 * Office hours, rating, and price range, as in the structured data, and the company details from data/site.json. The
 * rating is shown only here, either with its source or labeled as a placeholder.
 */
export function CompanyFacts({ facts, sampleFigure }: CompanyFactsProps) {
  const { hours, rating, priceRange, telephone, nextStart, company } = facts
  return (
    <TermList
      terms={{
        'Office hours': formatHours(hours),
        'Client rating': (
          <>
            {`${formatNumber(rating.value)} out of ${formatNumber(rating.best)} from ${formatCount(rating.count, 'review')} `}
            (
            {rating.source ? (
              <a href={rating.source.url} rel="noopener">
                {rating.source.name}
              </a>
            ) : (
              sampleFigure
            )}
            )
          </>
        ),
        'Price range': priceRange,
        Company: company?.legalName,
        Address: company?.address && addressLine(company.address),
        Phone: telephone && <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>,
        'Time zone': company?.timeZone,
        'Team size': company?.people,
        'Next available start': nextStart && formatDate(nextStart),
      }}
    />
  )
}

function addressLine({ street, locality, region, postalCode, country }: Queries.CompanyAddress) {
  const name = new Intl.DisplayNames('en-US', { type: 'region' }).of(country)
  return [street, locality, [region, postalCode].filter(Boolean).join(' '), name]
    .filter(Boolean)
    .join(', ')
}

export const companyFields = graphql`
  fragment CompanyFields on SiteFacts {
    priceRange
    hours {
      days
      opens
      closes
    }
    rating {
      value
      best
      count
      source {
        name
        url
      }
    }
    telephone
    nextStart
    company {
      legalName
      address {
        street
        locality
        region
        postalCode
        country
      }
      timeZone
      people
    }
  }
`
