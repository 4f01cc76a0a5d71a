/** A study’s first result as two bars on a sheet of 400 by 300: its cover. */
import type { MetricData } from '../chart-types'
import { scaleFromZero } from '../scale'

export const WIDTH = 400
export const HEIGHT = 300

/** What a cover is drawn from. */
export interface CoverSubject {
  /** The study’s first metric. */
  readonly metric: Pick<MetricData, 'label' | 'baseline' | 'value' | 'format'>
  /** A number that is the study’s own: it chooses composition and colours. */
  readonly variant: number
}

/** One of the two numbers of a cover as a bar, from one zero to one scale. */
export interface CoverBar {
  /** The direction in which it grows from its zero. */
  readonly grows: 'up' | 'down' | 'right'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The sets of colours, as in graphics.css: no ground has the colour of a bar, as teal would. */
const COLOURS = [
  { className: 'g-c0', ground: 'pale' },
  { className: 'g-c5', ground: 'teal' },
  { className: 'g-c2', ground: 'deep' },
  { className: 'g-c3', ground: 'pale' },
  { className: 'g-c4', ground: 'deep' },
] as const

/** A cover’s class, and the field that its ground continues. */
export const coverColours = (variant: number): (typeof COLOURS)[number] =>
  COLOURS[variant % COLOURS.length] ?? COLOURS[0]

/** The bars of the metric’s two numbers: what fell hangs or lies, anything else stands or lies. */
export function coverBars({ metric, variant }: CoverSubject): readonly [CoverBar, CoverBar] {
  const { baseline, value } = metric
  const scale = scaleFromZero([baseline, value])
  // Each direction meets each set of colours before any pair returns.
  const lies = Math.floor(variant / COLOURS.length) % 2 === 0
  const grows = lies ? 'right' : value < baseline ? 'down' : 'up'
  return [bar(grows, scale(baseline), 0), bar(grows, scale(value), 1)]
}

/** A bar of a share of the greater number; the second stands beside or below the first. */
function bar(grows: CoverBar['grows'], share: number, order: number): CoverBar {
  if (grows === 'right') {
    const height = HEIGHT / 2
    return { grows, x: 0, y: order * height, width: Math.round(WIDTH * share), height }
  }
  const [width, height] = [WIDTH / 2, Math.round(HEIGHT * share)]
  return { grows, x: order * width, y: grows === 'up' ? HEIGHT - height : 0, width, height }
}

/** A number out of a slug, so that a cover stays the same whatever else changes. */
export function variantOf(slug: string): number {
  let hash = 0
  for (const character of slug) hash = (hash * 31 + character.charCodeAt(0)) % 9973
  return hash
}
