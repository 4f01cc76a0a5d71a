import { Link } from 'gatsby'
import { moneyScale, PriceRange, PriceTicks } from '../PriceRange/PriceRange'
import './PriceTable.css'

interface PriceTableProps {
  words: {
    readonly heading: string
    readonly text: string
    readonly service: string
    readonly lowest: string
    readonly total: string
    readonly time: string
  }
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

/** The prices of all services, row by row. Each name leads to the prices on that service’s page. */
export function PriceTable({ words, services }: PriceTableProps) {
  const scale = moneyScale(
    services.flatMap(({ prices: { range } }) => [range.lowest, range.highest ?? range.lowest]),
  )
  return (
    <section id="prices" className="pale grid band">
      <h2 className="l8">{words.heading}</h2>
      <p className="r4 low">{words.text}</p>
      <div className="s-table">
        <table className="p-table">
          <thead>
            <tr>
              {[words.service, words.lowest, words.total, words.time].map(column => (
                <th key={column} scope="col" className="small">
                  {column}
                  {column === words.total && <PriceTicks scale={scale} />}
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
