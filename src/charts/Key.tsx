import type { ChartData } from './chart-types'
import { isAfter, OTHER_FILLS, splitSeries } from './emphasis'

/** The default unit of each format. */
const UNITS = {
  number: '',
  percent: 'Percent',
  currency: 'Dollars',
  multiple: 'Times',
  seconds: 'Seconds',
  minutes: 'Minutes',
  hours: 'Hours',
  days: 'Days',
  rating: 'Stars out of 5',
} as const

/** The units of a chart’s two axes: “Clicks per week, by week since launch”. */
function unitInWords({ unit, axis, format }: ChartData): string {
  const counted = unit ?? UNITS[format]
  return axis ? `${counted}, by ${axis}` : counted
}

/** A chart’s key: its unit and the colors of its series. */
export function Key(chart: ChartData) {
  const { main, others } = splitSeries(chart.series)
  // In line charts, each line is labeled at its end.
  const isNamed = chart.kind === 'line'
  return (
    <p className="g-key">
      <span>{unitInWords(chart)}</span>
      {!isNamed &&
        others.map(({ name }, order) => (
          <span key={name} className={OTHER_FILLS[order]}>
            {name}
          </span>
        ))}
      {!isNamed && others.length > 0 && (
        <span className={isAfter(chart, main.name) ? 'g-a' : 'g-f'}>{main.name}</span>
      )}
    </p>
  )
}
