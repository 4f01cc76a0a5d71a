import { graphql, Link } from 'gatsby'
import { percent, scaleFromZero } from '../../../charts/scale'
import './PriceTable.css'

interface PriceTableProps {
  services: readonly Queries.PriceTableFieldsFragment[]
}

/** The prices of all services, row by row. Each name leads to the prices on that service’s page. */
export function PriceTable({ services }: PriceTableProps) {
  const sums = services.map(({ prices: { range } }) => range.highest ?? range.lowest)
  // What has no upper end has room beyond the greatest sum.
  const scale = scaleFromZero([Math.max(...sums) * 1.1])
  return (
    <section id="prices" className="pale grid band">
      <h2 className="l8">Prices, side by side</h2>
      <p className="r4 low">
        The lowest is what a first piece of work begins at; checks and upkeep can cost less. The
        typical total is added up from the prices on the service’s own page. A bar in pieces has no
        upper end.
      </p>
      <div>
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
            {services.map(({ name, prices }) => (
              <tr key={prices.path}>
                <th scope="row" className="h3">
                  <Link to={prices.path}>{name}</Link>
                </th>
                <td>{prices.lowest}</td>
                <td className="tight">
                  <p className="h3">{prices.total}</p>
                  <PriceRange {...prices.range} scale={scale} />
                  <p className="small">{prices.working}</p>
                </td>
                <td>{prices.time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface PriceRangeProps {
  lowest: number
  highest: number | null
  /** The share of the column, 0 to 1, at which a sum lies. */
  scale: (sum: number) => number
}

/** A bar from the lowest sum to the highest; without an upper end it goes on in a few dashes. */
function PriceRange({ lowest, highest, scale }: PriceRangeProps) {
  const place = (sum: number) => percent(scale(sum) * 100)
  return (
    <svg className="g-range" aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" />
      {highest === null ? (
        <line className="p-open" x1={place(lowest)} x2="100%" y1="50%" y2="50%" />
      ) : (
        <rect className="g-f" x={place(lowest)} width={place(highest - lowest)} height="100%" />
      )}
    </svg>
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
