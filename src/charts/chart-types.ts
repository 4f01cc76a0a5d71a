/** Chart data types, as returned by the data layer. */
import type { Chart } from '../content/chart'
import type { Metric } from '../content/metric'

/** A chart's data. */
export type ChartData = Chart

/** A result and how it was measured. */
export type MetricData = Metric
