/** The shapes that charts are drawn from; the same as in a study’s front matter. */
import type { NumberFormat } from './format'

/** bars: compare; line: over time; funnel: steps of a path; share: parts of a whole. */
export type ChartKind = 'bars' | 'line' | 'funnel' | 'share'

/** One line, or one colour of bars. */
export interface ChartSeries {
  readonly name: string
  readonly values: readonly number[]
}

/** A note at one label of a chart. */
export interface ChartMark {
  readonly at: string
  readonly text: string
}

/** A chart drawn from its numbers. */
export interface ChartData {
  readonly id: string
  readonly kind: ChartKind
  readonly title: string
  readonly format: NumberFormat
  readonly summary: string
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
  /** The label whose number matters most; left out, the greatest number or change. */
  readonly stress?: string | null
  readonly marks?: readonly ChartMark[] | null
}
