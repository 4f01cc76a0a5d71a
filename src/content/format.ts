/** Numbers, money, dates, and times in American English. In one place, so charts, tables, and cards always agree. */
import type { NumberFormat } from './chart'
import type { Duration, TimePeriod } from './duration'
import type { Price } from './price'

const LOCALE = 'en-US'
const NO_BREAK = '\u00A0'
const MINUS = '−'

/** A value before and a value after, and which way was meant. */
export interface Change {
  readonly baseline: number
  readonly value: number
  readonly format: NumberFormat
  readonly better?: 'higher' | 'lower'
}

/** Digits after the point that a number of this size can bear. */
function fractionDigits(size: number): number {
  if (size >= 1000) return 0
  return size >= 10 ? 1 : 2
}

/**
 * A number in digits: 1,093 or 38.2.
 *
 * @param minimum digits after the point at least
 * @param maximum digits after the point at most; by the number's size where left out
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
    // Without it, −0.001 would be written as “-0”.
    signDisplay: 'negative',
    ...style,
  })
    .format(value)
    .replace('-', MINUS)
}

const formatPercent = (value: number, minimum?: number, maximum?: number) =>
  formatNumber(value, minimum, maximum, { style: 'unit', unit: 'percent' })

/** Dollars: cents only where there are any, and only below a thousand. */
export function formatMoney(value: number): string {
  const cents = Math.abs(value) < 1000 && !Number.isInteger(value) ? 2 : 0
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  return formatNumber(value, cents, cents, style)
}

/** A text with a capital at its start. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A text whose ranges of numbers stay on one line: a browser may break after their dash. A hyphen makes a range where a
 * word follows, “4-8 weeks”, and stays as it is in dates, codes and addresses.
 */
export const keepRanges = (text: string) =>
  text.replace(/\d–(?=\$?\d)|(?<![\w/.-])\$?\d[\d,.]*-(?=\$?\d[\d,.]* \p{L})/gu, '$&\u2060')

/** Two ends of a range, or the one where there is no other: “4–5”. */
const formatRange = <Value>(
  from: Value,
  to: Value | null | undefined,
  format: (value: Value) => string,
) => (to == null || to === from ? format(from) : keepRanges(`${format(from)}–${format(to)}`))

/** What GraphQL gives has null where a field is left out. */
type Nullable<Type> = {
  [Key in keyof Type]: Type[Key] | (undefined extends Type[Key] ? null : never)
}

const formatPer = (per: string): string => (per === 'once' ? '' : ` per ${per}`)

/**
 * An amount of money and what it is paid for: “$2,800–$4,800”, “$1,900 per month”, “$38–$180 per page”. That a
 * price is paid once is said by a heading, or not at all.
 */
export const formatPrice = ({ from, to, per }: Nullable<Price>): string =>
  formatRange(from, to, formatMoney) + formatPer(per)

/** A lowest price: “from $5,000”, “from $1,900 per month”. */
export const formatLowestPrice = ({ from, per }: Pick<Price, 'from' | 'per'>): string =>
  `from ${formatPrice({ from, per })}`

/** How long something takes: “12 weeks”, “4–5 months”. */
export const formatDuration = ({ from, to, unit }: Nullable<Duration>): string =>
  formatCount(to ?? from, unit, `${unit}s`, formatRange(from, to, formatNumber))

/** When something happens: “Week 1”, “Weeks 2–3”, “From month 4”, or its label. */
export function formatPeriod({ from, to, unit, label }: Nullable<TimePeriod>): string {
  if (label) return label
  if (to === undefined || to === null) return `From ${unit}${NO_BREAK}${from}`
  return `${capital(unit)}${from === to ? '' : 's'}${NO_BREAK}${formatRange(from, to, String)}`
}

const PLURALS = new Intl.PluralRules(LOCALE)

/** The noun for a number of things, as the number is shown: 1.004 is “1”, and so one. */
export const nounFor = (number: number, one: string, many = `${one}s`): string => {
  const size = Math.abs(number)
  return PLURALS.select(Number(size.toFixed(fractionDigits(size)))) === 'one' ? one : many
}

/** A number and its noun, which stays beside it: “1 day”, “3 days”. */
export const formatCount = (
  number: number,
  one: string,
  many?: string,
  digits = formatNumber(number),
): string => `${digits}${NO_BREAK}${nounFor(number, one, many)}`

/** A number with its sign or unit: 1,093 · 41% · $38.20 · 4.2× · 1.8 s · 14 days · 4.9. */
export function formatValue(value: number, format: NumberFormat): string {
  switch (format) {
    case 'percent':
      return formatPercent(value)
    case 'currency':
      return formatMoney(value)
    case 'multiple':
      return `${formatNumber(value)}×`
    case 'seconds':
      return `${formatNumber(value)}${NO_BREAK}s`
    case 'minutes':
      return `${formatNumber(value)}${NO_BREAK}min`
    case 'hours':
      return `${formatNumber(value)}${NO_BREAK}h`
    case 'days':
      return formatCount(value, 'day')
    case 'rating':
      return formatNumber(value, 1, 1)
    case 'number':
      return formatNumber(value)
  }
}

/** A formatted number with its unit apart, so that the unit can be set smaller: “14 days” is 14 and days. */
export function splitUnit(text: string): [figure: string, unit: string] {
  const [figure = '', unit = ''] = text.split(NO_BREAK)
  return [figure, unit]
}

/** Whether the value moved the way it should. */
export function isGood({ baseline, value, better }: Omit<Change, 'format'>): boolean {
  return better === 'higher' ? value > baseline : value < baseline
}

/** By how much something changed. */
function formatDifference({ baseline, value, format }: Change): string {
  const difference = value - baseline
  const sign = difference > 0 ? '+' : MINUS
  const size = Math.abs(difference)
  if (format === 'percent') {
    const precision = size < 1 ? 2 : 1
    const shown = Number(size.toFixed(precision))
    return sign + formatCount(shown, 'point', 'points', formatNumber(size, 0, precision))
  }
  // Rounded first: 4.9 − 4.1 is 0.8000000000000007.
  if (format === 'rating' || baseline <= 0) {
    return sign + formatValue(Number(size.toPrecision(12)), format)
  }
  return sign + formatPercent(percentage(size / baseline), 0, 1)
}

/**
 * The change between two values in words: “+83%”, “−19%”; between percentages “+2.4 points”. Ratings, and
 * changes from nothing or from below nothing, are given as a difference, since a percentage would mean
 * nothing there. A change that went the other way than was meant says so.
 */
export function formatChange(change: Change): string {
  const { baseline, value, better } = change
  if (value === baseline) return 'no change'
  const isWorse = better && !isGood({ baseline, value, better })
  return isWorse ? `${formatDifference(change)}, worse` : formatDifference(change)
}

/** Whole percents, tenths below ten; never rounded up to the whole 100 while something is left. */
function percentage(share: number): number {
  const percent = share * 100
  const digits = percent < 10 || (percent > 99.5 && percent < 100) ? 1 : 0
  return Number(percent.toFixed(digits))
}

const DATE_PARTS: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
]

/** A day in words from YYYY-MM-DD, or a month or a year where no more is given. */
export function formatDate(day: string): string {
  const parts = DATE_PARTS[day.split('-').length - 1]
  return new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: 'UTC' }).format(new Date(day))
}

/** A time of day as “9 a.m.” or “5:30 p.m.”, from HH:MM. */
function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes}${NO_BREAK}${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/** When an office is open. Days are consecutive, times are HH:MM. */
interface OpeningHours {
  readonly days: readonly string[]
  readonly opens: string
  readonly closes: string
}

/** Opening hours: “Monday to Friday, 9 a.m.–6 p.m.” */
export function formatHours({ days, opens, closes }: OpeningHours): string {
  const ends = [...new Set([days[0], days.at(-1)])].join(' to ')
  return `${ends}, ${formatTime(opens)}\u2060–\u2060${formatTime(closes)}`
}

/** “1 minute”, “7 minutes”. */
export const formatReadingTime = (minutes: number): string => formatCount(minutes, 'minute')
