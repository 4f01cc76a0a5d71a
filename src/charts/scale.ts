/** Scales. Positions are in percent of the drawing, from its top left. */

/** Rounds for markup: finer than any screen shows, but short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** A position as an SVG attribute. */
export function percent(value: number): string {
  return `${round(value)}%`
}

/** The number of doublings from before to after; negative for halvings. */
export const doublings = ({ baseline, value }: { baseline: number; value: number }) =>
  Math.log2(value / baseline)

/** The scale of all charts: returns a value’s share of the greatest, from 0 to 1. */
export function scaleFromZero(values: readonly number[]): (value: number) => number {
  // If all values are zero, any divisor will do.
  const most = Math.max(...values) || 1
  return value => value / most
}

/** A value of a series. @throws if it’s missing; the check makes sure each label has one */
export function valueAt(values: readonly number[], index: number): number {
  const value = values[index]
  if (value === undefined) throw new Error(`A series of a chart has no value ${index + 1}.`)
  return value
}
