import { columnsFor } from '../../ui/columns'

interface StepListProps {
  steps: readonly {
    readonly title: string
    readonly text: string
    /** When it happens; its number stands there where this is left out. */
    readonly when?: string
    /** What the client holds at its end. */
    readonly result?: string
  }[]
  /** `columns`: beside each other. `rows`: under each other. */
  layout?: 'columns' | 'rows'
}

/** Steps in order. */
export function StepList({ steps, layout = 'columns' }: StepListProps) {
  const isBeside = layout === 'columns'
  return (
    <ol className={`rules ${isBeside ? columnsFor(steps.length) : ''}`}>
      {steps.map(({ title, when, text, result }, index) => (
        <li key={title} className="tight">
          {(when ?? isBeside) && (
            <p className="h4" aria-hidden={when === undefined || undefined}>
              {when ?? index + 1}
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
