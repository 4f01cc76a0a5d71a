import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { splitSeries } from './emphasis'
import { EndLabels } from './EndLabels'
import { Label } from './Label'
import { percent, round, scaleFromZero, valueAt } from './scale'
import { NARROWEST, SMALL_ADVANCE, wrap } from './text-lines'

/** Pixels of the mark at the end of the main line. */
const END = 12
/** Percent above the highest point, for its number and the numbers of notes. */
const HEAD = 12
/** Where the lines end, in percent of the width: names need more room than a number alone. */
const [NAMED, ALONE] = [66, 80]
/** Characters on a line of a name. */
const NAME = 12

/** Values over time, each series a line from one zero: names and last numbers stand at the ends. */
export function LineChart(chart: ChartData) {
  const { labels, series, format, marks, summary } = chart
  const { main, others } = splitSeries(series)
  const last = labels.length - 1
  const right = others.length > 0 ? NAMED : ALONE
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
        <path className="g-line g-main" d={path(main.values)} />
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
        className="g-a"
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

/** The first number of the highest line, over it, and of the lowest, under it where the axis leaves room. */
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

/** Labels under the points that they name, at most about ten, fewer on a narrow drawing; the last always. */
function AxisLabels({ labels, right }: { labels: readonly string[]; right: number }) {
  const last = labels.length - 1
  const longest = Math.max(...labels.map(label => label.length)) * SMALL_ADVANCE + 8
  const room = Math.max(1, Math.floor((NARROWEST * right) / 100 / longest))
  const step = Math.ceil(labels.length / 10)
  // Those of a narrow drawing are among those of a wide one.
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
