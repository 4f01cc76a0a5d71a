import type { MetricData } from '../../charts/chart-types'
import { FromTo } from '../../charts/FromTo'
import { useWriting } from '../../charts/language'

/** A result in running text: from what to what, the change, and when. How it was counted stands in the table of results. */
export function Metric(metric: MetricData) {
  const { label, window } = metric
  return (
    <figure className="s-metric">
      <figcaption>{label}</figcaption>
      <p>
        <FromTo {...metric} /> <strong>{useWriting().change(metric)}</strong>
      </p>
      <p>
        <small>{window}.</small>
      </p>
    </figure>
  )
}
