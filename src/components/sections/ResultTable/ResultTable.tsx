import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { BeforeAfterBars } from '../../../charts/BeforeAfterBars'
import { formatChange, formatValue } from '../../../content/format'
import { StudyLink } from '../StudyLink/StudyLink'
import './ResultTable.css'

interface ResultTableProps {
  rows: readonly {
    readonly key: string
    /** Whose result, or which. */
    readonly title: ReactNode
    readonly metric: Pick<Queries.Metric, 'baseline' | 'value' | 'format'>
    /** What was counted, when and how. */
    readonly note: string
  }[]
}

/** Results as rows: whose, from what, to what, and how it was counted. */
export function ResultTable({ rows }: ResultTableProps) {
  return (
    <>
      {/* What the bars’ colours mean; each row’s words say it too. */}
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

/** The first result of a study as a row, with the client's name leading to it. */
export function resultRow({ metrics: [metric], ...study }: Queries.ResultRowFieldsFragment) {
  if (!metric) return []
  const note = `${metric.label}, ${formatChange(metric)}. ${metric.window}`
  return { key: study.path, title: <StudyLink study={study} />, metric, note }
}

export const resultRowFields = graphql`
  fragment MetricFields on Metric {
    label
    baseline
    value
    format
    better
  }
  fragment ResultRowFields on CaseStudy {
    ...StudyLinkFields
    metrics {
      ...MetricFields
      window
    }
  }
`
