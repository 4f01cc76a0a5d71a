import { graphql, Link } from 'gatsby'
import { formatChange } from '../../../content/format'
import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './CaseGrid.module.css'

interface CaseGridProps {
  studies: readonly Queries.CaseCardFieldsFragment[]
}

/** Case studies with their covers. The attributes are what the filter of the list reads. */
export function CaseGrid({ studies }: CaseGridProps) {
  return (
    <ul className={`cols ${styles.grid} ${studies.length % 3 ? '' : 'threes'}`}>
      {studies.map(({ path, unpublished, title, industry, services, metrics, drawing }) => (
        <li
          key={path}
          className={`tight ${styles.card}`}
          data-services={services.map(({ slug }) => slug).join(' ')}
          data-industry={industry.slug}
        >
          <Drawing svg={drawing} className="picture" />
          <p className="h4">{tradeAndServices(industry, services)}</p>
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
export function tradeAndServices(
  industry: { readonly name: string },
  services: readonly { readonly shortName: string }[],
): string {
  return `${industry.name}: ${services.map(({ shortName }) => shortName).join(', ')}`
}

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
      label
      baseline
      value
      format
      better
    }
    drawing
  }
`
