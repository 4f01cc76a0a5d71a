/** Formats numbers, money, dates, and times in American English, so that charts, tables, and cards always match. */
import type { NumberFormat } from './chart'

const LOCALE = 'en-US'
const NO_BREAK = '\u00A0'
const MINUS = '−'

/** A value before and after a change, and which direction is better. */
export interface Change {
  baseline: number
  value: number
  format: NumberFormat
  better?: 'higher' | 'lower'
}

/** A number or a range. GraphQL returns null for missing fields. */
interface Range {
  from: number
  to?: number | null
}

/** Formats a number that isn’t negative: 1,093 or 38.2. By default, its decimal places depend on its size. */
export const formatNumber = (value: number, style?: Intl.NumberFormatOptions) =>
  value.toLocaleString(LOCALE, {
    maximumFractionDigits: value >= 1000 ? 0 : value >= 10 ? 1 : 2,
    ...style,
  })

/** Formats a dollar amount. Cents appear only below $1,000, and only if there are any. */
export const formatMoney = (value: number) =>
  formatNumber(value, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: value < 1000 ? 2 : 0,
    trailingZeroDisplay: 'stripIfInteger',
  })

/** Capitalizes the first letter. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Keeps number ranges on one line, since browsers may break lines after the dash. A hyphen counts as a dash if a word
 * follows the range, as in “4-8 weeks”, but not in dates, codes, or URLs.
 */
export const keepRanges = (text: string) =>
  text.replace(/\d–(?=\$?\d)|(?<![\w/.-])\$?\d[\d,.]*-(?=\$?\d[\d,.]* \p{L})/gu, '$&\u2060')

/** Formats a range: “4–5”, or “4” if there’s only one number. */
const formatRange = ({ from, to }: Range, format: (value: number) => string) =>
  to == null || to === from ? format(from) : keepRanges(`${format(from)}–${format(to)}`)

/** Formats a price: “$2,800–$4,800” (one-time), “$1,900 per month”, or “$38–$180 per page”. */
export const formatPrice = ({ per, ...amounts }: Range & { per: string }) =>
  formatRange(amounts, formatMoney) + (per === 'once' ? '' : ` per ${per}`)

/** Formats a starting price: “from $5,000” or “from $1,900 per month”. */
export const formatLowestPrice = ({ from, per }: { from: number; per: string }) =>
  `from ${formatPrice({ from, per })}`

/** Formats a duration: “12 weeks” or “4–5 months”. */
export const formatDuration = ({ unit, ...range }: Range & { unit: string }) =>
  formatCount(range.to ?? range.from, unit, formatRange(range, formatNumber))

/** Formats a time period: “Week 1”, “Weeks 2–3”, “From month 4”, or its label. */
export function formatPeriod(period: Range & { unit: string; label?: string | null }) {
  const { from, to, unit, label } = period
  if (label) return label
  if (to == null) return `From ${unit}${NO_BREAK}${from}`
  return `${capital(unit)}${from === to ? '' : 's'}${NO_BREAK}${formatRange(period, formatNumber)}`
}

/** Picks the singular or plural for a number as shown: 1.004 is shown as “1”, so it’s singular. */
export const nounFor = (number: number, one: string, many = `${one}s`) =>
  formatNumber(number) === '1' ? one : many

/** Lowercases a name for use mid-sentence: “web design”, but “SEO”. */
export const inSentence = (name: string) =>
  name.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())

/** Formats a number and its noun, and keeps them on one line: “1 day” or “3 days”. */
export const formatCount = (number: number, noun: string, digits = formatNumber(number)) =>
  `${digits}${NO_BREAK}${nounFor(number, noun)}`

/** The symbol or unit after a number. */
const SYMBOLS: Record<string, string> = {
  percent: '%',
  multiple: '×',
  seconds: `${NO_BREAK}s`,
  minutes: `${NO_BREAK}min`,
  hours: `${NO_BREAK}h`,
}

/** Formats a number with its symbol or unit: 1,093 · 41% · $38.20 · 4.2× · 1.8 s · 14 days · 4.9. */
export function formatValue(value: number, format: NumberFormat) {
  if (format === 'currency') return formatMoney(value)
  if (format === 'days') return formatCount(value, 'day')
  if (format === 'rating')
    return formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return formatNumber(value) + (SYMBOLS[format] ?? '')
}

/** Splits a formatted number from its unit, so the unit can be smaller: “14 days” becomes “14” and “days”. */
export const splitUnit = (text: string) => text.split(NO_BREAK)

/** Whether the value changed for the better. */
export function isGood({ baseline, value, better }: Omit<Change, 'format'>) {
  return better === 'higher' ? value > baseline : value < baseline
}

/** Formats how far apart two values are, without a sign. */
function formatDifference({ baseline, value, format }: Change) {
  // 4.75 − 4.2 is 0.5499999999999998, which would round down.
  const size = Number(Math.abs(value - baseline).toPrecision(12))
  if (format === 'percent') return formatCount(size, 'point')
  if (format === 'rating' || baseline === 0) return formatValue(size, format)
  const percent = (size / baseline) * 100
  // 99.9% must not become 100%.
  const hasTenths = percent < 10 || (percent > 99.5 && percent < 100)
  return `${formatNumber(percent, { maximumFractionDigits: hasTenths ? 1 : 0 })}%`
}

/**
 * Formats the change between two values: “+83%”, “−19%”, or “+2.4 points” for percentages. For ratings and a baseline of
 * zero, where a percentage makes no sense, shows the difference. Adds “worse” to a change for the worse.
 */
export function formatChange(change: Change) {
  const { baseline, value, better } = change
  if (value === baseline) return 'no change'
  const isWorse = better && !isGood(change)
  return (value > baseline ? '+' : MINUS) + formatDifference(change) + (isWorse ? ', worse' : '')
}

/** Formats YYYY-MM-DD, YYYY-MM, or YYYY: “December 9, 2025”, “December 2025”, or “2025”. */
export function formatDate(date: string) {
  const [, month, day] = date.split('-')
  return new Date(date).toLocaleDateString(LOCALE, {
    year: 'numeric',
    month: month ? 'long' : undefined,
    day: day ? 'numeric' : undefined,
    timeZone: 'UTC',
  })
}

/** Formats the date a number of days from now, in the visitor’s time zone. */
export function formatDateFromNow(days: number) {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return date.toLocaleDateString(LOCALE, { dateStyle: 'long' })
}

/** Formats HH:MM as “9 a.m.” or “5:30 p.m.” */
function formatTime(time: string) {
  const [hour = '', minute = ''] = time.split(':')
  const minutes = minute === '00' ? '' : `:${minute}`
  return `${Number(hour) % 12 || 12}${minutes}${NO_BREAK}${hour < '12' ? 'a.m.' : 'p.m.'}`
}

/** Formats opening hours: “Monday to Friday, 9 a.m.–6 p.m.” The days are consecutive. */
export function formatHours({
  days,
  opens,
  closes,
}: {
  days: readonly string[]
  opens: string
  closes: string
}) {
  const ends = [...new Set([days[0], days.at(-1)])].join(' to ')
  return `${ends}, ${formatTime(opens)}\u2060–\u2060${formatTime(closes)}`
}
