import { Link } from 'gatsby'
import { describeChange, formatValue, type NumberFormat } from '../../graphics/format'
import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './CaseGrid.module.css'

export interface CaseCard {
  readonly path: string
  readonly title: string
  readonly client: string
  readonly provenance: string
  readonly industry: { readonly name: string }
  readonly services: readonly { readonly shortName: string }[]
  readonly metrics: readonly {
    readonly label: string
    readonly baseline: number
    readonly value: number
    readonly format: NumberFormat
  }[]
  /** The cover. */
  readonly drawing: string
}

interface CaseGridProps {
  studies: readonly CaseCard[]
  level?: 2 | 3
}

/** Case studies with their covers, and what the cover is drawn from. */
export function CaseGrid({ studies, level = 3 }: CaseGridProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={`cols ${styles.grid} ${studies.length % 3 ? '' : 'threes'}`}>
      {studies.map(study => {
        const { path, title, client, provenance, industry, services, drawing, metrics } = study
        const [metric] = metrics
        return (
          <li key={path} className="tight">
            <Drawing svg={drawing} className="picture" />
            <Heading className="h3">
              <Link to={path}>{title}</Link>
            </Heading>
            {metric && (
              <p className="small">
                {metric.label}: {fromTo(metric)}
                {level === 3 && `, ${describeChange(metric)}`}
              </p>
            )}
            <p className="small">
              {client}. {industry.name}: {services.map(({ shortName }) => shortName).join(', ')}
              {provenance === 'illustrative' && (
                <>
                  {'. '}
                  <span className={styles.mark}>Illustrative</span>
                </>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** From what to what, on one line. */
function fromTo({ baseline, value, format }: CaseCard['metrics'][number]): string {
  return `${formatValue(baseline, format)}\u00a0→\u00a0${formatValue(value, format)}`
}
