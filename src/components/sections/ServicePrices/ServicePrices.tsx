import { graphql } from 'gatsby'
import { formatPrice } from '../../../content/format'
import type { Field } from '../../ui/field'
import { PriceList } from '../PriceList/PriceList'

interface ServicePricesProps extends Queries.ServicePricesFieldsFragment {
  /** “Prices”, on every page alike; the page’s own heading stands below it. */
  title: string
  /** What a typical client pays, from which rows that is added up, and how long it takes. */
  typical: {
    readonly label: string
    readonly total: string
    readonly working: string
    readonly time: string
  }
  /** The field that the prices stand on. */
  field?: Field
}

/** What a service costs, row by row. */
export function ServicePrices({ title, heading, text, rows, typical, field }: ServicePricesProps) {
  return (
    <section id="prices" className={`${field ?? ''} grid band`}>
      <div className="l5 stack">
        <h2>{title}</h2>
        <h3>{heading}</h3>
        <p>{text}</p>
        <p>
          <strong>
            {typical.label}: {typical.total}
          </strong>{' '}
          ({typical.working}), {typical.time}.
        </p>
      </div>
      <div className="r7">
        <PriceList
          items={rows.map(({ name, cost, includes }) => ({
            name,
            price: formatPrice(cost),
            text: includes,
          }))}
        />
      </div>
    </section>
  )
}

export const servicePricesFields = graphql`
  fragment ServicePricesFields on ServicePricing {
    heading
    text
    rows {
      name
      cost {
        from
        to
        per
      }
      includes
    }
  }
`
