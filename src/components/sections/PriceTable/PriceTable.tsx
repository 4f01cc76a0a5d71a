import { Link } from 'gatsby'
import { moneyScale, PriceRange, PriceTicks } from '../PriceRange/PriceRange'
import './PriceTable.css'

interface PriceTableProps {
  services: readonly {
    readonly name: string
    readonly prices: {
      readonly path: string
      readonly lowest: string
      readonly total: string
      readonly range: { readonly lowest: number; readonly highest: number | null }
      readonly working: string
      readonly time: string
    }
  }[]
}

/** The column whose head has the scale of its bars. */
const TOTAL = 'Typical total'

/** The prices of all services, row by row. Each name leads to the prices on that service’s page. */
export function PriceTable({ services }: PriceTableProps) {
  const scale = moneyScale(
    services.flatMap(({ prices: { range } }) => [range.lowest, range.highest ?? range.lowest]),
  )
  return (
    <section id="prices" className="pale grid band">
      <h2 className="l8">Prices, side by side</h2>
      <p className="r4 low">
        The lowest is what you can begin with. The typical total is added up from the prices on the
        service’s own page. A bar in pieces has no upper end.
      </p>
      <div>
        <table className="prices p-table">
          <thead>
            <tr>
              {['Service', 'Lowest', TOTAL, 'Time'].map(column => (
                <th key={column} scope="col" className="small">
                  {column}
                  {column === TOTAL && <PriceTicks scale={scale} />}
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
                  <PriceRange range={prices.range} scale={scale} />
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
