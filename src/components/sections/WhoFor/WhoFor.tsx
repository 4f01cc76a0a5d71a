interface WhoForProps extends Pick<Queries.ServicePage, 'forWhom' | 'notForWhom'> {
  /** `halves`: beside each other on paper. `fields`: each on a field of its own. */
  layout?: 'halves' | 'fields'
}

/** Who should buy a service, and who should not. */
export function WhoFor({ forWhom, notForWhom, layout = 'halves' }: WhoForProps) {
  const fields = layout === 'fields'
  const lists = [
    { heading: 'For you if', items: forWhom, field: 'pale' },
    { heading: 'Not for you if', items: notForWhom, field: 'deep' },
  ]
  return (
    <section className={`grid ${fields ? 'no-row-gap' : 'band'}`} aria-label="Whom it suits">
      {lists.map(({ heading, items, field }) => (
        <div key={heading} className={`half stack ${fields ? `band ${field}` : ''}`}>
          <h2>{heading}</h2>
          <ul className="rules">
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
