import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './CaseGrid.module.css'

export interface CaseCard {
  readonly path: string
  readonly title: string
  readonly client: string
  readonly summary: string
  readonly provenance: string
  readonly industry: { readonly name: string }
  readonly services: readonly { readonly shortName: string }[]
  /** The cover. */
  readonly drawing: string
}

interface CaseGridProps {
  studies: readonly CaseCard[]
  level?: 2 | 3
}

/** Case studies with their covers. */
export function CaseGrid({ studies, level = 3 }: CaseGridProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.grid}>
      {studies.map(study => {
        const { path, title, client, summary, provenance, industry, services, drawing } = study
        return (
          <li key={path}>
            <Drawing svg={drawing} className={styles.cover} />
            <Heading className={styles.title}>
              <Link to={path}>{title}</Link>
            </Heading>
            <p>{summary}</p>
            <p className={`small ${styles.facts}`}>
              {client}. {industry.name}: {services.map(({ shortName }) => shortName).join(', ')}
              {provenance === 'illustrative' && <span className={styles.mark}>Illustrative</span>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
