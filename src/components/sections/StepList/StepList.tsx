import { graphql } from 'gatsby'
import { formatPeriod } from '../../../content/format'

interface StepListProps {
  steps: readonly {
    title: string
    text: string
    /** When the step happens. If left out, the step’s number is shown. */
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
      {steps.map(({ title, when, text, result }, index) => (
        <li key={title} className="tight">
          {(when ?? !isStacked) && (
            <p className="h4" aria-hidden={when === undefined || undefined}>
              {when ? formatPeriod(when) : index + 1}
            </p>
          )}
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
