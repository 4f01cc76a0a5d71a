import type { ReactNode } from 'react'
import * as styles from './Facts.module.css'

interface FactsProps {
  facts: readonly { readonly term: string; readonly value: ReactNode }[]
}

/** Terms with their values. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
