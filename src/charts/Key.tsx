import type { ChartData } from './chart-types'
import { splitSeries } from './emphasis'
import { unitInWords } from './format'

/** The fills of the series a main one is compared with. */
export const OTHER_FILLS = ['g-i', 'g-s'] as const

/**
 * How to read a chart: in what it counts, and whose colour is whose.
 *
 * @param named whether the drawing itself names its series
 */
export function Key({ chart, named }: { readonly chart: ChartData; readonly named: boolean }) {
  const { main, others } = splitSeries(chart.series)
  return (
    <p className="g-key">
      <span>{unitInWords(chart)}</span>
      {!named &&
        others.map(({ name }, order) => (
          <span key={name} className={OTHER_FILLS[order]}>
            {name}
          </span>
        ))}
      {!named && others.length > 0 && <span className="g-f">{main.name}</span>}
    </p>
  )
}
