import { Link } from 'gatsby'
import { describeChange, formatValue, type NumberFormat } from '../../graphics/format'
import { Sparkline } from '../../graphics/Sparkline'
import * as styles from './Ledger.module.css'

interface LedgerProps {
  studies: readonly {
    readonly path: string
    readonly client: string
    readonly metrics: readonly {
      readonly label: string
      readonly baseline: number
      readonly value: number
      readonly format: NumberFormat
      readonly window: string
    }[]
  }[]
}

/** Results as rows of a ledger: whose, from what, to what, counted when. */
export function Ledger({ studies }: LedgerProps) {
  return (
    <ul className={`rules ${styles.ledger}`}>
      {studies.map(({ path, client, metrics }) => {
        const metric = metrics[0]
        if (!metric) return null
        return (
          <li key={path}>
            <h3>
              <Link to={path}>{client}</Link>
            </h3>
            <p className={`h3 ${styles.from}`}>{formatValue(metric.baseline, metric.format)}</p>
            <Sparkline values={[metric.baseline, metric.value]} />
            <p className="h2 display">
              <span className="hidden-visually">to </span>
              {formatValue(metric.value, metric.format)}
            </p>
            <p className={`small ${styles.what}`}>
              {metric.label}, {describeChange(metric)}. {metric.window}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
