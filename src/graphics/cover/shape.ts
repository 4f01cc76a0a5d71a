/** The flat shapes that covers are made of, on a sheet of 400 by 300. */
import type { ChartKind } from '../chart-types'

export const WIDTH = 400
export const HEIGHT = 300

export type Point = readonly [x: number, y: number]

/** What a shape is filled with: the sheet’s ground, its first and its second colour, or the accent. */
export type Fill = 'ground' | 'first' | 'second' | 'accent'

/** Polygons of one colour. Later shapes lie on earlier ones. */
export interface Shape {
  readonly fill: Fill
  readonly polygons: readonly (readonly Point[])[]
}

/** What a cover is drawn from, made comparable: numbers are shares of the greatest, 0 to 1. */
export interface CoverData {
  readonly kind: ChartKind
  /** The chart’s main series. */
  readonly values: readonly number[]
  /** The series it is compared with. */
  readonly before?: readonly number[]
  /** The index of the value to stress. */
  readonly stress: number
  /** The metric: where it started, where it stands. */
  readonly from: number
  readonly to: number
  /** The metric as a share of 100, where it is one. */
  readonly percent?: number
}

/** One way to draw a cover. */
export type Composition = (data: CoverData) => Shape[]

export function shape(fill: Fill, ...polygons: readonly (readonly Point[])[]): Shape {
  return { fill, polygons }
}

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** The path of a shape, in whole numbers: at this size nothing finer can be seen. */
export function pathOf({ polygons }: Shape): string {
  return polygons
    .map(points => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`)
    .join('')
}

function contains(points: readonly Point[], x: number, y: number): boolean {
  let inside = false
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

/** What colour the sheet has at a place. */
export function fillAt(shapes: readonly Shape[], x: number, y: number): Fill {
  for (let index = shapes.length - 1; index >= 0; index--) {
    const one = shapes[index]
    if (one?.polygons.some(points => contains(points, x, y))) return one.fill
  }
  return 'ground'
}
