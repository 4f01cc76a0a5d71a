/** A study’s numbers as flat shapes: what its cover and its social image are drawn from. */
import type { ChartKind, ChartSeries } from '../chart-types'
import { splitSeries, stressed } from '../emphasis'
import type { NumberFormat } from '../format'
import { blocks, COMPOSITIONS, OF_METRIC } from './compositions'
import type { CoverData, Shape } from './shape'

/** What a cover is drawn from. */
export interface CoverSubject {
  /** The study’s first metric. */
  readonly metric: {
    readonly label: string
    readonly baseline: number
    readonly value: number
    readonly format: NumberFormat
    readonly better: 'higher' | 'lower'
  }
  /** The study’s first chart. */
  readonly chart: {
    readonly kind: ChartKind
    readonly labels: readonly string[]
    readonly series: readonly ChartSeries[]
    readonly stress?: string | null
  }
  /** A number that is the study’s own: it chooses composition and colours. */
  readonly variant: number
}

/** How many sets of colours `g-c0`, `g-c1` … there are. */
export const COLOURINGS = 6

/** The field that each set of colours has as its ground, as in graphics.css. */
const GROUNDS = ['pale', 'teal', 'deep', 'pale', 'teal', 'deep'] as const

/** The field that a cover's ground continues. */
export function coverGround(variant: number): (typeof GROUNDS)[number] {
  return GROUNDS[variant % COLOURINGS] ?? 'teal'
}

/** The shapes, and whether they are the two blocks that stand for the metric’s two numbers. */
export function coverShapes(subject: CoverSubject): { shapes: Shape[]; isBlocks: boolean } {
  const ways = COMPOSITIONS[subject.chart.kind]
  const { variant } = subject
  // Every composition meets every colouring before any pair returns.
  const turn = variant + Math.floor(variant / COLOURINGS) + Math.floor(variant / (5 * COLOURINGS))
  const compose = ways[turn % ways.length]
  return { shapes: compose?.(coverData(subject)) ?? [], isBlocks: compose === blocks }
}

/** The shapes of a chart by itself, where no metric goes with it. */
export function chartShapes(chart: CoverSubject['chart'], variant: number): Shape[] {
  const ways = COMPOSITIONS[chart.kind].filter(way => !OF_METRIC.has(way))
  const compose = ways[Math.floor(variant / COLOURINGS) % ways.length]
  return compose?.({ ...valuesOf(chart), from: 0, to: 0 }) ?? []
}

/** A number out of a slug, so that a cover stays the same whatever else changes. */
export function variantOf(slug: string): number {
  let hash = 0
  for (const character of slug) hash = (hash * 31 + character.charCodeAt(0)) % 9973
  return hash
}

function coverData({ metric, chart }: CoverSubject): CoverData {
  const top = Math.max(metric.baseline, metric.value) || 1
  return {
    ...valuesOf(chart),
    from: Math.max(0, metric.baseline / top),
    to: Math.max(0, metric.value / top),
    percent: metric.format === 'percent' ? metric.value : undefined,
  }
}

/** A chart's numbers as shares of the greatest. */
function valuesOf(chart: CoverSubject['chart']): Omit<CoverData, 'from' | 'to'> {
  const { main, others } = splitSeries(chart.series)
  const before = others[0]
  const most = Math.max(...main.values, ...(before?.values ?? [])) || 1
  const share = (value: number) => Math.max(0, value / most)
  return {
    kind: chart.kind,
    values: main.values.map(share),
    before: before?.values.map(share),
    stress: chart.kind === 'line' ? main.values.length - 1 : stressed(chart),
  }
}
