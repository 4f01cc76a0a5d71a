import { formatValue } from '../content/format'
import { barsOf } from './bars'
import type { ChartData } from './chart-types'
import { FittedLabel, Label } from './Label'
import { percent } from './scale'
import { boldWidth, NARROWEST, SMALL_ADVANCE, wrap } from './text-lines'

/** Sizes of numbers in the narrowest chart, in pixels, with their classes. */
const NUMERALS = [
  [30, 'g-xl'],
  [19, 'g-l'],
  [16, 'g-b'],
] as const

/** The share of a label’s width that compared bars fill. */
const PAIR = 0.9
/** Percent of the width between single bars. */
const GAP = 0.3
/** Percent of the height a column needs for its number. */
const INSIDE = 16

/** A column’s label, in lines for the narrowest chart. */
function narrowLabel(label: string, columns: number): { lines: string[]; fits: boolean } {
  const most = Math.floor((NARROWEST / columns - 5) / SMALL_ADVANCE)
  const lines = wrap(label, most)
  return { lines, fits: lines.length <= 2 && lines.every(line => line.length <= most) }
}

/** The class of the largest size at which every value fits its column; undefined if none does. */
function numberClass({ labels, series, format }: ChartData): string | undefined {
  const widest = Math.max(
    ...series.flatMap(({ values }) => values.map(value => boldWidth(formatValue(value, format)))),
  )
  const group = (NARROWEST / labels.length) * (series.length > 1 ? PAIR : 1)
  const room = group / series.length - 4
  return NUMERALS.find(([size]) => widest * size <= room)?.[1]
}

/** Whether columns are legible in the narrowest chart. */
export function fitsColumns(chart: ChartData): boolean {
  const { labels } = chart
  return (
    numberClass(chart) !== undefined &&
    labels.every(label => narrowLabel(label, labels.length).fits)
  )
}

/** Equal-width columns on a shared baseline of zero. Compared series are side by side, the main one last. */
export function ColumnBars(chart: ChartData) {
  const { labels, series, summary } = chart
  const width = 100 / labels.length
  const isCompared = series.length > 1
  const part = isCompared ? (width * PAIR) / series.length : width
  const bars = barsOf(chart).map(bar => ({
    ...bar,
    x: bar.index * width + bar.order * part,
    top: 100 * (1 - bar.share),
  }))
  const size = numberClass(chart) ?? ''
  return (
    <svg className="g-plot g-columns" role="img" aria-label={summary}>
      {bars.map(({ x, top, share, fill }) => (
        <rect
          key={x}
          className={fill}
          x={percent(x)}
          y={percent(top)}
          width={percent(isCompared ? part : part - GAP)}
          height={percent(100 * share)}
        />
      ))}
      <line className="g-base" x2="100%" y1="100%" y2="100%" />
      {bars.map(({ x, top, number, onFill }) => {
        const isInside = 100 - top > INSIDE
        return (
          <Label
            key={x}
            x={x}
            dx={4}
            y={top}
            dy={isInside ? 1 : -0.2}
            lines={[number]}
            className={isInside ? `${size} ${onFill}` : size}
          />
        )
      })}
      {labels.map((label, index) => (
        <FittedLabel
          key={index}
          x={index * width}
          dx={4}
          y={100}
          dy={1.4}
          text={label}
          narrow={narrowLabel(label, labels.length).lines}
        />
      ))}
    </svg>
  )
}
