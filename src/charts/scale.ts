/** Scales. Positions are percentages of the drawing’s size, measured from its top left corner. */

/** Rounds a number to keep the markup short. The result is still more precise than any screen. */
export function round(value: number) {
  return Math.round(value * 100) / 100
}

/** Formats a position as an SVG attribute value. */
export function percent(value: number) {
  return `${round(value)}%`
}

/** Creates the scale all charts use. It maps a value to its share of the maximum, from 0 to 1. */
export function scaleFromZero(values: readonly number[]) {
  // If all values are zero, any divisor will do.
  const most = Math.max(...values) || 1
  return (value: number) => value / most
}

/**
 * Returns an item of a chart’s list, counted from the end if the index is negative.
 *
 * @throws if the item is missing; validation makes sure each label has a value
 */
export function valueAt<Item>(items: readonly Item[], index: number) {
  const item = items.at(index)
  if (item === undefined) throw new Error(`A chart has no item at index ${index}.`)
  return item
}
