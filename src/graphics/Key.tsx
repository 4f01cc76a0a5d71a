import type { ChartSeries } from './chart-types'
import { splitSeries } from './emphasis'

/** The fills of the series a main one is compared with. */
export const OTHER_FILLS = ['g-i', 'g-s'] as const

/** The names of the series, each on its own colour, in the order in which they were given. */
export function Key({ series }: { readonly series: readonly ChartSeries[] }) {
  const { main, others } = splitSeries(series)
  return (
    <span className="g-key">
      {series.map(one => (
        <span key={one.name} className={one === main ? 'g-f' : OTHER_FILLS[others.indexOf(one)]}>
          {one.name}
        </span>
      ))}
    </span>
  )
}
