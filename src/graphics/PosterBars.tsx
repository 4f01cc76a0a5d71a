import { formatValue, type NumberFormat } from './format'

interface PosterBarsProps {
  labels: readonly string[]
  values: readonly number[]
  format: NumberFormat
  /** What the chart shows, for those who cannot see it. */
  summary: string
  className?: string
}

/** The share of the height that the tallest bar takes; the rest is the last number's. */
const TALLEST = 84

/** Heights in percent: from the first on a number stands in its bar, below the second over the label. */
const INSIDE = 30
const FLAT = 12

/** Where the number of a bar of some height stands, so that it meets no edge and no label. */
function numberPlace(height: number): { y: string; dy: string } {
  if (height < FLAT) return { y: '100%', dy: '-30' }
  return { y: percent(100 - height), dy: height < INSIDE ? '-6' : '20' }
}

/**
 * A bar for each label from edge to edge, the last in the accent with its number large.
 * Percent coordinates without a viewBox: the bars fill any field and the type keeps its size.
 */
export function PosterBars({ labels, values, format, summary, className }: PosterBarsProps) {
  const highest = Math.max(...values)
  const width = 100 / values.length
  const height = (value: number) => (Math.max(0, value) / highest) * TALLEST
  const last = values.length - 1
  return (
    <svg className={className} role="img" aria-label={summary}>
      {values.map((value, index) => (
        <g key={index} className={index === last ? 'g-a' : 'g-f'}>
          <rect
            x={percent(index * width)}
            y={percent(100 - height(value))}
            width={percent(width + 0.02)}
            height={percent(height(value))}
          />
          <text x={percent(index * width)} y="100%" dx="8" dy="-12" className="g-tick">
            {labels[index]}
          </text>
          {index < last && (
            <text
              x={percent(index * width)}
              {...numberPlace(height(value))}
              dx="8"
              className="g-value"
            >
              {formatValue(value, format)}
            </text>
          )}
        </g>
      ))}
      <text
        x="100%"
        y={percent(100 - height(values[last] ?? 0))}
        dx="-12"
        dy={height(values[last] ?? 0) < FLAT ? '-32' : '-14'}
        textAnchor="end"
        className="g-poster"
      >
        {formatValue(values[last] ?? 0, format)}
      </text>
    </svg>
  )
}

const percent = (value: number) => `${Number(value.toFixed(3))}%`
