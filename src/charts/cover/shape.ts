/** The flat shapes that covers are made of, on a sheet of 400 by 300. */

export const WIDTH = 400
export const HEIGHT = 300

/** One of the two numbers of a cover as a bar, from one zero to one scale. */
export interface CoverMark {
  /** The colour of what was before, or the accent of what came of it. */
  readonly fill: 'first' | 'accent'
  /** The direction in which it grows from its zero. */
  readonly grows: 'up' | 'down' | 'right'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The path of a bar, in whole numbers: at this size nothing finer can be seen. */
export function pathOf({ x, y, width, height }: CoverMark): string {
  const [left, top] = [x, y].map(Math.round)
  const [right, foot] = [x + width, y + height].map(Math.round)
  return `M${left} ${top}L${right} ${top}L${right} ${foot}L${left} ${foot}z`
}
