import type { ChartData } from './chart-types'
import { isAfter, OTHER_FILLS, splitSeries } from './emphasis'

/** Units of formats that don’t need another one. */
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

/** The units of a chart's two axes: “Clicks per week, by week since launch”. */
function unitInWords({ unit, axis, format }: ChartData): string {
  const counted = unit ?? UNITS[format]
  return axis ? `${counted}, by ${axis}` : counted
}

/** The key of a chart: its unit, and the colors of its series. */
export function Key(chart: ChartData) {
  const { main, others } = splitSeries(chart.series)
  // Lines are named at their ends.
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
