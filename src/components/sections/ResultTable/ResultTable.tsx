import { graphql } from 'gatsby'
import { BeforeAfterBars } from '../../../charts/BeforeAfterBars'
import { capital, formatChange, formatValue } from '../../../content/format'
import './ResultTable.css'

/** Results in rows: before, after, and how each was measured. */
export function ResultTable({ metrics }: { metrics: readonly Queries.ResultFieldsFragment[] }) {
  return (
    <>
      {/* Hidden from screen readers, since each row’s text reads “X to Y”. */}
      <p className="g-key" aria-hidden="true">
        <span className="g-i">Before</span>
        <span className="g-a">After</span>
      </p>
      <ul className="rules rt-rows">
        {metrics.map(metric => (
          <li key={metric.id}>
            <h3>{metric.label}</h3>
            <p className="h3">{formatValue(metric.baseline, metric.format)}</p>
            <BeforeAfterBars {...metric} />
            <p className="h2 display">
              <span className="hidden-visually">to </span>
              {formatValue(metric.value, metric.format)}
            </p>
            <p className="small">{`${capital(formatChange(metric))}. ${metric.window}. ${metric.method}`}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

export const metricFields = graphql`
  fragment MetricFields on Metric {
    label
    baseline
    value
    format
    better
  }
  fragment ResultFields on Metric {
    id
    ...MetricFields
    window
    method
  }
`
