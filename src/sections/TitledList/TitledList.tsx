import { columnsFor } from '../../ui/columns'

interface TitledListProps {
  items: readonly { readonly title: string; readonly text: string }[]
  /** `columns`: short texts beside each other. `rows`: longer texts, title at the side. */
  layout?: 'columns' | 'rows'
}

/** Titles with a text each. */
export function TitledList({ items, layout = 'columns' }: TitledListProps) {
  const rows = layout === 'rows'
  return (
    <ul className={rows ? 'rules sides' : `rules ${columnsFor(items.length)}`}>
      {items.map(({ title, text }) => (
        <li key={title} className={rows ? undefined : 'tight'}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
