import { formatValue } from '../../../content/format'
import { graphql } from 'gatsby'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'

export interface PackagesProps extends Queries.PackagesFieldsFragment {
  /** The words around a price. */
  periods: { readonly from: string; readonly once: string; readonly month: string }
  /** Where a package’s button leads. */
  contactLink: (slug: string) => string
}

/**
 * The packages beside each other, so that names, prices, lists and buttons are read along one line. Each
 * name is a choice of the form that the packages stand in, whose sheet has their rules.
 */
export function Packages({ packages, popularLabel, note, periods, contactLink }: PackagesProps) {
  return (
    <>
      <ul className="grid opening e-packages">
        {packages.map(
          ({ slug, name, price, period, description, features, popular, buttonText }) => (
            <li key={slug} id={slug} className={popular ? 'teal e-marked' : undefined}>
              {popular && <p className="h4 e-label">{popularLabel}</p>}
              <h3>
                <label>
                  <input type="radio" name="package" value={slug} />
                  {name}
                </label>
              </h3>
              <p className="display e-price">
                <span className="e-thin">{periods.from}</span> {formatValue(price, 'currency')}{' '}
                <span className="e-thin">{period === 'month' ? periods.month : periods.once}</span>
              </p>
              <p>{description}</p>
              <ul className="rules e-features">
                {features.map(feature => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <ButtonLink to={contactLink(slug)}>{buttonText}</ButtonLink>
            </li>
          ),
        )}
      </ul>
      <p className="small measure note">{note}</p>
    </>
  )
}

export const packagesFields = graphql`
  fragment PackagesFields on Pricing {
    popularLabel
    note
    packages {
      slug
      name
      price
      period
      description
      features
      popular
      buttonText
    }
  }
`
