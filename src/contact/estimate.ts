import { formatMoney } from '../content/format'
/**
 * A package and its add-ons as part of an address: `?package=professional&add-on=additional-page:3`.
 *
 * The estimate writes these keys into its own address and into that of the contact form; the form, its
 * address and the handler that receives it read them with what stands here. Each add-on has a key
 * `add-on` of its own, whose value is its slug, and a number after a colon where more than one of it is
 * wanted. Without script a form sends the same; a list that is left at nothing sends an empty `add-on`,
 * which stands for nothing. What a choice costs is never taken from an address: it is added up from
 * what is offered.
 */

/** What a visitor has chosen. */
export interface EstimateChoice {
  /** The slug of a package. */
  readonly package?: string
  /** The slugs of add-ons and how many of each, from 1. */
  readonly addOns: ReadonlyMap<string, number>
}

/** What can be chosen: the packages, and the add-ons with the most of each that makes sense. */
export interface EstimateOffer {
  readonly packages: readonly OfferedPrice[]
  readonly addOns: readonly OfferedAddOn[]
}

/** Something with a price, in whole dollars. */
export interface OfferedPrice {
  readonly slug: string
  readonly name: string
  readonly price: number
  readonly period: string
}

/** An add-on, and how many of it can be had where that is more than one. */
export interface OfferedAddOn extends OfferedPrice {
  readonly most?: number | null
}

const PACKAGE = 'package'
const ADD_ON = 'add-on'

/** One thing that is chosen. */
export interface ChosenLine {
  readonly field: typeof PACKAGE | typeof ADD_ON
  /** What the field’s answer is: a slug, with a number where there are several. */
  readonly value: string
  /** Its name, with how many where there are several: “3 × Additional page”. */
  readonly name: string
  /** What all of it costs. */
  readonly price: number
  readonly period: string
}

/** What choices cost, in whole dollars. */
export interface EstimateTotal {
  readonly once: number
  readonly month: number
}

/**
 * Reads the choices out of an address’s query or out of a form. What the offer does not have is left
 * out, and a number too large is the largest.
 *
 * @param query the pairs, as URLSearchParams or FormData give them
 */
export function readChoice(
  query: { get(name: string): unknown; getAll(name: string): unknown[] },
  offer: EstimateOffer,
): EstimateChoice {
  const wanted = query.get(PACKAGE)
  const chosen = offer.packages.find(({ slug }) => slug === wanted)?.slug
  const addOns = new Map<string, number>()
  for (const value of query.getAll(ADD_ON)) {
    if (typeof value !== 'string') continue
    const [, slug, digits = '1'] = /^([^:]+)(?::(\d{1,3}))?$/.exec(value) ?? []
    const addOn = offer.addOns.find(entry => entry.slug === slug)
    const count = Math.min(Number(digits), addOn?.most ?? 1)
    if (addOn && count > 0) addOns.set(addOn.slug, count)
  }
  return { ...(chosen !== undefined && { package: chosen }), addOns }
}

/** The value of an add-on’s key. */
export const addOnValue = (slug: string, count: number) => (count > 1 ? `${slug}:${count}` : slug)

/** Every value that an add-on’s key may have, from one of it to the most. */
export const addOnValues = ({ slug, most }: Pick<OfferedAddOn, 'slug' | 'most'>): string[] =>
  Array.from({ length: most ?? 1 }, (_, index) => addOnValue(slug, index + 1))

/** Choices as the pairs of a query or a form. */
export function choicePairs({ package: chosen, addOns }: EstimateChoice): [string, string][] {
  const pairs: [string, string][] = chosen === undefined ? [] : [[PACKAGE, chosen]]
  for (const [slug, count] of addOns) pairs.push([ADD_ON, addOnValue(slug, count)])
  return pairs
}

/**
 * Writes choices as a query, with its question mark; empty where nothing is chosen.
 *
 * @returns like `?package=professional&add-on=additional-page:3`
 */
export function choiceQuery(choice: EstimateChoice): string {
  // Slugs need no escaping, and a colon may stand in a query as it is.
  const pairs = choicePairs(choice).map(pair => pair.join('='))
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** What is chosen, line by line, in the order of the offer. */
export function chosenLines(choice: EstimateChoice, offer: EstimateOffer): ChosenLine[] {
  const packages = offer.packages.filter(({ slug }) => slug === choice.package)
  return [
    ...packages.map(({ slug, name, price, period }): ChosenLine => {
      return { field: PACKAGE, value: slug, name, price, period }
    }),
    ...offer.addOns.flatMap(({ slug, name, price, period }): ChosenLine[] => {
      const count = choice.addOns.get(slug)
      if (!count) return []
      const counted = count > 1 ? `${count} × ${name}` : name
      const value = addOnValue(slug, count)
      return [{ field: ADD_ON, value, name: counted, price: price * count, period }]
    }),
  ]
}

/** Adds up what is chosen, with what is paid once and what is paid each month apart. */
export function totalOf(lines: readonly ChosenLine[]): EstimateTotal {
  const sum = (period: string) =>
    lines.filter(line => line.period === period).reduce((total, { price }) => total + price, 0)
  return { once: sum('once'), month: sum('month') }
}

/** The words around prices. */
export interface EstimateWords {
  readonly from: string
  readonly month: string
  /** The names of the two sums. */
  readonly estimate: { readonly once: string; readonly month: string }
}

/** What one choice costs, in words; a package’s price is its lowest. */
export function priceText(
  { field, price, period }: Pick<ChosenLine, 'field' | 'price' | 'period'>,
  { from, month }: EstimateWords,
): string {
  const before = field === PACKAGE ? `${from} ` : ''
  return `${before}${formatMoney(price)}${period === 'month' ? ` ${month}` : ''}`
}

/** What choices cost together, in words: each sum with its name, none where there is nothing to pay. */
export function sumTexts(
  lines: readonly ChosenLine[],
  { estimate }: EstimateWords,
): { label: string; amount: string }[] {
  const total = totalOf(lines)
  return (['once', 'month'] as const)
    .filter(period => total[period] > 0)
    .map(period => ({ label: estimate[period], amount: formatMoney(total[period]) }))
}
