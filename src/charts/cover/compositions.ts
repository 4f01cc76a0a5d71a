/**
 * Ways to draw a cover. Each shows a metric's two numbers and nothing else: two marks of one width, from
 * one zero, as long as the numbers are.
 */
import { HEIGHT, rectangle, WIDTH, type Composition, type CoverMark, type Point } from './shape'

const HALF = WIDTH / 2
/** How far a leaning bar moves sideways over the whole height: the slope of the mark's stroke. */
const LEAN = 104

const LEFT = { x: [0, HALF], y: [0, HEIGHT] } as const
const RIGHT = { x: [HALF, WIDTH], y: [0, HEIGHT] } as const

/** The part of the sheet that a leaning bar is in, at whatever height. */
const leaning = (second: boolean): CoverMark['own'] => {
  const foot = (WIDTH - LEAN) / 2
  return { x: second ? [foot, WIDTH] : [0, foot + LEAN], y: [0, HEIGHT] }
}

/** Both numbers, each drawn by the same hand in its own half. */
const both =
  (
    draw: (share: number, second: boolean) => Omit<CoverMark, 'fill' | 'own'> & Partial<CoverMark>,
  ) =>
  ({ from, to }: { from: number; to: number }): readonly [CoverMark, CoverMark] => [
    { own: LEFT, ...draw(from, false), fill: 'first' },
    { own: RIGHT, ...draw(to, true), fill: 'accent' },
  ]

/** Two pillars on the foot of the sheet. */
export const pillars: Composition = both((share, second) => {
  const x = second ? HALF : 0
  const y = HEIGHT * (1 - share)
  return { polygons: [rectangle(x, y, HALF, HEIGHT * share)], end: [x, y], grows: 'up' }
})

/** Two banners that hang from its head. */
export const banners: Composition = both((share, second) => {
  const x = second ? HALF : 0
  const y = HEIGHT * share
  return { polygons: [rectangle(x, 0, HALF, y)], end: [x, y], grows: 'down' }
})

/** Two bars from its left edge, the later one below. */
export const rows: Composition = both((share, second) => {
  const y = second ? HEIGHT / 2 : 0
  return {
    polygons: [rectangle(0, y, WIDTH * share, HEIGHT / 2)],
    end: [WIDTH * share, y + HEIGHT / 4],
    grows: 'right',
    own: { x: [0, WIDTH], y: second ? [HEIGHT / 2, HEIGHT] : [0, HEIGHT / 2] },
  }
})

/** Two pillars that lean like the mark's stroke: as high as upright ones. */
export const strokes: Composition = both((share, second) => {
  const width = (WIDTH - LEAN) / 2
  const x = second ? width : 0
  const top = x + LEAN * share
  const y = HEIGHT * (1 - share)
  const outline: Point[] = [
    [x, HEIGHT],
    [top, y],
    [top + width, y],
    [x + width, HEIGHT],
  ]
  return { polygons: [outline], end: [top, y], grows: 'up', leans: true, own: leaning(second) }
})

/** The same, hanging. */
export const hooks: Composition = both((share, second) => {
  const width = (WIDTH - LEAN) / 2
  const x = (second ? width : 0) + LEAN
  const foot = x - LEAN * share
  const y = HEIGHT * share
  const outline: Point[] = [
    [x, 0],
    [x + width, 0],
    [foot + width, y],
    [foot, y],
  ]
  return { polygons: [outline], end: [foot, y], grows: 'down', leans: true, own: leaning(second) }
})

/** The side of a square, and from one square to the next. */
export const SQUARE = 16
export const PITCH = 19

/** Two sheets of a hundred squares, of which as many are filled as the number has percent. */
export const squares: Composition = data => {
  if (!data.percent) return pillars(data)
  const foot = HEIGHT - PITCH + 2
  const draw = (percent: number, left: number): Omit<CoverMark, 'fill' | 'own'> => ({
    polygons: Array.from({ length: Math.round(percent) }, (_, index) =>
      rectangle(left + (index % 10) * PITCH, foot - Math.floor(index / 10) * PITCH, SQUARE, SQUARE),
    ),
    sheet: [left, foot - 9 * PITCH],
    end: [left, foot - 9 * PITCH],
    grows: 'up',
  })
  const [from, to] = data.percent
  return [
    { ...draw(from, 4), fill: 'first', own: LEFT },
    { ...draw(to, 207), fill: 'accent', own: RIGHT },
  ]
}

/**
 * How a result that fell is drawn, in the order in which covers take turns: its marks hang, or go to the
 * right. Any other result stands, or goes to the right.
 */
export const FALLS: readonly Composition[] = [rows, hooks, banners]
export const RISES: readonly Composition[] = [rows, pillars, strokes]

/** Those whose marks are not as wide at their end as below it, and have no room for long numbers. */
export const LEANING: ReadonlySet<Composition> = new Set([hooks, strokes])
