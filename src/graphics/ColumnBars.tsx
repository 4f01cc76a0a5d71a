import type { ChartData } from './chart-types'
import { splitSeries, stressed } from './emphasis'
import { formatValue } from './format'
import { OTHER_FILLS } from './Key'
import { Label } from './Label'
import { percent, round, scaleFromZero, thinned } from './scale'
import { boldWidth, NARROWEST, SMALL_ADVANCE, wrap } from './text-lines'

/** Sizes of numerals on the narrowest drawing, in pixels, with their classes. */
const NUMERALS = [
  [30, 'g-xl'],
  [19, 'g-l'],
  [13, 'g-b'],
] as const

/** The share of a label's width that bars beside each other take. */
const PAIR = 0.9

/** Percent kept free above the highest column for its number, where that has no room inside. */
const HEAD = 10
/** Percent of the height that a number needs to stand inside a column. */
const INSIDE = 13

function characters(columns: number): number {
  return Math.floor((NARROWEST / columns - 5) / SMALL_ADVANCE)
}

/** The largest numeral in which every value fits the width of a column’s part; none where even the smallest does not. */
function numeral({ labels, series, format }: ChartData): string | undefined {
  const widest = Math.max(
    ...series.flatMap(({ values }) => values.map(value => boldWidth(formatValue(value, format)))),
  )
  const group = (NARROWEST / labels.length) * (series.length > 1 ? PAIR : 1)
  const room = group / series.length - 4
  return NUMERALS.find(([size]) => widest * size <= room)?.[1]
}

/** Whether upright bars can be read on the narrowest drawing. */
export function fitsColumns(chart: ChartData): boolean {
  const { labels, series } = chart
  // Many short labels are a run, like months: a run may drop some of its labels and numbers.
  const run = labels.length > 8 && series.length === 1 && labels.every(label => label.length <= 8)
  const short = labels.every(label => {
    const lines = wrap(label, characters(labels.length))
    return lines.length <= 2 && lines.every(line => line.length <= characters(labels.length))
  })
  return run || (short && numeral(chart) !== undefined)
}

/** Upright bars side by side without gaps; what they are compared with stands in front, narrower. */
export function ColumnBars(chart: ChartData) {
  const { labels, series, format, summary } = chart
  const { main, others } = splitSeries(series)
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  const width = 100 / labels.length
  // Bars that are compared stand in pairs, with air between the pairs.
  const breadth = others.length ? width * PAIR : width
  const part = breadth / series.length
  const stress = stressed(chart)
  const sized = numeral(chart)
  const head = sized ? 0 : HEAD
  const top = (value: number) => head + (100 - head) * (1 - scale.at(value))
  const zero = top(0)
  const column = (value: number, x: number, across: number) =>
    `M${round(x)} ${round(zero)}V${round(top(value))}h${round(across)}V${round(zero)}z`
  const size = sized ?? 'g-l'
  const named = thinned(labels.length, sized ? labels.length : 8)
  // A run too dense for its numbers keeps the stressed one, and on wide screens the others if they fit.
  const dense = !sized && labels.length > 14
  const overlap = others.length ? 0 : 0.03
  const all = main.values
    .map((value, index) => column(value, index * width, breadth + overlap))
    .join('')
  return (
    <svg className="g-plot" role="img" aria-label={summary}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="g-f" d={all} />
        <path className="g-a" d={column(main.values[stress] ?? 0, stress * width, breadth)} />
        {others.map(({ name, values }, order) => (
          <path
            key={name}
            className={OTHER_FILLS[order]}
            d={values
              .map((value, index) => column(value, index * width + order * part, part))
              .join('')}
          />
        ))}
        {others.length === 0 && (
          <path
            className="g-rule"
            d={labels
              .slice(1)
              .map((_, index) => {
                const x = round((index + 1) * width)
                const pair = [main.values[index] ?? 0, main.values[index + 1] ?? 0]
                return `M${x} ${round(Math.min(zero, ...pair.map(top)))}V${round(Math.max(zero, ...pair.map(top)))}`
              })
              .join('')}
          />
        )}
      </svg>
      <line className="g-base" x2="100%" y1={percent(zero)} y2={percent(zero)} />
      {others.map(({ values }, order) =>
        values.map((value, index) => {
          const inside = Math.abs(top(value) - zero) > INSIDE
          return (
            <Label
              key={`${order} ${index}`}
              x={index * width + order * part}
              dx={4}
              y={inside ? zero : Math.min(zero, top(value))}
              dy={inside ? (value < 0 ? 1 : -0.35) : -0.3}
              lines={[formatValue(value, format)]}
              className={`${size === 'g-xl' ? 'g-l' : 'g-b'}${inside ? ' g-o' : ''}`}
            />
          )
        }),
      )}
      {main.values.map((value, index) => {
        if (dense && index !== stress) return null
        const end = top(value)
        const inside = Math.abs(end - zero) > INSIDE
        return (
          <Label
            key={index}
            x={others.length || !sized ? index * width + breadth : index * width}
            dx={others.length || !sized ? -4 : 5}
            anchor={others.length || !sized ? 'end' : 'start'}
            y={end}
            dy={inside && sized ? (value < 0 ? -0.3 : 0.95) : value < 0 ? 1 : -0.2}
            lines={[formatValue(value, format)]}
            className={
              !sized && index !== stress
                ? 'g-b g-wide'
                : inside && sized && index === stress
                  ? `${size} g-x`
                  : size
            }
          />
        )
      })}
      {labels.map((label, index) =>
        named.has(index) ? (
          <Label
            key={index}
            x={index * width}
            dx={others.length ? 0 : 5}
            y={100}
            dy={1.4}
            lines={wrap(label, sized ? characters(labels.length) : 99)}
          />
        ) : null,
      )}
    </svg>
  )
}
