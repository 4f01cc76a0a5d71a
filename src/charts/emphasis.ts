/** What a chart is about: the series that matters, and the one value in it. */
import type { ChartData, ChartSeries } from './chart-types'

/** The latest year that a name mentions; 0 where it mentions none. */
function latestYear(name: string): number {
  const years = [...name.matchAll(/(\d{4})(?:[–-](\d{2})\b)?/g)].map(([, year, short]) =>
    short ? Number(`${year?.slice(0, 2)}${short}`) : Number(year),
  )
  return Math.max(0, ...years)
}

/**
 * The series that matters, and those it is compared with, in their order. It is the one of the latest year
 * where the names tell years, and the last of several that tell the same or none: before comes before after.
 */
export function splitSeries(series: readonly ChartSeries[]): {
  main: ChartSeries
  others: ChartSeries[]
} {
  const main = series.reduce((best, candidate) =>
    latestYear(candidate.name) >= latestYear(best.name) ? candidate : best,
  )
  return { main, others: series.filter(candidate => candidate !== main) }
}

/**
 * The index of the value to stress: the one that the chart names, else the greatest change against the
 * first other series, else the greatest value.
 */
export function stressed({ labels, series, stress }: Emphasised): number {
  const named = labels.indexOf(stress ?? '')
  if (named >= 0) return named
  const { main, others } = splitSeries(series)
  const before = others[0]
  const weights = main.values.map((value, index) => Math.abs(value - (before?.values[index] ?? 0)))
  return weights.indexOf(Math.max(...weights))
}

/** What decides where the stress lies. */
export type Emphasised = Pick<ChartData, 'labels' | 'series' | 'stress'>
