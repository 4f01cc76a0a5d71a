/** Types of chart data, as the data layer returns them. */
import type { Chart } from '../content/chart'
import type { Metric } from '../content/metric'

/** A chart drawn from its numbers. */
export type ChartData = Chart

/** A result with everything needed to judge it. */
export type MetricData = Metric
