import * as styles from './PricedList.module.css'

interface PricedListProps {
  items: readonly {
    /** The row's anchor, where other pages lead to it. */
    readonly id?: string
    readonly name: string
    readonly price: string
    readonly text: string
  }[]
}

/** Things with their prices, as rows of a ledger. */
export function PricedList({ items }: PricedListProps) {
  return (
    <dl className={`rules ${styles.list}`}>
      {items.map(({ id, name, price, text }) => (
        <div key={name} id={id} className="ends">
          <dt className="h3">{name}</dt>
          <dd className="h3">{price}</dd>
          <dd>
            <p className="measure">{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
