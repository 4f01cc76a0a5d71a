import { graphql, Link } from 'gatsby'
import { formatChange } from '../../../content/format'

/** What a list says of a case study. */
export type CaseText = Pick<
  Queries.CaseCardFieldsFragment,
  | 'path'
  | 'unpublished'
  | 'title'
  | 'client'
  | 'provenanceLabel'
  | 'industry'
  | 'services'
  | 'metrics'
>

interface CaseWordsProps {
  study: CaseText
  level: 2 | 3
}

/** A case study in a list: trade and services, title, what its cover's numbers count. */
export function CaseWords({ study, level }: CaseWordsProps) {
  const Heading = `h${level}` as const
  const { path, unpublished, title, metrics } = study
  const [metric] = metrics
  return (
    <>
      <p className="h4">{tradeAndServices(study)}</p>
      <Heading className="h3">
        <Link to={path}>{title}</Link>
      </Heading>
      <p className="small">
        {unpublished && <strong>{unpublished}. </strong>}
        {metric && `${metric.label}, ${formatChange(metric)}`}
      </p>
    </>
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

export const caseCardFields = graphql`
  fragment CaseCardFields on CaseStudy {
    slug
    path
    title
    client
    unpublished
    provenanceLabel {
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
