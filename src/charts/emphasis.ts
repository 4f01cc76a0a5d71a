/** What a chart compares. */
import type { ChartData } from './chart-types'

/** Splits the main series, which is last, from the others: “before” comes first, “after” last. */
export function splitSeries(series: ChartData['series']) {
  return { main: series.reduce((_, last) => last), others: series.slice(0, -1) }
}

/** Fills of the series that the main series is compared with. */
export const OTHER_FILLS = ['g-i', 'g-s'] as const

/** Whether a value shows the state after the work. Orange means that and nothing else. */
export const isAfter = ({ after }: ChartData, series: string, label?: string): boolean =>
  Boolean(after) && (after === series || after === label)
