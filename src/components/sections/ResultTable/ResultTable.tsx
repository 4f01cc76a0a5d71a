import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { BeforeAfterBars } from '../../../charts/BeforeAfterBars'
import { formatValue } from '../../../content/format'
import './ResultTable.css'

interface ResultTableProps {
  rows: readonly {
    readonly key: string
    /** What was measured. */
    readonly title: ReactNode
    readonly metric: Pick<Queries.Metric, 'baseline' | 'value' | 'format'>
    /** How, and over which period. */
    readonly note: string
  }[]
}

/** Results as rows: before, after, and how they were measured. */
export function ResultTable({ rows }: ResultTableProps) {
  return (
    <>
      {/* Hidden from screen readers: the text of each row says it too. */}
      <p className="g-key" aria-hidden="true">
        <span className="g-i">Before</span>
        <span className="g-a">After</span>
      </p>
      <ul className="rules rt-rows">
        {rows.map(({ key, title, metric, note }) => (
          <li key={key}>
            <h3>{title}</h3>
            <p className="h3">{formatValue(metric.baseline, metric.format)}</p>
            <BeforeAfterBars {...metric} />
            <p className="h2 display">
              <span className="hidden-visually">to </span>
              {formatValue(metric.value, metric.format)}
            </p>
            <p className="small">{note}</p>
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
`
