import type { ReactNode } from 'react'

/** A few words, and what is true of them. */
export interface Term {
  readonly term: string
  readonly value: ReactNode
}

/** Terms, each with its value beside it. */
export function TermList({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="rules terms">
      {terms.map(({ term, value }) => (
        <div key={term}>
          <dt className="small">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
