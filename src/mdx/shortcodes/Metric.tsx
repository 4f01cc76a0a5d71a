import { formatChange } from '../../content/format'
import type { Metric as MetricData } from '../../content/chart'
import { FromTo } from '../../charts/FromTo'

/** A result in a text: the before and after values, change, and time frame. The results table gives the method. */
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
