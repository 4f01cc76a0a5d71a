/** Formats numbers, money, dates, and times in American English, so that charts, tables, and cards always match. */
import type { NumberFormat } from './chart'
import type { Duration, TimePeriod } from './duration'
import type { Price } from './price'

const LOCALE = 'en-US'
const NO_BREAK = '\u00A0'
const MINUS = '−'

/** A value before and after a change, and which direction is better. */
export interface Change {
  readonly baseline: number
  readonly value: number
  readonly format: NumberFormat
  readonly better?: 'higher' | 'lower'
}

/** Returns a sensible number of decimal places for a number’s size. */
function fractionDigits(size: number) {
  if (size >= 1000) return 0
  return size >= 10 ? 1 : 2
}

/**
 * Formats a number: 1,093 or 38.2.
 *
 * @param minimum minimum decimal places
 * @param maximum maximum decimal places; by default, depends on the number’s size
 */
export function formatNumber(
  value: number,
  minimum = 0,
  maximum = fractionDigits(Math.abs(value)),
  style: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: minimum,
    maximumFractionDigits: Math.max(minimum, maximum),
    // By default, −0.001 would become “-0”.
    signDisplay: 'negative',
    ...style,
  })
    .format(value)
    .replace('-', MINUS)
}

const formatPercent = (value: number, minimum?: number, maximum?: number) =>
  formatNumber(value, minimum, maximum, { style: 'unit', unit: 'percent' })

/** Formats a dollar amount. Cents appear only below $1,000, and only if there are any. */
export function formatMoney(value: number): string {
  const cents = Math.abs(value) < 1000 && !Number.isInteger(value) ? 2 : 0
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  return formatNumber(value, cents, cents, style)
}

/** Capitalizes the first letter. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Keeps number ranges on one line, since browsers may break lines after the dash. A hyphen counts as a dash if a word
 * follows the range, as in “4-8 weeks”, but not in dates, codes, or URLs.
 */
export const keepRanges = (text: string) =>
  text.replace(/\d–(?=\$?\d)|(?<![\w/.-])\$?\d[\d,.]*-(?=\$?\d[\d,.]* \p{L})/gu, '$&\u2060')

/** Formats a range: “4–5”, or “4” if there’s only one number. */
const formatRange = <Value>(
  from: Value,
  to: Value | null | undefined,
  format: (value: Value) => string,
) => (to == null || to === from ? format(from) : keepRanges(`${format(from)}–${format(to)}`))

/** GraphQL returns null for missing fields. */
type Nullable<Type> = {
  [Key in keyof Type]: Type[Key] | (undefined extends Type[Key] ? null : never)
}

const formatPer = (per: string) => (per === 'once' ? '' : ` per ${per}`)

/** Formats a price: “$2,800–$4,800” (one-time), “$1,900 per month”, or “$38–$180 per page”. */
export const formatPrice = ({ from, to, per }: Nullable<Price>): string =>
  formatRange(from, to, formatMoney) + formatPer(per)

/** Formats a starting price: “from $5,000” or “from $1,900 per month”. */
export const formatLowestPrice = ({ from, per }: Pick<Price, 'from' | 'per'>): string =>
  `from ${formatPrice({ from, per })}`

/** Formats a duration: “12 weeks” or “4–5 months”. */
export const formatDuration = ({ from, to, unit }: Nullable<Duration>): string =>
  formatCount(to ?? from, unit, `${unit}s`, formatRange(from, to, formatNumber))

/** Formats a time period: “Week 1”, “Weeks 2–3”, “From month 4”, or its label. */
export function formatPeriod({ from, to, unit, label }: Nullable<TimePeriod>): string {
  if (label) return label
  if (to === undefined || to === null) return `From ${unit}${NO_BREAK}${from}`
  return `${capital(unit)}${from === to ? '' : 's'}${NO_BREAK}${formatRange(from, to, String)}`
}

const PLURALS = new Intl.PluralRules(LOCALE)

/** Picks the singular or plural for a number as shown: 1.004 is shown as “1”, so it’s singular. */
export const nounFor = (number: number, one: string, many = `${one}s`): string => {
  const size = Math.abs(number)
  return PLURALS.select(Number(size.toFixed(fractionDigits(size)))) === 'one' ? one : many
}

/** Lowercases a name for use mid-sentence: “web design”, but “SEO”. */
export const inSentence = (name: string) =>
  name.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())

/** Formats a number and its noun, and keeps them on one line: “1 day” or “3 days”. */
export const formatCount = (
  number: number,
  one: string,
  many?: string,
  digits = formatNumber(number),
): string => `${digits}${NO_BREAK}${nounFor(number, one, many)}`

const SYMBOLS = { seconds: 's', minutes: 'min', hours: 'h' }

/** Formats a number with its symbol or unit: 1,093 · 41% · $38.20 · 4.2× · 1.8 s · 14 days · 4.9. */
export function formatValue(value: number, format: NumberFormat): string {
  switch (format) {
    case 'percent':
      return formatPercent(value)
    case 'currency':
      return formatMoney(value)
    case 'multiple':
      return `${formatNumber(value)}×`
    case 'seconds':
    case 'minutes':
    case 'hours':
      return `${formatNumber(value)}${NO_BREAK}${SYMBOLS[format]}`
    case 'days':
      return formatCount(value, 'day')
    case 'rating':
      return formatNumber(value, 1, 1)
    case 'number':
      return formatNumber(value)
  }
}

/** Splits a formatted number from its unit, so the unit can be smaller: “14 days” becomes “14” and “days”. */
export function splitUnit(text: string): [figure: string, unit: string] {
  const [figure = '', unit = ''] = text.split(NO_BREAK)
  return [figure, unit]
}

/** Whether the value changed for the better. */
export function isGood({ baseline, value, better }: Omit<Change, 'format'>): boolean {
  return better === 'higher' ? value > baseline : value < baseline
}

function formatDifference({ baseline, value, format }: Change) {
  const difference = value - baseline
  const sign = difference > 0 ? '+' : MINUS
  const size = Math.abs(difference)
  if (format === 'percent') {
    const precision = size < 1 ? 2 : 1
    const shown = Number(size.toFixed(precision))
    return sign + formatCount(shown, 'point', 'points', formatNumber(size, 0, precision))
  }
  // Round first, since 4.9 − 4.1 is 0.8000000000000007.
  if (format === 'rating' || baseline <= 0) {
    return sign + formatValue(Number(size.toPrecision(12)), format)
  }
  return sign + formatPercent(percentage(size / baseline), 0, 1)
}

/**
 * Formats the change between two values: “+83%”, “−19%”, or “+2.4 points” for percentages. For ratings and baselines of
 * zero or less, where a percentage makes no sense, shows the difference. Adds “worse” to a change for the worse.
 */
export function formatChange(change: Change): string {
  if (change.value === change.baseline) return 'no change'
  const isWorse = change.better && !isGood(change)
  return formatDifference(change) + (isWorse ? ', worse' : '')
}

/** Converts a share to a percentage, rounded to tenths below 10% and never up to 100%. */
function percentage(share: number) {
  const percent = share * 100
  const digits = percent < 10 || (percent > 99.5 && percent < 100) ? 1 : 0
  return Number(percent.toFixed(digits))
}

const DATE_PARTS: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
]

/** Formats YYYY-MM-DD, YYYY-MM, or YYYY: “December 9, 2025”, “December 2025”, or “2025”. */
export function formatDate(day: string): string {
  const parts = DATE_PARTS[day.split('-').length - 1]
  return new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: 'UTC' }).format(new Date(day))
}

/** Formats the date a number of days from now, in the visitor’s time zone. */
export function formatDateFromNow(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return date.toLocaleDateString(LOCALE, { dateStyle: 'long' })
}

/** Formats HH:MM as “9 a.m.” or “5:30 p.m.” */
function formatTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes}${NO_BREAK}${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/** When an office is open. Days are consecutive, and times are HH:MM. */
interface OpeningHours {
  readonly days: readonly string[]
  readonly opens: string
  readonly closes: string
}

/** Formats opening hours: “Monday to Friday, 9 a.m.–6 p.m.” */
export function formatHours({ days, opens, closes }: OpeningHours): string {
  const ends = [...new Set([days[0], days.at(-1)])].join(' to ')
  return `${ends}, ${formatTime(opens)}\u2060–\u2060${formatTime(closes)}`
}
