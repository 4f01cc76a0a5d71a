import type { ChartData } from './chart-types'
import { splitSeries, stressed } from './emphasis'
import { formatValue } from './format'
import { OTHER_FILLS } from './Key'
import { Label } from './Label'
import { percent, scaleFromZero } from './scale'

/** Heights in em: a row’s name, the bar that matters, a bar it is compared with, the space after. */
const NAME = 1.6
const BAR = 2.5
const OTHER = 1.3
const SPACE = 0.9

/** From this width on, in percent, a number stands in its bar; below, behind it. */
const INSIDE = 34

/** Props of {@link RowBars}: a chart, and what to write at the end of each name’s line. */
export interface RowBarsProps extends ChartData {
  readonly asides?: readonly string[]
}

/** Lying bars, one row for each label, with its name above and its number at the bar’s end. */
export function RowBars(chart: RowBarsProps) {
  const { labels, series, format, summary, asides } = chart
  const { main, others } = splitSeries(series)
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  const row = NAME + BAR + OTHER * others.length + SPACE
  const height = row * labels.length - SPACE
  const tall = (em: number) => (em / height) * 100
  const zero = scale.at(0) * 100
  const accent = stressed(chart)

  const bar = (value: number, y: number, em: number, fill: string, size: string, key: string) => {
    const end = scale.at(value) * 100
    const length = Math.abs(end - zero)
    // Thinner than this could not be seen.
    const least = value ? 0.6 : 0
    const inside = length > INSIDE
    const dark = inside && (fill === 'g-a' ? ' g-x' : fill === 'g-f' ? '' : ' g-o')
    return (
      <g key={key}>
        <rect
          className={fill}
          x={percent(Math.min(zero, end))}
          width={percent(Math.max(length, least))}
          y={percent(tall(y))}
          height={percent(tall(em) + 0.05)}
        />
        <Label
          x={inside || value >= 0 ? end : zero}
          dx={inside && value >= 0 ? -7 : 7}
          anchor={inside && value >= 0 ? 'end' : 'start'}
          y={tall(y + em / 2)}
          dy={0.36}
          lines={[formatValue(value, format)]}
          className={size + (dark || '')}
        />
      </g>
    )
  }

  return (
    <svg className="g-rows" height={`${height}em`} role="img" aria-label={summary}>
      {labels.map((label, index) => {
        const y = row * index
        return (
          <g key={index}>
            <Label x={0} y={tall(y + 1.1)} lines={[label]} className="g-b" />
            {asides?.[index] && (
              <Label x={100} y={tall(y + 1.1)} anchor="end" lines={[asides[index]]} />
            )}
            {others.map(({ name, values }, order) =>
              bar(
                values[index] ?? 0,
                y + NAME + OTHER * order,
                OTHER,
                OTHER_FILLS[order] ?? 'g-s',
                'g-b',
                name,
              ),
            )}
            {bar(
              main.values[index] ?? 0,
              y + NAME + OTHER * others.length,
              BAR,
              index === accent ? 'g-a' : 'g-f',
              'g-l',
              main.name,
            )}
            {zero > 0 && (
              <line
                className="g-base"
                x1={percent(zero)}
                x2={percent(zero)}
                y1={percent(tall(y + NAME))}
                y2={percent(tall(y + row - SPACE))}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
