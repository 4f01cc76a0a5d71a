import { PricedList } from '../PricedList/PricedList'

interface PriceRowsProps {
  heading: string
  text: string
  rows: readonly { readonly name: string; readonly price: string; readonly includes: string }[]
  /** The field that the prices stand on. */
  field?: 'teal' | 'deep' | 'pale'
}

/** What a service costs, row by row. */
export function PriceRows({ heading, text, rows, field }: PriceRowsProps) {
  return (
    <section id="prices" className={`${field ?? ''} grid band`}>
      <div className="l5 stack">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="r7">
        <PricedList
          items={rows.map(({ name, price, includes }) => ({ name, price, text: includes }))}
        />
      </div>
    </section>
  )
}
