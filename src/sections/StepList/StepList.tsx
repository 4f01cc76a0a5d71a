import { columnsFor } from '../../ui/columns'
import * as styles from './StepList.module.css'

interface StepListProps {
  /** A step without a time of its own has its number in its place. */
  steps: readonly (Pick<Queries.ServiceStep, 'title' | 'text'> &
    Partial<Pick<Queries.ServiceStep, 'when'>>)[]
  /** `columns`: beside each other. `rows`: under each other. */
  layout?: 'columns' | 'rows'
}

/** Steps in order. On a scale of weeks they are a Timeline. */
export function StepList({ steps, layout = 'columns' }: StepListProps) {
  return (
    <ol className={`rules ${styles.steps} ${layout === 'columns' ? columnsFor(steps.length) : ''}`}>
      {steps.map(({ title, when, text }, index) => (
        <li key={title} className="tight">
          <div>
            <p className={when ? 'h4' : 'figure display'} aria-hidden={!when}>
              {when ?? index + 1}
            </p>
            <h3>{title}</h3>
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
