import { formatDate } from '../../../content/format'
import { graphql } from 'gatsby'
import { TermList, type Term } from '../TermList/TermList'

interface CompanyFactsProps {
  facts: Queries.CompanyFieldsFragment
  /** The words before each fact. */
  labels: Pick<
    Queries.ContactDirect,
    | 'telephoneLabel'
    | 'companyLabel'
    | 'addressLabel'
    | 'timeZoneLabel'
    | 'peopleLabel'
    | 'nextStartLabel'
  >
}

/** Who a client would sign with, as far as data/site.json says it: what is not filled in does not show. */
export function CompanyFacts({ facts, labels }: CompanyFactsProps) {
  const { telephone, nextStart, company } = facts
  // Where a fact is missing, what stands there is no term.
  const terms: (Term | string | number | null | undefined)[] = [
    company?.legalName && { term: labels.companyLabel, value: company.legalName },
    company?.address && {
      term: labels.addressLabel,
      value: addressLine(company.address),
    },
    telephone && {
      term: labels.telephoneLabel,
      value: (
        <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>
          {telephone.replaceAll(' ', '\u00a0')}
        </a>
      ),
    },
    company?.timeZone && { term: labels.timeZoneLabel, value: company.timeZone },
    company?.people && { term: labels.peopleLabel, value: company.people },
    nextStart && { term: labels.nextStartLabel, value: formatDate(nextStart) },
  ]
  const known = terms.filter((term): term is Term => typeof term === 'object' && term !== null)
  return known.length > 0 && <TermList terms={known} />
}

type Address = NonNullable<NonNullable<Queries.CompanyFieldsFragment['company']>['address']>

function addressLine({ street, locality, region, postalCode, country }: Address): string {
  const name = new Intl.DisplayNames('en-GB', { type: 'region' }).of(country)
  return [street, locality, [region, postalCode].filter(part => part).join(' '), name]
    .filter(part => part)
    .join(', ')
}

export const companyFields = graphql`
  fragment CompanyFields on SiteFacts {
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
