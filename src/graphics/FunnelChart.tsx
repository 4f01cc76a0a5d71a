import type { ChartData } from './chart-types'
import { splitSeries } from './emphasis'
import { formatValue } from './format'
import { Label } from './Label'
import { RowBars } from './RowBars'
import { percent } from './scale'
import { wrap } from './text-lines'

/** Height of a step in em. */
const STEP = 6
/** A bar is at least this wide, in percent, so that it can be seen. */
const LEAST = 0.8
/** Characters of a step’s name on one line, so that half the narrowest drawing holds it. */
const NAME = 22

/** Steps of a path: each bar as long as the share that gets there, without a gap between them. */
export function FunnelChart(chart: ChartData) {
  const { labels, series, format, summary } = chart
  const { main } = splitSeries(series)
  const last = labels.length - 1
  if (series.length > 1) {
    const asides = main.values.map((value, index) => {
      const before = main.values[index - 1]
      return before ? `${Math.round((value / before) * 100)}% go on` : ''
    })
    return (
      <RowBars
        {...chart}
        asides={labels.some(label => label.length > 28) ? undefined : asides}
        stress={labels[last]}
      />
    )
  }
  const most = Math.max(...main.values) || 1
  const step = 100 / labels.length
  return (
    <svg className="g-rows" height={`${STEP * labels.length}em`} role="img" aria-label={summary}>
      {main.values.map((value, index) => {
        const width = Math.max((value / most) * 100, value > 0 ? LEAST : 0)
        const inside = width > 50
        const text = { x: inside ? 0 : width, dx: inside ? 12 : 10, y: step * (index + 0.58) }
        const on = inside && index === last ? ' g-x' : ''
        return (
          <g key={index}>
            <rect
              className={index === last ? 'g-a' : 'g-f'}
              width={percent(width)}
              y={percent(step * index)}
              height={percent(step + 0.05)}
            />
            <Label {...text} lines={[formatValue(value, format)]} className={`g-xl${on}`} />
            <Label {...text} dy={1.35} lines={wrap(labels[index] ?? '', NAME)} className={on} />
          </g>
        )
      })}
    </svg>
  )
}
