/** A study’s first result as two flat shapes: what its cover, its opening and its social image are drawn from. */
import type { MetricData } from '../chart-types'
import { FALLS, LEANING, RISES, squares } from './compositions'
import type { CoverMark } from './shape'

/** What a cover is drawn from. */
export interface CoverSubject {
  /** The study’s first metric. */
  readonly metric: Pick<MetricData, 'label' | 'baseline' | 'value' | 'format'>
  /** A number that is the study’s own: it chooses composition and colours. */
  readonly variant: number
}

/** How many sets of colours `g-c0`, `g-c1` … there are. */
export const COLOURINGS = 5

/** The field that each set of colours has as its ground, as in graphics.css. */
const GROUNDS = ['pale', 'teal', 'deep', 'pale', 'deep'] as const

/** The field that a cover's ground continues. */
export function coverGround(variant: number): (typeof GROUNDS)[number] {
  return GROUNDS[variant % COLOURINGS] ?? 'teal'
}

/** The marks of the metric’s two numbers. */
export function coverMarks({ metric, variant }: CoverSubject): readonly [CoverMark, CoverMark] {
  const { baseline, value, format } = metric
  const most = Math.max(baseline, value) || 1
  const isShare = format === 'percent' && most <= 100 && canBeCounted(baseline, value)
  const all = (value < baseline ? FALLS : RISES).filter(way => most < LONG || !LEANING.has(way))
  const ways = isShare ? [...all.slice(0, -1), squares] : all
  // Each way meets each set of colours before any pair returns; then they go on from another.
  const round = Math.floor(variant / (COLOURINGS * ways.length))
  const compose = ways[(variant + round) % ways.length] ?? squares
  return compose({
    from: Math.max(0, baseline / most),
    to: Math.max(0, value / most),
    percent: isShare ? [baseline, value] : undefined,
  })
}

/** Whether two percentages are as good as whole: as squares they are to each other what they are as numbers. */
function canBeCounted(...percentages: readonly [number, number]): boolean {
  const share = (numbers: readonly number[]) => Math.min(...numbers) / Math.max(...numbers)
  const squares = percentages.map(Math.round)
  return Math.min(...squares) > 4 && Math.abs(share(squares) - share(percentages)) < 0.01
}

/** From this on a number is too long for a mark that leans. */
const LONG = 1000

/** A number out of a slug, so that a cover stays the same whatever else changes. */
export function variantOf(slug: string): number {
  let hash = 0
  for (const character of slug) hash = (hash * 31 + character.charCodeAt(0)) % 9973
  return hash
}
