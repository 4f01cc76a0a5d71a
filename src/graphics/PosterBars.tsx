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
              y={percent(100 - height(value))}
              dx="8"
              dy="20"
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
        dy="-14"
        textAnchor="end"
        className="g-poster"
      >
        {formatValue(values[last] ?? 0, format)}
      </text>
    </svg>
  )
}

const percent = (value: number) => `${Number(value.toFixed(3))}%`
