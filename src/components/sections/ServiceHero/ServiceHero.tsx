import { graphql } from 'gatsby'
import type { Field } from '../../ui/field'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Drawing } from '../../ui/Drawing/Drawing'
import { MadeFigure } from '../MadeFigure/MadeFigure'
import * as styles from './ServiceHero.module.css'

/** How a service's page opens. */
export interface ServiceOpening {
  /** What was made stands beside the words: after them, or before them. */
  side: 'after' | 'before'
  /** The field under both. */
  field: Field | ''
  /** The opening of a service that shows nothing. */
  instrument: {
    /** `split`: words, then the instrument. `turned`: the other way. `over`: words above it. */
    layout: 'split' | 'turned' | 'over'
    /** The field under the words, and the one under the instrument. */
    fields: readonly [words: Field | '', instrument: Field | '']
  }
}

interface ServiceHeroProps {
  service: Queries.ServiceHeroFieldsFragment
  heading: string
  lead: string
  /** The words that lead to the prices on this page. */
  prices: string
  /** The words that lead to the contact form. */
  contact: string
  /** What was made for a client; without it, the service’s instrument stands there. */
  sample?: Queries.WorkSampleFieldsFragment | null
  opening: ServiceOpening
}

/** The opening of a service's page: what it is, in its own words, with what was made. */
export function ServiceHero({ opening, sample, heading, service, ...words }: ServiceHeroProps) {
  const { side, field, instrument } = opening
  if (sample) {
    return (
      <div className={`grid opening ${field} ${side === 'before' ? styles.before : ''}`}>
        <h1>{heading}</h1>
        <div className={`l5 ${styles.beside}`}>
          <Words {...words} slug={service.slug} />
        </div>
        <MadeFigure sample={sample} className="r7" />
      </div>
    )
  }
  const layouts = { split: styles.split, turned: styles.turned, over: styles.over }
  const { layout, fields } = instrument
  return (
    <div className={`${styles.hero} ${layouts[layout]} ${fields[1]}`}>
      <div className={`stack ${styles.words} ${fields[0]}`}>
        <h1>{heading}</h1>
        <Words {...words} slug={service.slug} />
      </div>
      <Drawing svg={service.drawing} className={`picture ${styles.instrument}`} />
    </div>
  )
}

/** What the service is, and the ways on. */
function Words({
  lead,
  contact,
  prices,
  slug,
}: Pick<ServiceHeroProps, 'lead' | 'contact' | 'prices'> & { slug: string }) {
  return (
    <>
      <p className="lead">{lead}</p>
      <p className="row">
        <ButtonLink to={`/contact?service=${slug}`}>{contact}</ButtonLink>
        <a href="#prices" className="button quiet">
          {prices}
        </a>
      </p>
    </>
  )
}

export const serviceHeroFields = graphql`
  fragment ServiceHeroFields on Service {
    slug
    drawing
  }
`
