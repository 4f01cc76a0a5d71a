import { graphql, Link } from 'gatsby'
import { percent } from '../../../charts/scale'
import { Section } from '../../ui/Section/Section'
import './PriceTable.css'

interface PriceTableProps {
  services: readonly Queries.PriceTableFieldsFragment[]
}

/** A table of all services’ prices. Each name links to the prices on the service’s page. */
export function PriceTable({ services }: PriceTableProps) {
  const sums = services.map(({ prices: { range } }) => range.highest ?? range.lowest)
  // Open-ended ranges extend beyond the highest total.
  const widest = Math.max(...sums) * 1.1
  const place = (sum: number) => percent((sum / widest) * 100)
  return (
    <Section
      id="prices"
      field="pale"
      heading="Compare prices"
      text="“Lowest” is the starting price for a first project; audits and maintenance can cost less. “Typical total” adds up prices on the service’s page. A dashed bar means no upper limit."
    >
      <table className="prices p-table">
        <thead>
          <tr>
            {['Service', 'Lowest', 'Typical total', 'Time'].map(column => (
              <th key={column} scope="col" className="small">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({ name, prices, prices: { range } }) => (
            <tr key={prices.path}>
              <th scope="row" className="h3">
                <Link to={prices.path}>{name}</Link>
              </th>
              <td>{prices.lowest}</td>
              <td className="tight">
                <p className="h3">{prices.total}</p>
                <svg className="g-range" aria-hidden="true">
                  <line x2="100%" y1="50%" y2="50%" />
                  {range.highest === null ? (
                    <line className="p-open" x1={place(range.lowest)} x2="100%" y1="50%" y2="50%" />
                  ) : (
                    <rect
                      className="g-f"
                      x={place(range.lowest)}
                      width={place(range.highest - range.lowest)}
                      height="100%"
                    />
                  )}
                </svg>
                <p className="small">{prices.working}</p>
              </td>
              <td>{prices.time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

export const priceTableFields = graphql`
  fragment PriceTableFields on Service {
    name
    prices {
      path
      lowest
      total
      range {
        lowest
        highest
      }
      working
      time
    }
  }
`
