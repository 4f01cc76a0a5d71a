/** Types of chart data, as the data layer returns them. */
import type { Chart } from '../content/chart'
import type { Metric } from '../content/metric'

/** A declared type, read-only. Optional fields can also be `null`, like in GraphQL. */
type Given<Value> = Value extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : Value extends object
    ? {
        readonly [Key in keyof Value]:
          Given<Value[Key]> | (undefined extends Value[Key] ? null : never)
      }
    : Value

/** A chart drawn from its numbers. */
export type ChartData = Given<Chart>

/** One line, or the bars of one color. */
export type ChartSeries = ChartData['series'][number]

/** A result with everything needed to judge it. */
export type MetricData = Given<Metric>
