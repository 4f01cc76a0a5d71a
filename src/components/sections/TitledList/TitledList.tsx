interface TitledListProps {
  items: readonly Pick<Queries.Principle, 'title' | 'text'>[]
  /** `rules`: with a line above each. `cards`: each on its own background. */
  layout?: 'rules' | 'cards'
}

/** Titles, each with a short text. */
export function TitledList({ items, layout = 'rules' }: TitledListProps) {
  return (
    <ul className={`${layout} cols even`}>
      {items.map(({ title, text }) => (
        <li key={title} className="tight">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
