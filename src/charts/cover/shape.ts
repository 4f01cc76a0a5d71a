/** The flat shapes that covers are made of, on a sheet of 400 by 300. */

export const WIDTH = 400
export const HEIGHT = 300

export type Point = readonly [x: number, y: number]

/** What a shape is filled with: the sheet’s ground, its colour, or the accent. */
export type Fill = 'ground' | 'first' | 'accent'

/** Polygons of one colour. */
export interface Shape {
  readonly fill: Fill
  readonly polygons: readonly (readonly Point[])[]
}

/** One of the two numbers of a cover as a shape, and where its label stands. */
export interface CoverMark extends Shape {
  /** Where the shape ends, which is where its value is read. */
  readonly end: Point
  /** The direction in which it grows from its zero. */
  readonly grows: 'up' | 'down' | 'right'
  /** Whether its sides lean to the left towards its foot. */
  readonly leans?: boolean
  /** Of squares that are counted: where the sheet of all hundred begins, left and top. */
  readonly sheet?: Point
  /** The part of the sheet that is its own. */
  readonly own: { readonly x: readonly [number, number]; readonly y: readonly [number, number] }
}

/** What a cover is drawn from: a metric’s two numbers as shares of the greater, 0 to 1. */
export interface CoverData {
  /** Where it started, and where it stands. */
  readonly from: number
  readonly to: number
  /** The two as shares of 100, where they are. */
  readonly percent?: readonly [from: number, to: number]
}

/** One way to draw a cover: a mark for each of the two numbers, both to one scale. */
export type Composition = (data: CoverData) => readonly [from: CoverMark, to: CoverMark]

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
  return (
    shapes.find(({ polygons }) => polygons.some(points => contains(points, x, y)))?.fill ?? 'ground'
  )
}
