import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './ServiceHero.module.css'

export type ServiceHeroLayout = 'split' | 'turned' | 'over'
export type Field = 'teal' | 'deep' | 'pale'

interface ServiceHeroProps {
  name: string
  drawing: string
  heading: string
  lead: string
  summary: string
  /** `split`: words, then the instrument. `turned`: the other way. `over`: words above it. */
  layout: ServiceHeroLayout
  /** The field under the words, and the one under the instrument. */
  fields: readonly [words: Field | '', instrument: Field | '']
}

/** The opening of a service's page: what it is, in its own words, with its instrument. */
export function ServiceHero(props: ServiceHeroProps) {
  const { name, drawing, heading, lead, summary, layout, fields } = props
  return (
    <div className={`${styles.hero} ${styles[layout]} ${fields[1]}`}>
      <div className={`stack ${styles.words} ${fields[0]}`}>
        <h1>{heading}</h1>
        <p>
          <strong>{name}.</strong> {summary}
        </p>
        <p className="lead">{lead}</p>
        <p className="row">
          <ButtonLink to="/contact">Describe your case</ButtonLink>
          <a href="#prices" className="button quiet">
            See the prices
          </a>
        </p>
      </div>
      <Drawing svg={drawing} className={`picture ${styles.instrument}`} />
    </div>
  )
}
