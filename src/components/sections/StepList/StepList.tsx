import { columnsFor } from '../../ui/columns'
import * as styles from './StepList.module.css'

interface StepListProps {
  steps: readonly { readonly title: string; readonly text: string }[]
  /** `columns`: beside each other, with a number. `rows`: under each other. */
  layout?: 'columns' | 'rows'
}

/** Steps in order. On a scale of weeks they are a Timeline. */
export function StepList({ steps, layout = 'columns' }: StepListProps) {
  const isBeside = layout === 'columns'
  return (
    <ol className={`rules ${isBeside ? `${styles.beside} ${columnsFor(steps.length)}` : ''}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="tight">
          <div>
            {isBeside && (
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
