import type { Chart } from '../content/chart'
import { formatValue } from '../content/format'
import { fillOf } from './emphasis'
import { Label } from './Label'
import { percent, scaleFromZero } from './scale'

/** Heights in em: a row’s label, a bar, and the space after a row. */
const NAME = 1.6
const BAR = 1.75
const SPACE = 0.9

/** Bars longer than this percentage of the width have their number inside. Shorter bars have it next to them. */
const INSIDE = 34

/**
 * Horizontal bars of equal height from a shared zero. Each label has a row, with its text on top and a number at the
 * end of each bar.
 */
export function RowBars(chart: Chart) {
  const { labels, series, format, summary } = chart
  const row = NAME + BAR * series.length + SPACE
  const height = row * labels.length - SPACE
  const share = (em: number) => (em / height) * 100
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  return (
    <svg className="g-rows" height={`${height}em`} role="img" aria-label={summary}>
      {series.map((one, order) =>
        one.values.map((value, index) => {
          const y = row * index + NAME + BAR * order
          const length = scale(value) * 100
          const isInside = length > INSIDE
          return (
            <g key={y}>
              <rect
                className={fillOf(chart, one, labels[index])}
                width={percent(length)}
                y={percent(share(y))}
                height={percent(share(BAR))}
              />
              <Label
                x={length}
                dx={isInside ? -8 : 8}
                anchor={isInside ? 'end' : undefined}
                y={share(y + BAR / 2)}
                lines={[formatValue(value, format)]}
                className={isInside ? 'g-b g-in' : 'g-b'}
              />
            </g>
          )
        }),
      )}
      {labels.map((label, index) => (
        <g key={index}>
          <text x="0%" y={percent(share(row * index + 1.1))} className="g-b">
            {label}
          </text>
          <line
            className="g-base"
            y1={percent(share(row * index + NAME))}
            y2={percent(share(row * (index + 1) - SPACE))}
          />
        </g>
      ))}
    </svg>
  )
}
