import { formatChange } from '../../content/format'
import type { MetricData } from '../../charts/chart-types'
import { FromTo } from '../../charts/FromTo'

/** A result in running text: from what to what, the change, and when. How it was counted stands in the table of results. */
export function Metric(metric: MetricData) {
  const { label, window } = metric
  return (
    <figure className="s-metric">
      <figcaption>{label}</figcaption>
      <p>
        <FromTo {...metric} /> <strong>{formatChange(metric)}</strong>
      </p>
      <p>
        <small>{window}.</small>
      </p>
    </figure>
  )
}
