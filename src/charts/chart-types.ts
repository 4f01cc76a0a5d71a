/** The shapes that charts are drawn from: those of the declaration, as the data layer gives them. */
import type { Chart } from '../content/chart'
import type { Metric } from '../content/metric'

/** What a declaration makes, read only; what was left out may also be `null`, as GraphQL gives it. */
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

/** bars: compare; line: over time; funnel: steps of a path; share: parts of a whole. */
export type ChartKind = ChartData['kind']

/** One line, or one colour of bars. */
export type ChartSeries = ChartData['series'][number]

/** A result with everything needed to judge it. */
export type MetricData = Given<Metric>
