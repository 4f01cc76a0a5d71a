import { columnsFor } from '../../ui/columns'
import * as styles from './StepList.module.css'

interface StepListProps {
  steps: readonly {
    readonly title: string
    readonly when?: string
    readonly text: string
    readonly result?: string
  }[]
  /** `stairs`: each step begins further along. `columns`: beside each other. */
  layout?: 'stairs' | 'columns'
}

/** Steps in order. */
export function StepList({ steps, layout = 'stairs' }: StepListProps) {
  return (
    <ol
      className={
        layout === 'stairs' ? `rules ${styles.stairs}` : `rules ${columnsFor(steps.length)}`
      }
    >
      {steps.map(({ title, when, text, result }) => (
        <li key={title} className="tight">
          <div>
            {when && <p className="h4">{when}</p>}
            <h3>{title}</h3>
          </div>
          <div className="tight">
            <p>{text}</p>
            {result && <p className="h4">{result}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
