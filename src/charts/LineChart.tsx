import type { Chart } from '../content/chart'
import { formatValue } from '../content/format'
import { fillOf } from './emphasis'
import { Label } from './Label'
import { percent, round, scaleFromZero, valueAt } from './scale'
import { spread, wrap } from './side-labels'

/** Size of the marker at the end of the main line, in pixels. */
const END = 12
/** Headroom above the highest point, in percent: room for its value and the note numbers. */
const HEAD = 12
/** Where the lines end, as a percentage of the width. Names need more room than values. */
const [END_WITH_NAMES, END_WITHOUT] = [66, 80]
/** The distance from a line’s end to its label, as a percentage of the width. */
const END_GAP = 3
/** The gap between a first value and its line, and between labels on the axis, in pixels. */
const GAP = 8
/** The width of the narrowest chart, in pixels: a 320-pixel phone minus its margins. */
const NARROWEST = 288
/** The estimated width of a character in a label, in pixels. Charts are drawn without a browser. */
const ADVANCE = 7.6

/** Values over time, on a shared scale from zero. Each series is a line that ends with its name and last value. */
export function LineChart(chart: Chart) {
  const { labels, series, format, marks = [], summary } = chart
  const others = series.slice(0, -1)
  const main = valueAt(series, -1)
  const last = labels.length - 1
  const right = others.length > 0 ? END_WITH_NAMES : END_WITHOUT
  const fill = fillOf(chart, main)
  const after = fill === 'g-a'
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  const y = (value: number) => HEAD + (100 - HEAD) * (1 - scale(value))
  const labelOf = (value: number, name: string[] = []) => ({
    at: y(value),
    lines: [formatValue(value, format), ...name],
  })
  const firsts = new Set(series.map(({ values }) => valueAt(values, 0)))
  const starts = spread([...firsts].map(value => labelOf(value)))
  const ends = spread(
    series.map(({ name, values }) =>
      labelOf(valueAt(values, -1), others.length > 0 ? wrap(name) : []),
    ),
  )
  const longest = Math.max(...starts.map(({ lines }) => lines.join('').length))
  // First values go to the left of the lines, so no line crosses them.
  const left = ((longest * ADVANCE + GAP) / NARROWEST) * 100
  const x = (index: number) => left + (index / last) * (right - left)
  const path = (values: readonly number[]) =>
    `M${values.map((value, index) => `${round(x(index))} ${round(y(value))}`).join('L')}`
  const leaders = ends.map(
    ({ at, y: middle }) => `M${right} ${round(at)}L${right + END_GAP - 1} ${round(middle)}`,
  )
  const labelRoom = Math.max(...labels.map(label => label.length)) * ADVANCE + GAP
  // The axis has every nth label from the end, as many as fit in the narrowest chart.
  const step = Math.ceil((labels.length * labelRoom * 100) / (NARROWEST * (right - left)))
  const notes = marks.map(mark => x(labels.indexOf(mark.at)))
  return (
    <svg className="g-plot g-lines" role="img" aria-label={summary}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {notes.map((place, index) => (
          <path key={index} className="g-hair g-dash" d={`M${round(place)} ${HEAD / 2}V100`} />
        ))}
        {others.map(({ name, values }, order) => (
          <path key={name} className={order ? 'g-line g-dash' : 'g-line'} d={path(values)} />
        ))}
        {after && <path className="g-line g-edge" d={path(main.values)} />}
        <path className={`g-line g-main ${after ? 'g-after' : ''}`} d={path(main.values)} />
        <path className="g-hair" d={leaders.join('')} />
      </svg>
      <line className="g-base" x1={percent(left)} x2={percent(right)} y1="100%" y2="100%" />
      {notes.map((place, index) => (
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
      {starts.map(label => (
        <Label {...label} key={label.y} x={left} dx={-GAP} anchor="end" className="g-b" />
      ))}
      <rect
        // If there’s only one line, its end is the “after” value.
        className={others.length > 0 ? fill : 'g-a'}
        x={percent(right)}
        y={percent(y(valueAt(main.values, -1)))}
        width={END}
        height={END}
        transform={`translate(${-END / 2} ${-END / 2})`}
      />
      {ends.map(label => (
        <Label {...label} key={label.y} x={right + END_GAP} className="g-b" />
      ))}
      {labels.map(
        (label, index) =>
          (last - index) % step === 0 && (
            <Label key={index} x={x(index)} y={100} dy={1.5} anchor="middle" lines={[label]} />
          ),
      )}
    </svg>
  )
}
