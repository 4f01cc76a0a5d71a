import { Link } from 'gatsby'
import { CaseCover } from '../../graphics/CaseCover'
import type { ChartKind } from '../../graphics/chart-types'
import type { NumberFormat } from '../../graphics/format'
import type { InstrumentName } from '../../graphics/instruments/Instrument'
import * as styles from './CaseGrid.module.css'

export interface CaseCard {
  readonly slug: string
  readonly path: string
  readonly title: string
  readonly client: string
  readonly summary: string
  readonly provenance: string
  readonly industry: { readonly name: string }
  readonly services: readonly { readonly shortName: string; readonly icon: InstrumentName }[]
  readonly metrics: readonly {
    readonly label: string
    readonly baseline: number
    readonly value: number
    readonly format: NumberFormat
    readonly better: 'higher' | 'lower'
  }[]
  readonly charts: readonly {
    readonly kind: ChartKind
    readonly labels: readonly string[]
    readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
  }[]
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
        const { path, title, client, summary, provenance, industry, services, metrics, charts } = study
        const [metric] = metrics
        const [chart] = charts
        const [service] = services
        return (
          <li key={path}>
            {metric && chart && service && (
              <CaseCover metric={metric} chart={chart} service={service.icon} variant={variantOf(study.slug)} />
            )}
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

/** A number out of a slug, so that a cover stays the same whatever else changes. */
function variantOf(slug: string): number {
  let hash = 0
  for (const character of slug) hash = (hash * 31 + character.charCodeAt(0)) % 9973
  return hash
}
