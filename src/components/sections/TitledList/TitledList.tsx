import { columnsFor } from '../../ui/columns'

interface TitledListProps {
  items: readonly Pick<Queries.Principle, 'title' | 'text'>[]
  /** Short texts beside each other, under a rule or each on a field. */
  layout?: 'rules' | 'cards'
}

/** Titles with a text each. */
export function TitledList({ items, layout = 'rules' }: TitledListProps) {
  return (
    <ul className={`${layout} ${columnsFor(items.length)}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="tight">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
