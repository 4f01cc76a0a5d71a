import { graphql, Link } from 'gatsby'
import { percent, scaleFromZero } from '../../../charts/scale'
import { Section } from '../../ui/Section/Section'
import './PriceTable.css'

interface PriceTableProps {
  services: readonly Queries.PriceTableFieldsFragment[]
}

/** A table of all services’ prices. Each name links to the prices on the service’s page. */
export function PriceTable({ services }: PriceTableProps) {
  const sums = services.map(({ prices: { range } }) => range.highest ?? range.lowest)
  // Open-ended ranges extend beyond the highest total.
  const scale = scaleFromZero([Math.max(...sums) * 1.1])
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
    </Section>
  )
}

interface PriceRangeProps {
  lowest: number
  highest: number | null
  /** Returns an amount’s position in the column, from 0 to 1. */
  scale: (sum: number) => number
}

/** A bar from the lowest amount to the highest, dashed if there is no highest. */
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
