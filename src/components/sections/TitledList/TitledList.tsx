import { columnsFor } from '../../ui/columns'

interface TitledListProps {
  items: readonly Pick<Queries.Principle, 'title' | 'text'>[]
  /** `columns`: short texts beside each other; `cards`: each on a field. `rows`: longer texts, title at the side. */
  layout?: 'columns' | 'cards' | 'rows'
}

/** Titles with a text each. */
export function TitledList({ items, layout = 'columns' }: TitledListProps) {
  const rows = layout === 'rows'
  return (
    <ul
      className={
        rows
          ? 'rules sides'
          : `${layout === 'cards' ? layout : 'rules'} ${columnsFor(items.length)}`
      }
    >
      {items.map(({ title, text }) => (
        <li key={title} className={rows ? undefined : 'tight'}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
