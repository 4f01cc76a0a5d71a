/** A study’s first result as two bars: what its cover and its social image are drawn from. */
import type { MetricData } from '../chart-types'
import { HEIGHT, WIDTH, type CoverMark } from './shape'

/** What a cover is drawn from. */
export interface CoverSubject {
  /** The study’s first metric. */
  readonly metric: Pick<MetricData, 'label' | 'baseline' | 'value' | 'format'>
  /** A number that is the study’s own: it chooses composition and colours. */
  readonly variant: number
}

/** How many sets of colours there are, and the field that each has as its ground, as in graphics.css. */
export const COLOURINGS = 5
const GROUNDS = ['pale', 'teal', 'deep', 'pale', 'deep'] as const

/** The field that a cover's ground continues. */
export function coverGround(variant: number): (typeof GROUNDS)[number] {
  return GROUNDS[variant % COLOURINGS] ?? 'teal'
}

/** A bar of a share of the greater number, 0 to 1; the second stands beside or below the first. */
type Composition = (share: number, isSecond: boolean) => Omit<CoverMark, 'fill'>

const pillar: Composition = (share, isSecond) => {
  const height = HEIGHT * share
  return {
    grows: 'up',
    x: isSecond ? WIDTH / 2 : 0,
    y: HEIGHT - height,
    width: WIDTH / 2,
    height,
  }
}

const banner: Composition = (share, isSecond) => ({
  ...pillar(share, isSecond),
  grows: 'down',
  y: 0,
})

const row: Composition = (share, isSecond) => ({
  grows: 'right',
  x: 0,
  y: isSecond ? HEIGHT / 2 : 0,
  width: WIDTH * share,
  height: HEIGHT / 2,
})

/** The bars of the metric’s two numbers: what fell hangs or lies, anything else stands or lies. */
export function coverMarks({ metric, variant }: CoverSubject): readonly [CoverMark, CoverMark] {
  const { baseline, value } = metric
  const most = Math.max(baseline, value) || 1
  // Each way meets each set of colours before any pair returns.
  const lies = Math.floor(variant / COLOURINGS) % 2 === 0
  const draw = lies ? row : value < baseline ? banner : pillar
  return [
    { fill: 'first', ...draw(Math.max(0, baseline / most), false) },
    { fill: 'accent', ...draw(Math.max(0, value / most), true) },
  ]
}

/** A number out of a slug, so that a cover stays the same whatever else changes. */
export function variantOf(slug: string): number {
  let hash = 0
  for (const character of slug) hash = (hash * 31 + character.charCodeAt(0)) % 9973
  return hash
}
