import type { ReactNode } from 'react'
import * as styles from './PriceList.module.css'

interface PriceListProps {
  items: readonly {
    /** The row's anchor, where other pages lead to it. */
    readonly id?: string
    readonly name: ReactNode
    readonly price: string
    readonly text: string
  }[]
}

/** Things with their prices, as rows. */
export function PriceList({ items }: PriceListProps) {
  return (
    <dl className={`rules ${styles.list}`}>
      {items.map(({ id, name, price, text }) => (
        <div key={id ?? price + text} id={id} className="ends">
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
