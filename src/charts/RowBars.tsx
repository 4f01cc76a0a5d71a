import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { splitSeries, stressed } from './emphasis'
import { OTHER_FILLS } from './Key'
import { Label } from './Label'
import { percent, scaleFromZero } from './scale'

/** Heights in em: a row’s name, a bar by itself, one of bars that are compared, the space after. */
const NAME = 1.6
const ALONE = 2.5
const COMPARED = 1.75
const SPACE = 0.9

/** From this width on, in percent, a number stands in its bar; below, behind it. */
const INSIDE = 34

/** Lying bars of one height from one zero, one row for each label, with its name above and its number at the bar’s end. */
export function RowBars(chart: ChartData) {
  const { labels, series, format, summary, kind } = chart
  const { main, others } = splitSeries(series)
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  const tall = others.length ? COMPARED : ALONE
  const row = NAME + tall * series.length + SPACE
  const height = row * labels.length - SPACE
  const share = (em: number) => (em / height) * 100
  const zero = scale.at(0) * 100
  // A path is about those who reach its end.
  const stress = kind === 'funnel' ? labels.length - 1 : stressed(chart)

  return (
    <svg className="g-rows" height={`${height}em`} role="img" aria-label={summary}>
      {labels.map((label, index) => (
        <g key={index}>
          <Label x={0} y={share(row * index + 1.1)} lines={[label]} className="g-b" />
          {[...others, main].map(({ name, values }, order) => {
            const value = values[index] ?? 0
            const matters = order === others.length && index === stress
            const other = OTHER_FILLS[order]
            const fill = matters ? 'g-a' : order < others.length && other ? other : 'g-f'
            const y = row * index + NAME + tall * order
            const end = scale.at(value) * 100
            const inside = Math.abs(end - zero) > INSIDE
            const colour = !inside || fill === 'g-f' ? '' : matters ? ' g-x' : ' g-o'
            return (
              <g key={name}>
                <rect
                  className={fill}
                  x={percent(Math.min(zero, end))}
                  width={percent(Math.abs(end - zero))}
                  y={percent(share(y))}
                  height={percent(share(tall))}
                />
                <Label
                  x={inside || value >= 0 ? end : zero}
                  dx={inside && value >= 0 ? -8 : 8}
                  anchor={inside && value >= 0 ? 'end' : 'start'}
                  y={share(y + tall / 2)}
                  dy={0.36}
                  lines={[formatValue(value, format)]}
                  plate={matters && !inside}
                  className={(others.length ? 'g-b' : 'g-l') + colour}
                />
              </g>
            )
          })}
          <line
            className="g-base"
            x1={percent(zero)}
            x2={percent(zero)}
            y1={percent(share(row * index + NAME))}
            y2={percent(share(row * (index + 1) - SPACE))}
          />
        </g>
      ))}
    </svg>
  )
}
