import { formatChange, formatValue } from '../../../content/format'
import { graphql } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'
import { tradeAndServices } from '../CaseWords/trade-and-services'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb'
import { TermList, type Term } from '../TermList/TermList'
import * as styles from './CasePoster.module.css'

interface CasePosterProps {
  crumbs: Queries.RouteFieldsFragment['crumbs']
  study: Queries.CasePosterFieldsFragment
  facts: readonly Term[]
  /** What the breadcrumb is called. */
  breadcrumb: string
}

/**
 * The opening of a case study: its title and summary, its first result as a picture under the name of what
 * was measured, and beside it what was made, or, where the study shows nothing, its facts.
 */
export function CasePoster({ crumbs, study, facts, breadcrumb }: CasePosterProps) {
  const { title, summary, standing, work } = study
  const [metric] = study.metrics
  return (
    <header>
      <div className={study.field}>
        <Breadcrumb crumbs={crumbs} label={breadcrumb} />
        <div className={`grid opening ${styles.poster}`}>
          <div className={`${work ? 'l8' : 'l10'} tight`}>
            {/* The search shows it with the title, which seldom names the trade. */}
            <p className="h4" data-pagefind-meta="trade" data-pagefind-ignore>
              {tradeAndServices(study)}
            </p>
            <h1 className="h2">{title}</h1>
            <p className="small" data-pagefind-ignore>
              {standing.sentence}
            </p>
          </div>
          {work && <p className="r4 low lead">{summary}</p>}
          {metric && <Result metric={metric} picture={study.picture} isBesideWork={!!work} />}
          {work ? (
            <Drawing svg={work.broad} className={`r7 ${styles.work}`} />
          ) : (
            <div className={`half stack ${styles.facts}`}>
              <p className="lead">{summary}</p>
              <TermList terms={facts} />
            </div>
          )}
        </div>
      </div>
      {work && (
        <div className="note">
          <TermList terms={facts} />
        </div>
      )}
    </header>
  )
}

interface ResultProps {
  metric: Queries.CasePosterFieldsFragment['metrics'][number]
  picture: string
  isBesideWork: boolean
}

/** The study’s first result: what was measured, by how much it changed, when, and its picture. */
function Result({ metric, picture, isBesideWork }: ResultProps) {
  const { label, window, baseline, value, format } = metric
  const numbers = [formatValue(baseline, format), 'to', formatValue(value, format)]
  return (
    // The search shows what changed, from what to what, with the title.
    <figure
      className={`flush ${isBesideWork ? 'l5' : 'half'} ${styles.result}`}
      data-result={numbers.join(' ')}
      data-pagefind-meta="result[data-result]"
      data-pagefind-ignore
    >
      <figcaption>
        <p className="h3">
          <span data-pagefind-meta="measure">{`${label}, ${formatChange(metric)}`}</span>
        </p>
        <p>{window}</p>
      </figcaption>
      <Drawing svg={picture} />
    </figure>
  )
}

export const casePosterFields = graphql`
  fragment CasePosterFields on CaseStudy {
    title
    summary
    picture
    field
    work {
      broad
    }
    standing {
      sentence
    }
    industry {
      name
    }
    services {
      shortName
    }
    metrics {
      label
      baseline
      value
      format
      better
      window
    }
  }
`
