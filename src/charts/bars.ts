/** What upright and lying bars share: how long each is, its colour and its number. */
import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { stressed } from './emphasis'
import { scaleFromZero } from './scale'

/** The fills of the series a main one is compared with. */
export const OTHER_FILLS = ['g-i', 'g-s'] as const

/** The bars of a chart; the stressed one is the last, so that its edge lies over its neighbours. */
export function barsOf(chart: ChartData) {
  const { series, format } = chart
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  const stress = stressed(chart)
  return series
    .flatMap(({ values }, order) =>
      values.map((value, index) => {
        const isMain = order === series.length - 1
        const matters = isMain && index === stress
        return {
          index,
          order,
          /** The share of the greatest value, 0 to 1. */
          share: scale(value),
          number: formatValue(value, format),
          matters,
          fill: matters ? 'g-a' : isMain ? 'g-f' : OTHER_FILLS[order],
          /** The colour of text in the bar. */
          onFill: matters ? 'g-x' : isMain ? '' : 'g-o',
        }
      }),
    )
    .sort((one, other) => Number(one.matters) - Number(other.matters))
}
