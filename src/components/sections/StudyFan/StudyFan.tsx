import { graphql, Link } from 'gatsby'
import { layOutFan } from '../../../charts/fan'
import { formatChange, formatValue, isGood } from '../../../content/format'
import { filterFacts } from '../CaseGrid/CaseGrid'
import './StudyFan.css'

type Study = Queries.StudyFanFieldsFragment

interface StudyFanProps {
  studies: readonly Study[]
  /** How many of them the filter leaves. */
  count: number
}

/**
 * The index of all studies: each a line of a fan and a row. The line lies within the row's link, so that
 * either lights both by the style sheet alone.
 */
export function StudyFan({ studies, count }: StudyFanProps) {
  const { lines, ticks } = layOutFan(studies, firstMetric)
  const most = studies.reduce((a, b) => (change(b) > change(a) ? b : a))
  return (
    <div className="deep fan-band">
      <div className="grid">
        <h2 className="l5">
          Results from one start<span className="fan-count">{`: ${count}`}</span>
        </h2>
        <p className="r7 low">
          Each line is one study’s first figure, from before to after: each step up doubles it, each
          step down halves it. The bright line changed most. A broken line went the wrong way, or
          nowhere.
        </p>
      </div>
      <div className="fan" data-pagefind-ignore>
        <svg aria-hidden="true" className="fan-ticks">
          {ticks.map(({ name, y }) => (
            <g key={name}>
              <line className="g-hair" x2="82%" y1={`${y}%`} y2={`${y}%`} />
              <text className="g-tick" y={`${y}%`} dy="-.4em">
                {name}
              </text>
            </g>
          ))}
        </svg>
        <svg {...LINES}>
          <path className="fan-faint" d={lines.map(({ ray }) => ray).join('')} />
        </svg>
        <ol>
          {lines.map(({ study, ray, lead }) => (
            <li key={study.path}>
              <Link
                to={study.path}
                className={study === most ? 'fan-most' : undefined}
                {...filterFacts(study)}
              >
                <svg {...LINES}>
                  <path className="fan-lead" d={lead} />
                  <path
                    className={isGood(firstMetric(study)) ? 'g-line' : 'g-line g-dash'}
                    d={ray}
                  />
                  <path className="fan-reach" d={ray} />
                </svg>
                <FanRow study={study} />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

const LINES = { 'aria-hidden': true, viewBox: '0 0 100 100', preserveAspectRatio: 'none' } as const

/** The study in words: from what to what, whose, what was counted, by which services. */
function FanRow({ study }: { study: Study }) {
  const metric = firstMetric(study)
  const { baseline, value, format, label } = metric
  const [client] = study.client.split(', ')
  return (
    <>
      <b>
        {`${formatValue(baseline, format)} to `}
        <span>{formatValue(value, format)}</span>
      </b>{' '}
      <span className="fan-words">
        <span className="fan-client">
          {study.unpublished ? `${study.unpublished}. ${client}` : client}
        </span>{' '}
        <span className="fan-what">
          {isGood(metric) ? label : `${label}: ${formatChange(metric)}`}
        </span>{' '}
        <span className="fan-services">{study.services.map(one => one.shortName).join(', ')}</span>
      </span>
    </>
  )
}

function firstMetric({ path, metrics: [metric] }: Study) {
  if (!metric) throw new Error(`${path} has no result.`)
  return metric
}

/** How many times a result changed, up or down. */
function change(study: Study): number {
  const { baseline, value } = firstMetric(study)
  return Math.max(value / baseline, baseline / value)
}

export const studyFanFields = graphql`
  fragment StudyFanFields on CaseStudy {
    path
    client
    unpublished
    industry {
      slug
    }
    services {
      slug
      shortName
    }
    metrics {
      ...MetricFields
    }
  }
`
