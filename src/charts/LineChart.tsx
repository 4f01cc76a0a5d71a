import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { isAfter, splitSeries } from './emphasis'
import { EndLabels } from './EndLabels'
import { Label } from './Label'
import { percent, round, scaleFromZero, valueAt } from './scale'
import { NARROWEST, SMALL_ADVANCE, wrap } from './text-lines'

/** Pixels of the mark at the end of the main line. */
const END = 12
/** Percent above the highest point, for its value and the numbers of notes. */
const HEAD = 12
/** Where the lines end, in percent of the width: names need more room than just a value. */
const [NAMED, ALONE] = [66, 80]
/** Characters per line of a name. */
const NAME = 12

/** Values over time: one line per series on a shared scale from zero, with name and last value at its end. */
export function LineChart(chart: ChartData) {
  const { labels, series, format, marks, summary } = chart
  const { main, others } = splitSeries(series)
  const last = labels.length - 1
  const right = others.length > 0 ? NAMED : ALONE
  const after = isAfter(chart, main.name)
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  const x = (index: number) => (index / last) * right
  const y = (value: number) => HEAD + (100 - HEAD) * (1 - scale(value))
  const path = (values: readonly number[]) =>
    `M${values.map((value, index) => `${round(x(index))} ${round(y(value))}`).join('L')}`
  const at = (values: readonly number[], index: number) => y(valueAt(values, index))
  const ends = series
    .map(({ name, values }) => ({
      at: at(values, last),
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
      <line className="g-base" x2={percent(right)} y1="100%" y2="100%" />
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
      <Starts {...chart} y={y} />
      <rect
        // A single line’s end is the value after the work.
        className={after || others.length === 0 ? 'g-a' : 'g-f'}
        x={percent(right)}
        y={percent(at(main.values, last))}
        width={END}
        height={END}
        transform={`translate(${-END / 2} ${-END / 2})`}
      />
      <EndLabels labels={ends} x={right} />
      <AxisLabels labels={labels} right={right} />
    </svg>
  )
}

/** First values: above the highest line, and below the lowest if the axis leaves room. */
function Starts({ series, format, y }: ChartData & { y: (value: number) => number }) {
  const first = series.map(({ values }) => valueAt(values, 0))
  const ends = new Set([Math.max(...first), Math.min(...first)])
  return (
    <>
      {[...ends].map((value, order) => (
        <Label
          key={value}
          x={0}
          y={y(value)}
          dy={order && y(value) < 100 - HEAD ? 1.1 : -0.4}
          lines={[formatValue(value, format)]}
          className="g-b"
        />
      ))}
    </>
  )
}

/** Labels below their points, always including the last: about ten at most, fewer in a narrow chart. */
function AxisLabels({ labels, right }: { labels: readonly string[]; right: number }) {
  const last = labels.length - 1
  const longest = Math.max(...labels.map(label => label.length)) * SMALL_ADVANCE + 8
  const room = Math.max(1, Math.floor((NARROWEST * right) / 100 / longest))
  const step = Math.ceil(labels.length / 10)
  // A multiple, so a narrow chart shows some of a wide one’s labels.
  const narrowStep = Math.ceil(labels.length / room / step) * step
  return (
    <>
      {labels.map((label, index) =>
        (last - index) % step === 0 ? (
          <Label
            key={index}
            x={(index / last) * right}
            y={100}
            dy={1.5}
            anchor={index === 0 ? 'start' : 'middle'}
            lines={[label]}
            className={(last - index) % narrowStep === 0 ? undefined : 'g-wide'}
          />
        ) : null,
      )}
    </>
  )
}
