import { formatValue } from '../../graphics/format'
import * as styles from './AddOnList.module.css'

interface AddOnListProps {
  heading: string
  introduction: string
  items: readonly {
    readonly slug: string
    readonly name: string
    readonly price: number
    readonly period: string
    readonly description: string
  }[]
}

/** What can be added to a package, and for how much. */
export function AddOnList({ heading, introduction, items }: AddOnListProps) {
  return (
    <div className={`grid ${styles.addOns}`}>
      <div className="l4 stack">
        <h3>{heading}</h3>
        <p>{introduction}</p>
      </div>
      <dl className="r8">
        {items.map(({ slug, name, price, period, description }) => (
          <div key={slug} id={slug}>
            <dt>{name}</dt>
            <dd className={styles.price}>
              {formatValue(price, 'currency')}
              {period === 'month' && ' per month'}
            </dd>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
