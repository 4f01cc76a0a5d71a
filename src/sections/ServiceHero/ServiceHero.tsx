import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './ServiceHero.module.css'

interface ServiceHeroProps {
  name: string
  drawing: string
  heading: string
  lead: string
  summary: string
}

/** The opening of a service's page: what it is, in its own words, beside its instrument. */
export function ServiceHero({ name, drawing, heading, lead, summary }: ServiceHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={`teal stack ${styles.words}`}>
        <p className={styles.name}>{name}</p>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <p className="small">{summary}</p>
      </div>
      <Drawing svg={drawing} className={styles.instrument} />
    </div>
  )
}
