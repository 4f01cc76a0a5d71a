import type { ChartData } from './chart-types'
import { splitSeries } from './emphasis'
import { Label, type LabelProps } from './Label'
import { layOutLines } from './line-labels'
import { percent, round, thinned } from './scale'
import { NARROWEST, SMALL_ADVANCE } from './text-lines'

/** Pixels of the mark at the end of the main line, which ends where the drawing does. */
const END = 12

/** Values over time: the main one as a field with a bright end, the others as lines over it. */
export function LineChart(chart: ChartData) {
  const { labels, series, summary } = chart
  const { main, others } = splitSeries(series)
  const { x, y, zero, names, ends, starts, notes } = layOutLines(chart)
  const path = (values: readonly number[]) =>
    `M${values.map((value, index) => `${round(x(index))} ${round(y(value))}`).join('L')}`
  const last = labels.length - 1
  const longest = Math.max(...labels.map(label => label.length))
  const kept = turningPoint(labels) ?? last
  const many = thinned(labels.length, 12, 1, kept)
  const few = thinned(
    labels.length,
    Math.floor(NARROWEST / (longest * SMALL_ADVANCE + 8)),
    many.step,
    kept,
  )
  return (
    <svg className="g-plot g-lines" role="img" aria-label={summary}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="g-f" d={`${path(main.values)}V${round(zero)}H0z`} />
        <path className="g-hair" d={`M0 ${round(y(main.values[0] ?? 0))}H100`} />
        {others.map(({ name, values }, order) => (
          <path key={name} className={order ? 'g-line g-dash' : 'g-line'} d={path(values)} />
        ))}
      </svg>
      <line className="g-base" x2="100%" y1={percent(zero)} y2={percent(zero)} />
      {notes.map(({ at, from, to, label }) => (
        <g key={label.lines.join()}>
          <line
            className="g-lead"
            x1={percent(at)}
            x2={percent(at)}
            y1={percent(from)}
            y2={percent(to)}
          />
          <Label {...label} />
        </g>
      ))}
      {ends
        .filter(({ plate }) => plate)
        .map(({ x, y, dy }) => (
          // From the end of the main line to its number, which may stand nearer to a peak before it.
          <svg key={x} x={percent(x)} y={percent(y)} overflow="visible">
            <line
              className="g-lead g-xl"
              y2={`${round(dy ?? 0)}em`}
              transform={`translate(${-END / 2})`}
            />
          </svg>
        ))}
      {[...starts, ...names, ...ends].map((label: LabelProps) => (
        <Label key={`${label.lines.join()}${label.x}`} {...label} />
      ))}
      <rect
        className="g-a"
        x="100%"
        y={percent(y(main.values[last] ?? 0))}
        width={END}
        height={END}
        transform={`translate(${-END} ${-END / 2})`}
      />
      {labels.map((label, index) =>
        many.has(index) ? (
          <Label
            key={index}
            x={x(index)}
            y={100}
            dy={1.5}
            anchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
            lines={[label]}
            className={few.has(index) ? undefined : 'g-wide'}
          />
        ) : null,
      )}
    </svg>
  )
}

/** The place of the one label in words among numbered ones: “Move” between week −1 and week 1. */
function turningPoint(labels: readonly string[]): number | undefined {
  const worded = labels.flatMap((label, index) => (/\d/.test(label) ? [] : [index]))
  return labels.length > 2 && worded.length === 1 ? worded[0] : undefined
}
