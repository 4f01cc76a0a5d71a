import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { isAfter, OTHER_FILLS } from './emphasis'
import { Label } from './Label'
import { percent, scaleFromZero } from './scale'

/** Heights in em: a row’s label, a single bar, a compared bar, and the space after a row. */
const NAME = 1.6
const ALONE = 2.5
const COMPARED = 1.75
const SPACE = 0.9

/** Bars longer than this percentage of the width have their number inside. Shorter bars have it next to them. */
const INSIDE = 34

/**
 * Horizontal bars of equal height from a shared zero. Each label has a row, with its text on top and a number at the
 * end of each bar.
 */
export function RowBars(chart: ChartData) {
  const { labels, series, format, summary } = chart
  const isCompared = series.length > 1
  const fills = [...OTHER_FILLS.slice(0, series.length - 1), 'g-f']
  const tall = isCompared ? COMPARED : ALONE
  const row = NAME + tall * series.length + SPACE
  const height = row * labels.length - SPACE
  const share = (em: number) => (em / height) * 100
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  const bars = series.flatMap(({ name, values }, order) =>
    values.map((value, index) => ({
      y: row * index + NAME + tall * order,
      length: scale(value) * 100,
      number: formatValue(value, format),
      fill: isAfter(chart, name, labels[index]) ? 'g-a' : fills[order],
    })),
  )
  return (
    <svg className="g-rows" height={`${height}em`} role="img" aria-label={summary}>
      {bars.map(({ y, length, number, fill }) => {
        const isInside = length > INSIDE
        const size = isCompared ? 'g-b' : 'g-l'
        return (
          <g key={y}>
            <rect
              className={fill}
              width={percent(length)}
              y={percent(share(y))}
              height={percent(share(tall))}
            />
            <Label
              x={length}
              dx={isInside ? -8 : 8}
              anchor={isInside ? 'end' : undefined}
              y={share(y + tall / 2)}
              dy={0.36}
              lines={[number]}
              className={isInside ? `${size} g-in` : size}
            />
          </g>
        )
      })}
      {labels.map((label, index) => (
        <g key={index}>
          <Label x={0} y={share(row * index + 1.1)} lines={[label]} className="g-b" />
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
