import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { Label } from './Label'
import { percent } from './scale'

interface PosterBarsProps extends Pick<ChartData, 'labels' | 'format' | 'summary'> {
  readonly values: readonly number[]
  readonly className?: string
}

/** The share of the height that the tallest bar takes; the rest is the last number's. */
const TALLEST = 84

/** Percent of the height from which on a number stands in its bar; lower, it stands above. */
const INSIDE = 30
/** Percent of the height below which a bar has no room for its label, so that all stand under the bars. */
const FLAT = 12
/** Where a number on a field of its own stands, in em: well off the bars’ zero, so that the field is not taken for a bar. */
const PLATE_FOOT = -0.5
/** A number of so few characters fits above its own bar. */
const SHORT = 3

/**
 * A bar for each label from edge to edge, the last in the accent with its number large.
 * Every bar as wide as the next, from one zero. Percent coordinates without a viewBox: the bars fill any field and the type keeps its size.
 */
export function PosterBars({ labels, values, format, summary, className }: PosterBarsProps) {
  const highest = Math.max(...values)
  const width = 100 / values.length
  const height = (value: number) => (Math.max(0, value) / highest) * TALLEST
  const last = values.length - 1
  const under = values.some(value => height(value) < FLAT)
  const lastText = formatValue(values[last] ?? 0, format)
  const short = lastText.length <= SHORT
  const end = 100 - height(values[last] ?? 0)
  const flat = height(values[last] ?? 0) < FLAT
  // A long number over a flat bar is wider than it: it ends where the bars end, and brings its own field.
  const plate = flat && !short
  const fillOf = (index: number) => (index === last ? 'g-a' : 'g-f')
  const all = values.map((value, index) => `${labels[index] ?? ''} ${formatValue(value, format)}`)
  return (
    <svg
      className={className}
      role="img"
      overflow={under ? 'visible' : undefined}
      aria-label={`${summary} ${all.join(', ')}.`}
    >
      {values.map((value, index) => (
        // Words under the bars have the ground’s ink.
        <g key={index} className={under ? undefined : fillOf(index)}>
          <rect
            className={under ? fillOf(index) : undefined}
            x={percent(index * width)}
            y={percent(100 - height(value))}
            width={percent(width)}
            height={percent(height(value))}
          />
          <text
            x={percent(index * width)}
            y="100%"
            dx="8"
            dy={under ? '18' : '-12'}
            className="g-tick"
          >
            {labels[index]}
          </text>
          {index < last && (
            <text
              x={percent(index * width)}
              y={percent(100 - height(value))}
              dx="8"
              dy={height(value) < INSIDE ? '-.45em' : '1.35em'}
              className={under && height(value) >= INSIDE ? 'g-value g-in' : 'g-value'}
            >
              {formatValue(value, format)}
            </text>
          )}
        </g>
      ))}
      {/* Of a bar too flat to be seen, its place on the base line is bright. */}
      {flat && (
        <line
          className="g-line g-bright"
          x1={percent(last * width)}
          x2="100%"
          y1="100%"
          y2="100%"
          transform="translate(0 3)"
        />
      )}
      <Label
        x={short ? last * width : 100}
        y={end}
        dx={short ? 8 : plate ? 0 : -12}
        dy={plate ? PLATE_FOOT : -0.2}
        anchor={short ? 'start' : 'end'}
        lines={[lastText]}
        plate={plate}
        className="g-poster"
      />
    </svg>
  )
}
