import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { splitSeries } from './emphasis'
import { Label } from './Label'
import { RowBars } from './RowBars'
import { percent } from './scale'
import { wrap } from './text-lines'

/** Height of a step in em. */
const STEP = 6
/** Characters of a step’s name on one line, so that half the narrowest drawing holds it. */
const NAME = 22

/** Steps of a path: each bar as long as the share that gets there, without a gap between them. */
export function FunnelChart(chart: ChartData) {
  const { labels, series, format, summary } = chart
  const { main } = splitSeries(series)
  const last = labels.length - 1
  if (series.length > 1) return <RowBars {...chart} />
  const most = Math.max(...main.values) || 1
  const step = 100 / labels.length
  return (
    <svg className="g-rows" height={`${STEP * labels.length}em`} role="img" aria-label={summary}>
      {main.values.map((value, index) => {
        const width = (Math.max(0, value) / most) * 100
        const inside = width > 50
        const text = { x: inside ? 0 : width, dx: inside ? 12 : 10, y: step * (index + 0.58) }
        const matters = index === last
        const on = inside && matters ? ' g-x' : ''
        return (
          <g key={index}>
            <rect
              className={matters ? 'g-a' : 'g-f'}
              width={percent(width)}
              y={percent(step * index)}
              height={percent(step)}
            />
            <Label
              {...text}
              lines={[formatValue(value, format)]}
              plate={matters && !inside}
              className={`g-xl${on}`}
            />
            <Label {...text} dy={1.5} lines={wrap(labels[index] ?? '', NAME)} className={on} />
          </g>
        )
      })}
      <line className="g-base" y2="100%" />
    </svg>
  )
}
