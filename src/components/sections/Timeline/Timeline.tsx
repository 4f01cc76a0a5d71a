import { graphql } from 'gatsby'
import { formatPeriod } from '../../../content/format'
import { scheduleOf } from './schedule'
import * as styles from './Timeline.module.css'

/** A step on the scale. */
interface TimelineStep {
  readonly title: string
  readonly when: Queries.TimePeriodFieldsFragment
  readonly text: string
  /** What the client holds at its end. */
  readonly result?: string | null
}

interface TimelineProps {
  steps: readonly TimelineStep[]
}

const percent = (value: number) => `${Math.round(value * 10) / 10}%`

/** Steps on one scale of weeks: a bar stands where its step does, as long as the step takes. */
export function Timeline({ steps }: TimelineProps) {
  const { from, to, spans, ticks } = scheduleOf(steps.map(({ when }) => when))
  const share = (weeks: number) => percent((weeks / (to - from)) * 100)
  const lines = ticks.map(({ at }) => (
    <line key={at} className="g-hair" x1={share(at - from)} x2={share(at - from)} y2="100%" />
  ))
  return (
    <>
      <svg className={`g-scale ${styles.scale}`} aria-hidden="true">
        {ticks.map(({ at, name }) => (
          <text key={at} x={share(at - from)} y="1em" textAnchor={at === from ? 'start' : 'end'}>
            {name}
          </text>
        ))}
      </svg>
      <ol className={`rules ${styles.timeline}`}>
        {steps.map(({ title, when, text, result }, index) => {
          const span = spans[index] ?? { from, to }
          return (
            <li key={title} className="tight">
              <svg aria-hidden="true">
                {lines}
                <rect
                  x={share(span.from - from)}
                  width={share(span.to - span.from)}
                  height="100%"
                />
              </svg>
              <div className="pair">
                <div className="ends">
                  <h3>{title}</h3>
                  <p className="h4">{formatPeriod(when)}</p>
                </div>
                <p className="measure">{text}</p>
                {result && <p className="h4">{result}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </>
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
