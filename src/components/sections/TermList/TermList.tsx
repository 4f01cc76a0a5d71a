import type { ReactNode } from 'react'

/** Terms, each with its value beside it; those of which nothing is known are left out. */
export function TermList({ terms }: { terms: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="rules terms">
      {Object.entries(terms).map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt className="small">{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
