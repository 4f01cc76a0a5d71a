/** Which series and values a chart emphasizes. */
import type { ChartData } from './chart-types'

/** Splits off the main series, which comes last: series are ordered from “before” to “after”. */
export function splitSeries(series: ChartData['series']) {
  return { main: series.reduce((_, last) => last), others: series.slice(0, -1) }
}

/** Fill classes of the series the main series is compared with. */
export const OTHER_FILLS = ['g-i', 'g-s'] as const

/** Whether a value was measured after the work. Orange is reserved for these values. */
export const isAfter = ({ after }: ChartData, series: string, label?: string): boolean =>
  Boolean(after) && (after === series || after === label)
