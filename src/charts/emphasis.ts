/** What a chart is about: the series that matters, and the one value in it. */
import type { ChartData, ChartSeries } from './chart-types'
import { valueAt } from './scale'

/** The series that matters, which is the last, and those it is compared with: before comes before after. */
export function splitSeries(series: readonly ChartSeries[]): {
  main: ChartSeries
  others: readonly ChartSeries[]
} {
  return { main: series.reduce((_, last) => last), others: series.slice(0, -1) }
}

/**
 * The index of the value to stress: the one that the chart names, else the end of a path, else the greatest
 * change against the first other series, else the greatest value.
 */
export function stressed({ kind, labels, series, stress }: ChartData): number {
  const named = labels.indexOf(stress ?? '')
  if (named >= 0) return named
  if (kind === 'funnel') return labels.length - 1
  const { main, others } = splitSeries(series)
  const before = others[0]
  const weights = main.values.map((value, index) =>
    Math.abs(value - (before ? valueAt(before.values, index) : 0)),
  )
  return weights.indexOf(Math.max(...weights))
}
