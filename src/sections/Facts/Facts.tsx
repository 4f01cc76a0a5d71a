import type { ReactNode } from 'react'

interface FactsProps {
  facts: readonly { readonly term: string; readonly value: ReactNode }[]
}

/** Terms with their values, beside each other. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="cols narrow rules">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="small">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
