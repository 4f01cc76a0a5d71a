import { scheduleOf, type TimeWords } from './schedule'
import * as styles from './Timeline.module.css'

interface TimelineProps {
  /** What each step ends with is said where it matters. */
  steps: readonly (Pick<Queries.ServiceStep, 'title' | 'when' | 'text'> &
    Partial<Pick<Queries.WebApplicationStep, 'result'>>)[]
  words: TimeWords
}

const percent = (value: number) => `${Math.round(value * 10) / 10}%`

/** Steps on one scale of weeks: a bar stands where its step does, as long as the step takes. */
export function Timeline({ steps, words }: TimelineProps) {
  const { from, to, spans, ticks } = scheduleOf(
    steps.map(({ when }) => when),
    words,
  )
  const share = (weeks: number) => percent((weeks / (to - from)) * 100)
  // Where the scale does not begin with the start, each number stands at a line, which every row has; elsewhere
  // the edge of the page is zero, and the largest page has no byte for it.
  const lines =
    from < 0 &&
    ticks.map(({ at }) => <rect key={at} x={share(at - from)} width="1" height="100%" />)
  return (
    <>
      <svg className={`g-scale ${styles.scale}`} aria-hidden="true">
        {ticks.map(({ at, name }) => (
          <text key={at} x={share(at - from)} y="1em">
            {name}
          </text>
        ))}
        {lines}
      </svg>
      <ol className={`rules ${styles.timeline}`}>
        {steps.map(({ title, when, text, result }, index) => {
          const span = spans[index] ?? { from, to }
          return (
            <li key={title} className="tight">
              <svg aria-hidden="true">
                <rect
                  x={share(span.from - from)}
                  width={share(span.to - span.from)}
                  height="100%"
                />
                {lines}
              </svg>
              <div className="pair">
                <div className="ends">
                  <h3>{title}</h3>
                  <p className="h4">{when}</p>
                </div>
                <div className="measure tight">
                  <p>{text}</p>
                  {result && <p className="h4">{result}</p>}
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}
