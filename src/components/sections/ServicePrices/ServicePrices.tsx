import { graphql, Link } from 'gatsby'
import { formatPrice } from '../../../content/format'
import '../PriceTable/PriceTable.css'

interface ServicePricesProps extends Queries.ServicePricesFieldsFragment {
  /** What a typical client buys, what they pay, and how long it takes. */
  typical: Queries.TypicalPriceFragment
  /** The contact form’s path, with the service selected. */
  contact: string
}

/** A service’s prices: each option with what’s included, and a typical total. */
export function ServicePrices({ rows, note, typical, contact }: ServicePricesProps) {
  return (
    <section id="prices" className="grid band">
      <h2>Prices and what’s included</h2>
      <table className="prices">
        <thead>
          <tr>
            <th scope="col">What you buy</th>
            <th scope="col">What’s included</th>
            <th scope="col">Price (one-time unless marked monthly)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cost, includes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <p>{includes}</p>
              </td>
              <td>
                <Link to={contact}>{formatPrice(cost)}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="l8 tight">
        <p>
          Typical total:{' '}
          <strong>
            {typical.working}, {typical.total} over {typical.time}
          </strong>
        </p>
        <p>{note}</p>
      </div>
    </section>
  )
}

export const servicePricesFields = graphql`
  fragment ServicePricesFields on ServicePricing {
    note
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
  fragment TypicalPrice on ServicePrices {
    total
    working
    time
  }
`
