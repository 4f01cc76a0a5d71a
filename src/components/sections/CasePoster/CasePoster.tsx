import { graphql, Link, withPrefix } from 'gatsby'
import { FromTo } from '../../../charts/FromTo'
import { formatChange, formatDate, formatValue } from '../../../content/format'
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb'
import { tradeAndServices } from '../CaseGrid/CaseGrid'
import { TermList } from '../TermList/TermList'
import * as styles from './CasePoster.module.css'

interface CasePosterProps {
  crumbs: Queries.RouteFieldsFragment['crumbs']
  study: Queries.CasePosterFieldsFragment
}

/**
 * The opening of a case study: its title and what it rests on, its summary, first result and facts, and
 * what was made, or, where the study shows nothing, its cover.
 */
export function CasePoster({ crumbs, study }: CasePosterProps) {
  const { title, summary, provenanceLabel, work, drawing } = study
  const [metric] = study.metrics
  if (!metric) throw new Error(`The study “${title}” has no result.`)
  return (
    <header className={study.field}>
      <Breadcrumb crumbs={crumbs} />
      <div className={`grid opening ${styles.poster}`}>
        <div className="tight">
          {/* The search shows it with the title, which seldom names the trade. */}
          <p className="h4" data-pagefind-meta="trade" data-pagefind-ignore>
            {tradeAndServices(study)}
          </p>
          <h1 className="h2">{title}</h1>
          <p className="measure" data-pagefind-ignore>
            {provenanceLabel.sentence}
          </p>
        </div>
        <div className="l5 stack">
          <p className="lead">{summary}</p>
          <Result {...metric} />
          <TermList terms={factsOf(study)} />
        </div>
        <figure className={work ? `r7 ${styles.work}` : styles.cover}>
          <StaticHtml html={work ? work.opening : drawing} />
          {(work?.caption ?? work?.tryIt) && (
            <figcaption className="small">
              {work.caption} {work.tryIt && <a href={withPrefix(work.tryIt)}>Try it</a>}
            </figcaption>
          )}
        </figure>
      </div>
    </header>
  )
}

/** The study’s first result: what was measured, from what to what, by how much, when. */
function Result(metric: Queries.CasePosterFieldsFragment['metrics'][number]) {
  const { label, window, baseline, value, format } = metric
  return (
    // The search shows what changed, from what to what, with the title.
    <div
      data-result={`${formatValue(baseline, format)} to ${formatValue(value, format)}`}
      data-pagefind-meta="result[data-result]"
      data-pagefind-ignore
    >
      <p className={`h3 ${styles.numbers}`}>
        <FromTo {...metric} />
      </p>
      <p className="h4">
        <span data-pagefind-meta="measure">{`${label}, ${formatChange(metric)}`}</span>
      </p>
      <p>{window}</p>
    </div>
  )
}

function factsOf({ client, services, timeFrame, date, updated }: CasePosterProps['study']) {
  const links = services.map(({ path, shortName }, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <Link to={path}>{shortName}</Link>
    </span>
  ))
  return {
    Client: client,
    Services: links,
    'Time frame': timeFrame,
    Published: formatDate(date),
    Updated: updated && formatDate(updated),
  }
}

export const casePosterFields = graphql`
  fragment CasePosterFields on CaseStudy {
    title
    client
    timeFrame
    date
    updated
    summary
    drawing
    field
    work {
      opening
      caption
      tryIt
    }
    provenanceLabel {
      sentence
    }
    industry {
      name
    }
    services {
      path
      shortName
    }
    metrics {
      ...MetricFields
      window
    }
  }
`
