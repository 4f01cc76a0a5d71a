import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { isAfter, splitSeries } from './emphasis'
import { EndLabels, spread } from './EndLabels'
import { Label } from './Label'
import { percent, round, scaleFromZero, valueAt } from './scale'
import { boldWidth, NARROWEST, SMALL_ADVANCE, wrap } from './text-lines'

/** Size of the marker at the end of the main line, in pixels. */
const END = 12
/** Headroom above the highest point, in percent: room for its value and the note numbers. */
const HEAD = 12
/** Where the lines end, as a percentage of the width. Names need more room than values. */
const [END_WITH_NAMES, END_WITHOUT] = [66, 80]
/** Maximum characters per line in a series name. */
const NAME = 12
/** In pixels: the font size of values in the narrowest chart, and the gap between a first value and its line. */
const [VALUE, GAP] = [16, 8]
/** Minimum chart width that shows `g-wide` labels, in pixels. */
const WIDE = 576

/** Values over time, on a shared scale from zero. Each series is a line that ends with its name and last value. */
export function LineChart(chart: ChartData) {
  const { labels, series, format, marks, summary } = chart
  const { main, others } = splitSeries(series)
  const last = labels.length - 1
  const right = others.length > 0 ? END_WITH_NAMES : END_WITHOUT
  const after = isAfter(chart, main.name)
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  const y = (value: number) => HEAD + (100 - HEAD) * (1 - scale(value))
  const firsts = series.map(({ values }) => valueAt(values, 0))
  const starts = [...new Set([Math.max(...firsts), Math.min(...firsts)])].map(value => ({
    at: y(value),
    lines: [formatValue(value, format)],
  }))
  const widest = Math.max(...starts.flatMap(({ lines }) => lines.map(boldWidth)))
  // First values go to the left of the lines, so no line crosses them.
  const left = ((widest * VALUE + GAP) / NARROWEST) * 100
  const x = (index: number) => left + (index / last) * (right - left)
  const path = (values: readonly number[]) =>
    `M${values.map((value, index) => `${round(x(index))} ${round(y(value))}`).join('L')}`
  const endOf = (values: readonly number[]) => y(valueAt(values, last))
  const ends = series
    .map(({ name, values }) => ({
      at: endOf(values),
      lines: [
        formatValue(valueAt(values, last), format),
        ...(others.length ? wrap(name, NAME) : []),
      ],
    }))
    .sort((one, other) => one.at - other.at)
  const notes = marks?.map(mark => x(labels.indexOf(mark.at)))
  return (
    <svg className="g-plot g-lines" role="img" aria-label={summary}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {notes?.map((place, index) => (
          <path key={index} className="g-hair g-dash" d={`M${round(place)} ${HEAD / 2}V100`} />
        ))}
        {others.map(({ name, values }, order) => (
          <path key={name} className={order ? 'g-line g-dash' : 'g-line'} d={path(values)} />
        ))}
        {after && <path className="g-line g-edge" d={path(main.values)} />}
        <path className={`g-line g-main ${after ? 'g-after' : ''}`} d={path(main.values)} />
      </svg>
      <line className="g-base" x1={percent(left)} x2={percent(right)} y1="100%" y2="100%" />
      {notes?.map((place, index) => (
        <Label
          key={index}
          x={place}
          y={0}
          dy={0.8}
          anchor="middle"
          lines={[`${index + 1}`]}
          className="g-b"
        />
      ))}
      {spread(starts).map(({ lines, y: middle }) => (
        <Label
          key={middle}
          x={left}
          dx={-GAP}
          y={middle}
          dy={0.36}
          anchor="end"
          lines={lines}
          className="g-b"
        />
      ))}
      <rect
        // If there’s only one line, its end is the “after” value.
        className={after || others.length === 0 ? 'g-a' : 'g-f'}
        x={percent(right)}
        y={percent(endOf(main.values))}
        width={END}
        height={END}
        transform={`translate(${-END / 2} ${-END / 2})`}
      />
      <EndLabels labels={ends} x={right} />
      <AxisLabels labels={labels} x={x} />
    </svg>
  )
}

interface AxisLabelsProps {
  readonly labels: readonly string[]
  /** Returns a point's position, as a percentage of the width. */
  readonly x: (index: number) => number
}

/** Labels below their points: about ten at most, fewer in a narrow chart. The last point always has one. */
function AxisLabels({ labels, x }: AxisLabelsProps) {
  const last = labels.length - 1
  const longest = Math.max(...labels.map(label => label.length)) * SMALL_ADVANCE + 8
  const fitting = (width: number) =>
    Math.max(1, Math.floor((width * (x(last) - x(0))) / 100 / longest))
  const step = Math.ceil(labels.length / Math.min(10, fitting(WIDE)))
  // A multiple of `step`, so a narrow chart shows a subset of a wide chart's labels.
  const narrowStep = Math.ceil(labels.length / fitting(NARROWEST) / step) * step
  return (
    <>
      {labels.map((label, index) =>
        (last - index) % step === 0 ? (
          <Label
            key={index}
            x={x(index)}
            y={100}
            dy={1.5}
            anchor="middle"
            lines={[label]}
            className={(last - index) % narrowStep === 0 ? undefined : 'g-wide'}
          />
        ) : null,
      )}
    </>
  )
}
