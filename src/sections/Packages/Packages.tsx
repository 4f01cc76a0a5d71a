import { formatValue } from '../../graphics/format'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import * as styles from './Packages.module.css'

interface PackagesProps {
  popularLabel: string
  note: string
  packages: readonly {
    readonly slug: string
    readonly name: string
    readonly price: number
    readonly period: string
    readonly description: string
    readonly features: readonly string[]
    readonly popular: boolean
    readonly buttonText: string
  }[]
}

/** The packages. Beside each other, so that their prices are read along one line. */
export function Packages({ packages, popularLabel, note }: PackagesProps) {
  return (
    <>
      <ul className={`grid opening ${styles.packages}`}>
        {packages.map(
          ({ slug, name, price, period, description, features, popular, buttonText }) => (
            <li key={slug} id={slug} className={`third stack ${popular ? 'teal' : ''}`}>
              <h3>{name}</h3>
              <p className="display figure">
                <span className="thin">from</span> {formatValue(price, 'currency')}
                {period === 'month' && <span className="thin"> per month</span>}
              </p>
              {popular && <p className={`h4 ${styles.label}`}>{popularLabel}</p>}
              <p>{description}</p>
              <ul className={`rules ${styles.features}`}>
                {features.map(feature => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <ButtonLink to={`/contact?package=${slug}`}>{buttonText}</ButtonLink>
            </li>
          ),
        )}
      </ul>
      <p className={'small note'}>{note}</p>
    </>
  )
}
