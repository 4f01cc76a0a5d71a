import { columnsFor } from '../../ui/columns'
import * as styles from './StepList.module.css'

interface StepListProps {
  steps: readonly (Pick<Queries.ServiceStep, 'title' | 'text'> &
    Partial<Pick<Queries.ServiceStep, 'when'>>)[]
  /** `columns`: beside each other, with a number where a step has no time. `rows`: under each other. */
  layout?: 'columns' | 'rows'
}

/** Steps in order. On a scale of weeks they are a Timeline. */
export function StepList({ steps, layout = 'columns' }: StepListProps) {
  const isBeside = layout === 'columns'
  return (
    <ol className={`rules ${isBeside ? `${styles.beside} ${columnsFor(steps.length)}` : ''}`}>
      {steps.map(({ title, when, text }, index) => (
        <li key={title} className="tight">
          <div>
            {when && <p className="h4">{when}</p>}
            {isBeside && !when && (
              <p className="figure display" aria-hidden="true">
                {index + 1}
              </p>
            )}
            <h3>{title}</h3>
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
