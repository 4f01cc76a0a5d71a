import { formatValue } from '../../../content/format'
import { BeforeAfterBars } from '../../../charts/BeforeAfterBars'

interface BeforeAfterProps {
  metric: Pick<Queries.Metric, 'baseline' | 'value' | 'format'>
}

/** A result as three cells of a row: from what, the two bars, to what. */
export function BeforeAfter({ metric }: BeforeAfterProps) {
  return (
    <>
      <p className="h3">{formatValue(metric.baseline, metric.format)}</p>
      <BeforeAfterBars {...metric} />
      <p className="h2 display">
        <span className="hidden-visually">to </span>
        {formatValue(metric.value, metric.format)}
      </p>
    </>
  )
}

/** What the bars’ colours mean, once, over the list; each row’s words say it too. */
export function BeforeAfterKey() {
  return (
    <p className="g-key rt-key" aria-hidden="true">
      <span className="g-i">Before</span>
      <span className="g-a">After</span>
    </p>
  )
}
