type WhoForProps = Pick<Queries.ServicePage, 'forWhom' | 'notForWhom'>

/** Who should buy a service, and who shouldn’t, side by side. */
export function WhoFor({ forWhom, notForWhom }: WhoForProps) {
  const lists = [
    { heading: 'For you if', items: forWhom, field: 'pale' },
    { heading: 'Not for you if', items: notForWhom, field: 'deep' },
  ]
  return (
    <section className="grid no-row-gap" aria-label="Who it’s for">
      {lists.map(({ heading, items, field }) => (
        <div key={heading} className={`half stack band ${field}`}>
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
