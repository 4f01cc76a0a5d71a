/** Numbers as the site writes them. One place, so that a chart, a table and a card always agree. */

/** How a number is written: with which sign, unit and precision. */
export type NumberFormat =
  | 'number'
  | 'percent'
  | 'currency'
  | 'multiple'
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'rating'

/** A value before and a value after. */
export interface Change {
  readonly baseline: number
  readonly value: number
  readonly format: NumberFormat
}

const NO_BREAK = '\u00A0'
const MINUS = '−'

/** Digits after the point that a number of this size can bear. */
function fractionDigits(size: number): number {
  if (size >= 1000) return 0
  return size >= 10 ? 1 : 2
}

function plain(value: number, minimum = 0, maximum = fractionDigits(Math.abs(value))): string {
  return new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: minimum,
    maximumFractionDigits: Math.max(minimum, maximum),
    // Without it, −0.001 would be written as “-0”.
    signDisplay: 'negative',
  })
    .format(value)
    .replace('-', MINUS)
}

/** Dollars: cents only where there are any, and only below a thousand. */
function currency(value: number): string {
  const size = Math.abs(value)
  const digits = size < 1000 && !Number.isInteger(value) ? 2 : 0
  const amount = plain(size, digits, digits)
  return `${value < 0 ? MINUS : ''}$${amount}`
}

/**
 * A number with its sign or unit: 1,093 · 41% · $38.20 · 4.2× · 1.8 s · 14 days · 4.9.
 * The space before a unit does not break.
 */
export function formatValue(value: number, format: NumberFormat): string {
  switch (format) {
    case 'percent':
      return `${plain(value)}%`
    case 'currency':
      return currency(value)
    case 'multiple':
      return `${plain(value)}×`
    case 'seconds':
      return `${plain(value)}${NO_BREAK}s`
    case 'minutes':
      return `${plain(value)}${NO_BREAK}min`
    case 'hours':
      return `${plain(value)}${NO_BREAK}h`
    case 'days':
      return `${plain(value)}${NO_BREAK}${Math.abs(value) === 1 ? 'day' : 'days'}`
    case 'rating':
      return plain(value, 1, 1)
    case 'number':
      return plain(value)
  }
}

/** A formatted number with its unit apart, so that the unit can be set smaller: “14 days” is 14 and days. */
export function splitUnit(text: string): [figure: string, unit: string] {
  const [figure = '', unit = ''] = text.split(NO_BREAK)
  return [figure, unit]
}

/**
 * The change between two values in words: “+83%”, “−19%”; between percentages “+2.4 points”.
 * Ratings, and changes from nothing or from below nothing, are given as a difference, since a
 * percentage would mean nothing there.
 */
export function describeChange({ baseline, value, format }: Change): string {
  const difference = value - baseline
  if (difference === 0) return 'no change'
  const sign = difference > 0 ? '+' : MINUS
  const size = Math.abs(difference)
  if (format === 'percent') {
    const points = plain(size, 0, size < 1 ? 2 : 1)
    return `${sign}${points}${NO_BREAK}${points === '1' ? 'point' : 'points'}`
  }
  // Rounded first: 4.9 − 4.1 is 0.8000000000000007.
  if (format === 'rating' || baseline <= 0) {
    return sign + formatValue(Number(size.toPrecision(12)), format)
  }
  return `${sign}${plain(percentage(size / baseline), 0, 1)}%`
}

/** Whole percents, tenths below ten; never rounded up to the whole 100 while something is left. */
function percentage(share: number): number {
  const percent = share * 100
  const digits = percent < 10 || (percent > 99.5 && percent < 100) ? 1 : 0
  return Number(percent.toFixed(digits))
}

/** Whether the value moved the way it should. */
export function isGood(metric: {
  readonly baseline: number
  readonly value: number
  readonly better: 'higher' | 'lower'
}): boolean {
  return metric.better === 'higher'
    ? metric.value > metric.baseline
    : metric.value < metric.baseline
}
