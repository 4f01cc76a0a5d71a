import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { splitSeries, stressed } from './emphasis'
import { OTHER_FILLS } from './Key'
import { FittedLabel, Label } from './Label'
import { percent, round, scaleFromZero, thinned } from './scale'
import { boldWidth, NARROWEST, SMALL_ADVANCE, WIDE, wrap } from './text-lines'

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
const INSIDE = 16

function characters(columns: number): number {
  return Math.floor((NARROWEST / columns - 5) / SMALL_ADVANCE)
}

/** The largest numeral in which every value fits the width of a column; none where even the smallest does not. */
function numeral({ labels, series, format }: ChartData): string | undefined {
  const widest = Math.max(
    ...series.flatMap(({ values }) => values.map(value => boldWidth(formatValue(value, format)))),
  )
  const group = (NARROWEST / labels.length) * (series.length > 1 ? PAIR : 1)
  const room = group / series.length - 4
  return NUMERALS.find(([size]) => widest * size <= room)?.[1]
}

/** Whether the labels are a run like months, which may drop some of its labels and numbers. */
function isRun({ labels, series }: ChartData): boolean {
  return labels.length > 8 && series.length === 1 && labels.every(label => label.length <= 8)
}

/** Whether upright bars can be read on the narrowest drawing. */
export function fitsColumns(chart: ChartData): boolean {
  const { labels } = chart
  const most = characters(labels.length)
  const short = labels.every(label => {
    const lines = wrap(label, most)
    return lines.length <= 2 && lines.every(line => line.length <= most)
  })
  return isRun(chart) || (short && numeral(chart) !== undefined)
}

/** Upright bars of one width from one zero, side by side; what is compared stands in pairs, the main one last. */
export function ColumnBars(chart: ChartData) {
  const { labels, series, format, summary } = chart
  const { main, others } = splitSeries(series)
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  const width = 100 / labels.length
  // Bars that are compared stand in pairs, with air between the pairs.
  const part = others.length ? (width * PAIR) / series.length : width
  const stress = stressed(chart)
  const sized = numeral(chart)
  const head = sized ? 0 : HEAD
  const top = (value: number) => head + (100 - head) * (1 - scale.at(value))
  const zero = top(0)
  const columns = [...others, main].map(({ name, values }, order) => ({
    name,
    fill: OTHER_FILLS[order] && order < others.length ? OTHER_FILLS[order] : 'g-f',
    isMain: order === others.length,
    bars: values.map((value, index) => ({ value, index, x: index * width + order * part })),
  }))
  const bar = ({ value, x }: { value: number; x: number }) =>
    `M${round(x)} ${round(zero)}V${round(top(value))}h${round(part)}V${round(zero)}z`
  const run = isRun(chart)
  // A run too dense for its numbers keeps the stressed one, and on wide screens the others if they fit.
  const dense = !sized && labels.length > 14
  const longest = Math.max(...labels.map(label => label.length)) * SMALL_ADVANCE + 8
  const many = thinned(labels.length, run ? Math.floor(WIDE / longest) : labels.length, 1, stress)
  const few = thinned(
    labels.length,
    run ? Math.floor(NARROWEST / longest) : labels.length,
    many.step,
    stress,
  )
  return (
    <svg className="g-plot g-columns" role="img" aria-label={summary}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {columns.map(({ name, fill, isMain, bars }) => (
          <path
            key={name}
            className={fill}
            d={bars
              .filter(({ index }) => !isMain || index !== stress)
              .map(bar)
              .join('')}
          />
        ))}
        <path className="g-a" d={bar(columns.at(-1)?.bars[stress] ?? { value: 0, x: 0 })} />
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
      {columns.map(({ isMain, fill, bars }) =>
        bars.map(({ value, index, x }) => {
          const matters = isMain && index === stress
          if (dense && !matters) return null
          const end = top(value)
          const inside = sized !== undefined && Math.abs(end - zero) > INSIDE
          const size = sized ?? (matters ? 'g-l' : 'g-b g-wide')
          // The last number of a run stands over several columns, and must not leave the drawing.
          const last = !sized && index > labels.length / 2
          const colour = !inside ? '' : matters ? ' g-x' : fill === 'g-f' ? '' : ' g-o'
          return (
            <Label
              key={`${fill} ${index}`}
              x={last ? x + part : x}
              dx={last ? 0 : 4}
              anchor={last ? 'end' : 'start'}
              y={end}
              dy={inside ? (value < 0 ? -0.3 : 1) : value < 0 ? 1 : -0.2}
              lines={[formatValue(value, format)]}
              plate={matters && !inside}
              className={size + colour}
            />
          )
        }),
      )}
      {labels.map((label, index) =>
        !many.has(index) ? null : run ? (
          <Label
            key={index}
            x={index * width}
            dx={4}
            y={100}
            dy={1.4}
            lines={[label]}
            className={few.has(index) ? undefined : 'g-wide'}
          />
        ) : (
          <FittedLabel
            key={index}
            x={index * width}
            dx={4}
            y={100}
            dy={1.4}
            text={label}
            narrow={wrap(label, characters(labels.length))}
          />
        ),
      )}
    </svg>
  )
}
