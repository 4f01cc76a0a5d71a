import { formatChange, formatValue } from '../../../content/format'
import { graphql, Link } from 'gatsby'
import { tradeAndServices } from './trade-and-services'
import * as styles from './CaseWords.module.css'

/** What a list says of a case study. */
export type CaseText = Pick<
  Queries.CaseCardFieldsFragment,
  'path' | 'unpublished' | 'title' | 'client' | 'standing' | 'industry' | 'services' | 'metrics'
>

interface CaseWordsProps {
  study: CaseText
  level: 2 | 3
  /** Something more to say. */
  remark?: string | undefined
}

/** A case study in a list: trade and services, title, what changed, for whom. */
export function CaseWords({ study, level, remark }: CaseWordsProps) {
  const Heading = `h${level}` as const
  const { path, unpublished, title, client, standing, metrics } = study
  const [metric] = metrics
  return (
    <>
      <p className="h4">{tradeAndServices(study)}</p>
      <Heading className="h3">
        <Link to={path}>{title}</Link>
      </Heading>
      {metric && (
        <p className="small">
          {`${metric.label} `}
          <b className={`h4 ${styles.numbers}`}>{fromTo(metric)}</b>
        </p>
      )}
      <p className="small">
        {unpublished && <strong>{unpublished}. </strong>}
        {`${client}. ${remark ? `${remark}. ` : ''}`}
        {standing.mark && <span className={styles.mark}>{standing.mark}</span>}
      </p>
    </>
  )
}

/** From what to what and by how much, on one line where it fits. */
function fromTo(metric: CaseText['metrics'][number]): string {
  const { baseline, value, format } = metric
  const numbers = `${formatValue(baseline, format)}\u00a0→\u00a0${formatValue(value, format)}`
  return `${numbers}, ${formatChange(metric)}`
}

export const caseCardFields = graphql`
  fragment CaseCardFields on CaseStudy {
    slug
    path
    title
    client
    unpublished
    standing {
      mark
    }
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
