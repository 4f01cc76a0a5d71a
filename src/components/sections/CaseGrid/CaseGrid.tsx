import { graphql, Link } from 'gatsby'
import { formatChange } from '../../../content/format'
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml'
import * as styles from './CaseGrid.module.css'

interface CaseGridProps {
  studies: readonly Queries.CaseCardFieldsFragment[]
}

/** Case studies with their covers. */
export function CaseGrid({ studies }: CaseGridProps) {
  return (
    <ul className={`cols ${styles.grid} ${studies.length % 3 ? '' : 'threes'}`}>
      {studies.map(({ path, unpublished, title, metrics, drawing, ...study }) => (
        <li key={path} className={`tight ${styles.card}`} {...filterFacts(study)}>
          <StaticHtml html={drawing} className="picture" />
          <p className="h4">{tradeAndServices(study)}</p>
          <h3>
            <Link to={path}>{title}</Link>
          </h3>
          <p className="small">
            {unpublished && <strong>{unpublished}. </strong>}
            {metrics[0] && `${metrics[0].label}, ${formatChange(metrics[0])}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** A study's trade and services in plain words, beside a title that may name neither. */
export function tradeAndServices({
  industry,
  services,
}: {
  readonly industry: { readonly name: string }
  readonly services: readonly { readonly shortName: string }[]
}): string {
  return `${industry.name}: ${services.map(({ shortName }) => shortName).join(', ')}`
}

/** The attributes by which the list is filtered: src/gatsby/study-filter-rules.ts. */
export const filterFacts = ({
  services,
  industry,
}: Pick<Queries.StudyFanFieldsFragment, 'services' | 'industry'>) => ({
  'data-services': services.map(({ slug }) => slug).join(' '),
  'data-industry': industry.slug,
})

export const caseCardFields = graphql`
  fragment CaseCardFields on CaseStudy {
    path
    title
    unpublished
    industry {
      slug
      name
    }
    services {
      slug
      shortName
    }
    metrics {
      ...MetricFields
    }
    drawing
  }
`
