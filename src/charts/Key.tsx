import { capital } from '../content/format'
import type { Chart, NumberFormat } from '../content/chart'
import { fillOf } from './emphasis'

/** The default units of formats that aren’t named after their unit. */
const UNITS: Partial<Record<NumberFormat, string>> = {
  currency: 'Dollars',
  multiple: 'Times',
  rating: 'Stars out of 5',
}

/** A chart’s key: its units (“Clicks per week, by week since launch”) and the colors of its series. */
export function Key(chart: Chart) {
  const { kind, series, unit, axis, format } = chart
  const counted = unit ?? UNITS[format] ?? capital(format)
  return (
    <p className="g-key">
      <span>{axis ? `${counted}, by ${axis}` : counted}</span>
      {/* In line charts, each line is labeled at its end. */}
      {kind !== 'line' &&
        series.length > 1 &&
        series.map(one => (
          <span key={one.name} className={fillOf(chart, one)}>
            {one.name}
          </span>
        ))}
    </p>
  )
}
