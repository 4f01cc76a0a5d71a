/** Shared by vertical and horizontal bars: length, color, and number. */
import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { isAfter } from './emphasis'
import { scaleFromZero } from './scale'

/** Fills of the series the main one is compared with. */
export const OTHER_FILLS = ['g-i', 'g-s'] as const

/** The bars of a chart. Orange ones come last, so their edges cover their neighbors. */
export function barsOf(chart: ChartData) {
  const { labels, series, format } = chart
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  return series
    .flatMap(({ name, values }, order) =>
      values.map((value, index) => {
        const isMain = order === series.length - 1
        const after = isAfter(chart, name, labels[index])
        return {
          index,
          order,
          /** The share of the greatest value, from 0 to 1. */
          share: scale(value),
          number: formatValue(value, format),
          after,
          fill: after ? 'g-a' : isMain ? 'g-f' : OTHER_FILLS[order],
          /** The class of text in the bar. */
          onFill: after ? 'g-x' : isMain ? '' : 'g-o',
        }
      }),
    )
    .sort((one, other) => Number(one.after) - Number(other.after))
}
