import { graphql, Link } from 'gatsby'
import { FromTo } from '../../../charts/FromTo'
import * as styles from './CaseGrid.module.css'

interface CaseGridProps {
  studies: readonly Queries.CaseCardFieldsFragment[]
  /** The number of cards that may be visible before scrolling. All other images load lazily. */
  inFirstView?: number
}

/** Case study cards: an image of the work, the first result, the title, and what the result measures. */
export function CaseGrid({ studies, inFirstView = 0 }: CaseGridProps) {
  return (
    <ul className={`${styles.grid} ${studies.length > 3 ? styles.many : ''}`}>
      {studies.map(({ path, unpublished, title, result, work, ...study }, index) => (
        <li key={path} className={styles.card} {...filterFacts(study)}>
          <div className={styles.picture}>
            {work && (
              <img
                src={work.thumbnail}
                width={5}
                height={3}
                alt=""
                loading={index < inFirstView ? undefined : 'lazy'}
                decoding="async"
              />
            )}
          </div>
          <FromTo {...result} />
          <h3>
            <Link to={path}>{title}</Link>
          </h3>
          <p>
            {unpublished && <strong>{unpublished}. </strong>}
            <b>{study.industry.name}</b>
            {` ${result.label}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Attributes for the filter rules that src/page-kinds/case-study/filter-rules.ts generates. */
export const filterFacts = ({
  services,
  industry,
}: Pick<Queries.CaseCardFieldsFragment, 'services' | 'industry'>) => ({
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
    }
    result {
      ...MetricFields
    }
    work {
      thumbnail
    }
  }
`
