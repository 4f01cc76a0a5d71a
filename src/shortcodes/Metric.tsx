import { describeChange, type NumberFormat } from '../graphics/format'
import { FromTo } from '../graphics/FromTo'

/** A result as front matter gives it. */
export interface MetricData {
  readonly id: string
  readonly label: string
  readonly baseline: number
  readonly value: number
  readonly format: NumberFormat
  readonly better: 'higher' | 'lower'
  readonly window: string
  readonly method: string
}

/** A result in running text: from what to what, the change, and when. How it was counted stands in the ledger. */
export function Metric(metric: MetricData) {
  const { label, window } = metric
  return (
    <figure className="s-metric">
      <figcaption>{label}</figcaption>
      <p>
        <FromTo {...metric} /> <strong>{describeChange(metric)}</strong>
      </p>
      <p>
        <small>{window}.</small>
      </p>
    </figure>
  )
}
