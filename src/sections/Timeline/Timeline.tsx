import { endOf, spanOf, type TimeWords } from './span-of'
import * as styles from './Timeline.module.css'

interface TimelineProps {
  steps: readonly Pick<Queries.ServiceStep, 'title' | 'when' | 'text'>[]
  words: TimeWords
}

const percent = (value: number) => `${Math.round(value * 10) / 10}%`

/** Steps on one scale of weeks: a bar stands where its step does, as long as the step takes. */
export function Timeline({ steps, words }: TimelineProps) {
  const end = endOf(
    steps.map(({ when }) => when),
    words,
  )
  return (
    <ol className={`rules ${styles.timeline}`}>
      {steps.map(({ title, when, text }) => {
        const { from, to } = spanOf(when, end, words)
        return (
          <li key={title} className="tight">
            <svg aria-hidden="true">
              <rect
                x={percent((from / end) * 100)}
                width={percent(((to - from) / end) * 100)}
                height="100%"
              />
            </svg>
            <div className="pair">
              <h3>
                {title}, <span className="thin">{when}</span>
              </h3>
              <p className="measure">{text}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
