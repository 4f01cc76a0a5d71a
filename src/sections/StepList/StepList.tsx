import * as styles from './StepList.module.css'

interface StepListProps {
  steps: readonly {
    readonly title: string
    readonly when?: string
    readonly text: string
    readonly result?: string
  }[]
}

/** Steps in order: a staircase that climbs with the work. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className={`grid ${styles.steps}`}>
      {steps.map(({ title, when, text, result }) => (
        <li key={title}>
          {when && <p className={styles.when}>{when}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
          {result && <p className={styles.result}>{result}</p>}
        </li>
      ))}
    </ol>
  )
}
