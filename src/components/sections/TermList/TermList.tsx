import type { ReactNode } from 'react'

/** A few words, and what is true of them. */
export interface Term {
  readonly term: string
  readonly value: ReactNode
}

interface TermListProps {
  terms: readonly Term[]
}

/** Terms with their values, beside each other. */
export function TermList({ terms }: TermListProps) {
  return (
    <dl className="cols narrow rules">
      {terms.map(({ term, value }) => (
        <div key={term}>
          <dt className="small">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
