import type { ReactNode } from 'react'
import { BeforeAfterBars } from '../../graphics/BeforeAfterBars'
import { formatValue, type NumberFormat } from '../../graphics/format'
import * as styles from './Ledger.module.css'

interface LedgerProps {
  rows: readonly {
    readonly key: string
    /** Whose result, or which. */
    readonly title: ReactNode
    readonly metric: {
      readonly baseline: number
      readonly value: number
      readonly format: NumberFormat
    }
    /** What was counted, when and how. */
    readonly note: string
  }[]
}

/** Results as rows of a ledger: whose, from what, to what, and how it was counted. */
export function Ledger({ rows }: LedgerProps) {
  return (
    <ul className={`rules ${styles.ledger}`}>
      {rows.map(({ key, title, metric, note }) => (
        <li key={key}>
          <h3>{title}</h3>
          <p className={`h3 ${styles.from}`}>{formatValue(metric.baseline, metric.format)}</p>
          <BeforeAfterBars {...metric} />
          <p className="h2 display">
            <span className="hidden-visually">to </span>
            {formatValue(metric.value, metric.format)}
          </p>
          <p className={`small ${styles.what}`}>{note}</p>
        </li>
      ))}
    </ul>
  )
}
