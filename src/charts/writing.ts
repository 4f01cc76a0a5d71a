/** Numbers, days and plurals as the site's language writes them. One place, so that a chart, a table and a card always agree. */

import type { NumberFormat } from '../content/chart'
import type { MetricData } from './chart-types'
import { fill } from './fill'
import { isGood } from './format'

/** A value before and a value after, and which way was meant. */
export type Change = Pick<MetricData, 'baseline' | 'value' | 'format'> &
  Partial<Pick<MetricData, 'better'>>

/** Words for a number, in each plural form that a language has. */
export type PluralWords = { readonly other: string } & Readonly<
  Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string | null>>
>

/** How units are written: `numbers` of data/interface.json. */
export interface NumberWords {
  readonly seconds: string
  readonly minutes: string
  readonly hours: string
  readonly days: PluralWords
  readonly points: PluralWords
  readonly reading: PluralWords
  readonly noChange: string
  readonly worse: string
  readonly to: string
}

/** How a language writes. */
export interface Writing {
  /** Language and region, like `en_GB`. */
  readonly locale: string
  /**
   * A number with its sign or unit: 1,093 · 41% · $38.20 · 4.2× · 1.8 s · 14 days · 4.9. The space before a
   * unit does not break.
   */
  readonly value: (value: number, format: NumberFormat) => string
  /**
   * The change between two values in words: “+83%”, “−19%”; between percentages “+2.4 points”. Ratings, and
   * changes from nothing or from below nothing, are given as a difference, since a percentage would mean
   * nothing there. What went the other way than was meant says so.
   */
  readonly change: (change: Change) => string
  /** A day in words from YYYY-MM-DD, or a month or a year where no more is given. */
  readonly day: (day: string) => string
  /** A day of the week from its English name, as data/site.json has it. */
  readonly weekday: (name: string) => string
  /** Words in the form that a number needs, with what else is filled in. */
  readonly count: (
    words: PluralWords,
    number: number,
    filled: Readonly<Record<string, string>>,
  ) => string
  /** “1 minute”, “7 minutes”. */
  readonly readingTime: (minutes: number) => string
  /** Stands between a number before and one after, for those who hear them. */
  readonly to: string
}

const NO_BREAK = '\u00A0'
const MINUS = '−'

/** A locale as the Web writes it: `en_US` as `en-US`. */
export const languageTag = (locale: string): string => locale.replace('_', '-')

/** Digits after the point that a number of this size can bear. */
function fractionDigits(size: number): number {
  if (size >= 1000) return 0
  return size >= 10 ? 1 : 2
}

/** A number in digits, with what else its language has to know of it. */
function digits(
  locale: string,
  value: number,
  minimum = 0,
  maximum = fractionDigits(Math.abs(value)),
  style: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: minimum,
    maximumFractionDigits: Math.max(minimum, maximum),
    // Without it, −0.001 would be written as “-0”.
    signDisplay: 'negative',
    ...style,
  })
    .format(value)
    .replace('-', MINUS)
}

/** Dollars: cents only where there are any, and only below a thousand. */
export function formatMoney(locale: string, value: number): string {
  const cents = Math.abs(value) < 1000 && !Number.isInteger(value) ? 2 : 0
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  return digits(locale, value, cents, cents, style)
}

/** Words in the form that a number needs. */
export const pluralForm = (locale: string, forms: PluralWords, number: number): string =>
  forms[new Intl.PluralRules(languageTag(locale)).select(number)] ?? forms.other

const PERCENT: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' }

const DAY_PARTS: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
]

/** A week, to find a day of it by its name. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map(day => new Date(Date.UTC(2000, 0, day)))

/** A day in words. */
const dayIn = (locale: string, day: Date, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag(locale), { ...parts, timeZone: 'UTC' }).format(day)

/**
 * How a language writes.
 *
 * @param locale language and region as data/site.json has them, like `en_GB`
 * @param words how it writes units
 */
export function createWriting(locale: string, words: NumberWords): Writing {
  const plain = (value: number, minimum?: number, maximum?: number) =>
    digits(locale, value, minimum, maximum)
  const percent = (value: number, minimum?: number, maximum?: number) =>
    digits(locale, value, minimum, maximum, PERCENT)
  const unit = (pattern: string, number: string) =>
    fill(pattern, { number }).replaceAll(' ', NO_BREAK)
  const formOf = (forms: PluralWords, number: number) => pluralForm(locale, forms, number)
  const value: Writing['value'] = (number, format) => {
    switch (format) {
      case 'percent':
        return percent(number)
      case 'currency':
        return formatMoney(locale, number)
      case 'multiple':
        return `${plain(number)}×`
      case 'seconds':
      case 'minutes':
      case 'hours':
        return unit(words[format], plain(number))
      case 'days':
        return unit(formOf(words.days, Math.abs(number)), plain(number))
      case 'rating':
        return plain(number, 1, 1)
      case 'number':
        return plain(number)
    }
  }
  /** By how much something changed. */
  const amount = ({ baseline, value: now, format }: Change): string => {
    const difference = now - baseline
    const sign = difference > 0 ? '+' : MINUS
    const size = Math.abs(difference)
    if (format === 'percent') {
      const precision = size < 1 ? 2 : 1
      const shown = Number(size.toFixed(precision))
      return sign + unit(formOf(words.points, shown), plain(size, 0, precision))
    }
    // Rounded first: 4.9 − 4.1 is 0.8000000000000007.
    if (format === 'rating' || baseline <= 0) {
      return sign + value(Number(size.toPrecision(12)), format)
    }
    return sign + percent(percentage(size / baseline), 0, 1)
  }
  return {
    locale,
    value,
    change(change) {
      const { baseline, value: now, better } = change
      if (now === baseline) return words.noChange
      const isWorse = better && !isGood({ baseline, value: now, better })
      return isWorse ? fill(words.worse, { change: amount(change) }) : amount(change)
    },
    day(day) {
      return dayIn(locale, new Date(day), DAY_PARTS[day.split('-').length - 1] ?? {})
    },
    weekday(name) {
      const parts = { weekday: 'long' } as const
      const day = WEEK.find(each => dayIn('en', each, parts) === name)
      if (!day) throw new Error(`There is no day of the week “${name}”.`)
      return dayIn(locale, day, parts)
    },
    count: (forms, number, filled) => fill(formOf(forms, number), filled),
    readingTime(minutes) {
      return fill(formOf(words.reading, minutes), { number: plain(minutes) })
    },
    to: words.to,
  }
}

/** Whole percents, tenths below ten; never rounded up to the whole 100 while something is left. */
function percentage(share: number): number {
  const percent = share * 100
  const digits = percent < 10 || (percent > 99.5 && percent < 100) ? 1 : 0
  return Number(percent.toFixed(digits))
}
