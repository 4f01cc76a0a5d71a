import { graphql } from 'gatsby'
import { formatPeriod } from '../../../content/format'
import './StepList.css'

interface StepListProps {
  steps: readonly {
    title: string
    text: string
    /** When the step happens. If left out, steps that aren’t stacked show their number. */
    when?: Queries.TimePeriodFieldsFragment
    /** What the client gets at the end of the step. */
    result?: string | null
  }[]
  /** Whether the steps are stacked rather than side by side. */
  isStacked?: boolean
}

/** Steps in order. */
export function StepList({ steps, isStacked }: StepListProps) {
  return (
    <ol className={isStacked ? 'rules' : 'rules cols even'}>
      {steps.map(({ title, when, text, result }) => (
        <li key={title} className="tight">
          {when && <p className="h4">{formatPeriod(when)}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
          {result && <p className="h4">{result}</p>}
        </li>
      ))}
    </ol>
  )
}

export const timePeriodFields = graphql`
  fragment TimePeriodFields on TimePeriod {
    from
    to
    unit
    label
  }
`
