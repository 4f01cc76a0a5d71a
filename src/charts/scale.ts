/** Numbers to places. Everything is measured in percent of the drawing, from its upper left. */

/** Rounded for markup: finer than any screen, short in the page. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** A place as an SVG attribute. */
export function percent(value: number): string {
  return `${round(value)}%`
}

/** How many doublings lie between before and after; below zero, halvings. */
export const doublings = ({ baseline, value }: { baseline: number; value: number }) =>
  Math.log2(value / baseline)

/** The one scale of all drawings: from a value to its share of the greatest one, 0 to 1. */
export function scaleFromZero(values: readonly number[]): (value: number) => number {
  // All values zero: any length will do, as long as nothing is divided by it.
  const most = Math.max(...values) || 1
  return value => value / most
}

/** A value of a series. @throws where there is none: the check gives each label one */
export function valueAt(values: readonly number[], index: number): number {
  const value = values[index]
  if (value === undefined) throw new Error(`A series of a chart has no value ${index + 1}.`)
  return value
}
