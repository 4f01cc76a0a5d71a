import { columnsFor } from '../../ui/columns'
import * as styles from './StepList.module.css'

/** A step; when it happens and what it ends with are said where it matters. */
type Step = Pick<Queries.ServiceStep, 'title' | 'text'> &
  Partial<Pick<Queries.ServiceStep, 'when'> & Pick<Queries.WebApplicationStep, 'result'>>

interface StepListProps {
  steps: readonly Step[]
  /** `stairs`: each step begins further along. `columns`: beside each other. `rows`: under each other. */
  layout?: 'stairs' | 'columns' | 'rows'
}

const LAYOUTS = {
  stairs: () => styles.stairs,
  columns: columnsFor,
  rows: () => '',
} as const

/** Steps in order. */
export function StepList({ steps, layout = 'stairs' }: StepListProps) {
  return (
    <ol className={`rules ${LAYOUTS[layout](steps.length)}`}>
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
