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

/** Values between `low` and `high`, laid out over `length` percent. */
export interface Scale {
  readonly low: number
  readonly high: number
  /** The share of the length, 0 to 1, at which a value lies. */
  at(value: number): number
}

/** The one scale of all drawings: from zero, or from the lowest value where that lies below zero. */
export function scaleFromZero(values: readonly number[]): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  // All values zero: any height will do, as long as nothing is divided by it.
  const span = high - low || 1
  return { low, high, at: value => (value - low) / span }
}

/**
 * Which of `count` labels to show so that about `most` are: evenly, counted from one that must be among
 * them.
 *
 * @param of the step is a multiple of this, so that a thinner choice is part of a denser one
 * @param kept the label to count from; the last, since its value is the one that the eye looks up
 */
export function thinned(
  count: number,
  most: number,
  of = 1,
  kept = count - 1,
): { step: number; has(index: number): boolean } {
  const step = Math.ceil(count / Math.max(1, most) / of) * of
  return { step, has: index => (kept - index) % step === 0 }
}
