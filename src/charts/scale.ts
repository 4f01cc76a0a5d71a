/** Scales. Positions are percentages of the drawing’s size, measured from its top left corner. */

/** Rounds a number to keep the markup short. The result is still more precise than any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Formats a position as an SVG attribute value. */
export function percent(value: number): string {
  return `${round(value)}%`
}

/** Creates the scale all charts use. It maps a value to its share of the maximum, from 0 to 1. */
export function scaleFromZero(values: readonly number[]): (value: number) => number {
  // If all values are zero, any divisor will do.
  const most = Math.max(...values) || 1
  return value => value / most
}

/**
 * Returns a value from a series.
 *
 * @throws if the value is missing; validation makes sure each label has one
 */
export function valueAt(values: readonly number[], index: number): number {
  const value = values[index]
  if (value === undefined) throw new Error(`A chart series is missing value ${index + 1}.`)
  return value
}
