/**
 * What a buyer has chosen, as part of an address: `?package=professional&add-on=additional-page:3&service=seo`.
 *
 * Estimate, contact form and handler read and write these three keys with what stands here. An add-on of which several
 * can be had carries their number after a colon; an empty value means none. What a choice costs is never taken from an
 * address: it is added up from the offer.
 */
import { formatMoney, formatLowestPrice, formatPrice } from '../content/format'

/** The keys of a choice, in addresses and as names of the form's fields. */
export const CHOICE_KEYS = ['package', 'add-on', 'service'] as const

/** Something that is called by its slug in addresses. */
export interface Named {
  readonly slug: string
  readonly name: string
}

/** Something with a price in whole dollars. */
interface Offered extends Named {
  readonly price: number
  readonly period: 'once' | 'month'
}

/** What can be chosen. */
export interface Offer {
  readonly packages: readonly Offered[]
  /** `most`: how many of it can be had, where that is more than one. */
  readonly addOns: readonly (Offered & { readonly most?: number | null })[]
  readonly services: readonly Named[]
}

/** Where a choice is read from: an address's query or a form. */
export type ChoiceSource = URLSearchParams | FormData

/** The value of an add-on: its slug, with a number where there are several. */
export const addOnValue = (slug: string, count: number) => (count > 1 ? `${slug}:${count}` : slug)

/** Something that is chosen: “3 × Additional page”, and what all of it costs. */
interface ChosenLine extends Pick<Offered, 'name' | 'price' | 'period'> {
  readonly key: string
  readonly value: string
  /** Whether the price is the lowest of a range, as a package's is. */
  readonly from: boolean
}

/**
 * The package and the add-ons of a choice, in the order of the offer. What is not offered is left out; a number too
 * large is the largest.
 */
export function chosenLines(choice: ChoiceSource, offer: Offer): ChosenLine[] {
  const chosen = (key: string) => choice.getAll(key).map(String)
  const [pack] = chosen('package').flatMap(given =>
    offer.packages.filter(({ slug }) => slug === given),
  )
  return [
    ...(pack ? [{ ...pack, key: 'package', value: pack.slug, from: true }] : []),
    ...offer.addOns.flatMap(({ slug, name, price, period, most }) => {
      const given = chosen('add-on').find(one => one.split(':')[0] === slug)
      const wanted = given === undefined ? 0 : Number(given.split(':')[1] ?? 1)
      if (!(wanted >= 1)) return []
      const count = Math.floor(Math.min(wanted, most ?? 1))
      const value = addOnValue(slug, count)
      const shown = count > 1 ? `${count} × ${name}` : name
      return { key: 'add-on', value, name: shown, price: price * count, period, from: false }
    }),
  ]
}

/** Reads a choice: its pairs in the order of the offer. Anything that is not offered is left out. */
export function readChoice(source: ChoiceSource, offer: Offer): URLSearchParams {
  const choice = new URLSearchParams()
  for (const { key, value } of chosenLines(source, offer)) choice.append(key, value)
  for (const { slug } of servicesOf(source, offer)) choice.append('service', slug)
  return choice
}

const servicesOf = (source: ChoiceSource, { services }: Offer) =>
  services.filter(({ slug }) => source.getAll('service').includes(slug))

/** A choice as a query with its question mark, or nothing where nothing is chosen. */
export function choiceQuery(choice: URLSearchParams): string {
  // A colon may stand in a query as it is.
  const query = choice.toString().replaceAll('%3A', ':')
  return query && `?${query}`
}

/** What is chosen costs together, one-time and monthly apart; a sum of nothing is left out. */
export function sumsOf(lines: readonly ChosenLine[]): { label: string; amount: string }[] {
  return (['once', 'month'] as const).flatMap(period => {
    const parts = lines.filter(line => line.period === period)
    const total = parts.reduce((sum, { price }) => sum + price, 0)
    const from = parts.some(line => line.from) ? 'from ' : ''
    const label = period === 'once' ? 'One-time' : 'Monthly'
    return total > 0 ? [{ label, amount: from + formatMoney(total) }] : []
  })
}

/** The names of the services of a choice, with commas. */
const chosenServices = (choice: ChoiceSource, offer: Offer): string =>
  servicesOf(choice, offer)
    .map(({ name }) => name)
    .join(', ')

/** Line by line: the services, what is chosen with its price, then the sums. */
export function choiceText(choice: ChoiceSource, offer: Offer): string[] {
  const lines = chosenLines(choice, offer)
  const about = chosenServices(choice, offer)
  return [
    ...(about ? [`About: ${about}`] : []),
    ...lines.map(({ name, price, period, from }) => {
      const format = from ? formatLowestPrice : formatPrice
      return `${name}: ${format({ from: price, per: period })}`
    }),
    ...sumsOf(lines).map(({ label, amount }) => `${label}: ${amount}`),
  ]
}

/** A choice in one or two lines: “Professional Web App + 2 more. One-time: from $14,000. About: SEO.” */
export function choiceSummary(choice: ChoiceSource, offer: Offer): string {
  const lines = chosenLines(choice, offer)
  const [first, ...more] = lines.map(({ name }) => name)
  const about = chosenServices(choice, offer)
  const said = [
    more.length > 0 ? `${first} + ${more.length} more` : first,
    ...sumsOf(lines).map(({ label, amount }) => `${label}: ${amount}`),
    about && `About: ${about}`,
  ].filter(Boolean)
  return said.length > 0 ? `${said.join('. ')}.` : ''
}
