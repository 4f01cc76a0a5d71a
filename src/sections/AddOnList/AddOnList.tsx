import { formatValue } from '../../graphics/format'
import { PricedList } from '../PricedList/PricedList'

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
    <div className="grid">
      <div className="l4 stack">
        <h3>{heading}</h3>
        <p>{introduction}</p>
      </div>
      <div className="r8">
        <PricedList
          items={items.map(({ slug, name, price, period, description }) => ({
            id: slug,
            name,
            price: formatValue(price, 'currency') + (period === 'month' ? ' per month' : ''),
            text: description,
          }))}
        />
      </div>
    </div>
  )
}
