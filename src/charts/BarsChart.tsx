import type { ChartData } from './chart-types'
import { ColumnBars, fitsColumns } from './ColumnBars'
import { RowBars } from './RowBars'

/** Bars: upright where names and numbers have room on a telephone, otherwise lying, one to a row. */
export function BarsChart(chart: ChartData) {
  return fitsColumns(chart) ? <ColumnBars {...chart} /> : <RowBars {...chart} />
}
