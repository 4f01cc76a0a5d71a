import type { Field } from '../../ui/field'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './ServiceHero.module.css'

export type ServiceHeroLayout = 'split' | 'turned' | 'over'

interface ServiceHeroProps {
  service: Queries.ServiceHeroFieldsFragment
  heading: string
  lead: string
  /** The words that lead to the prices on this page. */
  prices: string
  /** The words that lead to the contact form. */
  contact: string
  /** `split`: words, then the instrument. `turned`: the other way. `over`: words above it. */
  layout: ServiceHeroLayout
  /** The field under the words, and the one under the instrument. */
  fields: readonly [words: Field | '', instrument: Field | '']
}

/** The opening of a service's page: what it is, in its own words, with its instrument. */
export function ServiceHero(props: ServiceHeroProps) {
  const layouts = { split: styles.split, turned: styles.turned, over: styles.over }
  const { heading, lead, prices, contact, layout, fields } = props
  const { slug, drawing } = props.service
  return (
    <div className={`${styles.hero} ${layouts[layout]} ${fields[1]}`}>
      <div className={`stack ${styles.words} ${fields[0]}`}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <p className="row">
          <ButtonLink to={`/contact?service=${slug}`}>{contact}</ButtonLink>
          <a href="#prices" className="button quiet">
            {prices}
          </a>
        </p>
      </div>
      <Drawing svg={drawing} className={`picture ${styles.instrument}`} />
    </div>
  )
}
