import type { ReactNode } from 'react'

/** Terms with their values. Leaves out terms without a value. */
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
