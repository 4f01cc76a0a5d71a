import { graphql, Link, withPrefix } from 'gatsby'
import { FromTo } from '../../../charts/FromTo'
import { formatChange, formatDate } from '../../../content/format'
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml'
import { TermList } from '../TermList/TermList'
import * as styles from './StudyOpening.module.css'

/** The opening of a case study: title, provenance, summary, first result, facts, and an image of the work. */
export function StudyOpening({
  title,
  client,
  industry,
  services,
  timeFrame,
  summary,
  date,
  updated,
  provenanceLabel,
  result,
  work,
}: Queries.StudyOpeningFieldsFragment) {
  return (
    <header className="deep">
      <div className={`grid opening ${styles.opening}`}>
        <div className="l8 tight">
          {/* Indexed as metadata, since the title seldom names the industry. */}
          <p className="h4" data-pagefind-meta="trade" data-pagefind-ignore>
            {`${industry.name}: ${services.map(one => one.shortName).join(', ')}`}
          </p>
          <h1 className="h2">{title}</h1>
        </div>
        <div className="r4 low" data-pagefind-ignore>
          <p>{provenanceLabel.sentence}</p>
        </div>
        <div className="l5 stack">
          <p className="lead">{summary}</p>
          {/* Indexed as metadata. */}
          <div data-pagefind-ignore>
            <p className={`h3 ${styles.numbers}`} data-pagefind-meta="result">
              <FromTo {...result} />
            </p>
            <p className="h4">
              <span data-pagefind-meta="measure">{`${result.label}, ${formatChange(result)}`}</span>
            </p>
            <p>{result.window}</p>
          </div>
          <TermList
            terms={{
              Client: client,
              Services: services.map(({ path, shortName }, index) => (
                <span key={path}>
                  {index > 0 && ', '}
                  <Link to={path}>{shortName}</Link>
                </span>
              )),
              'Time frame': timeFrame,
              Published: <time dateTime={date}>{formatDate(date)}</time>,
              Updated: updated && <time dateTime={updated}>{formatDate(updated)}</time>,
            }}
          />
        </div>
        {work && (
          <figure className={`r7 ${styles.work}`}>
            <StaticHtml html={work.opening} />
            {(work.caption ?? work.tryIt) && (
              <figcaption className="small">
                {work.caption} {work.tryIt && <a href={withPrefix(work.tryIt)}>Try it</a>}
              </figcaption>
            )}
          </figure>
        )}
      </div>
    </header>
  )
}

export const studyOpeningFields = graphql`
  fragment StudyOpeningFields on CaseStudy {
    title
    client
    timeFrame
    date
    updated
    summary
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
    result {
      ...MetricFields
      window
    }
  }
`
