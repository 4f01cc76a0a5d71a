/**
 * A visitor’s choice as a query string: `?package=professional&add-on=additional-page:3&service=seo`.
 *
 * The estimate, the contact form, and the handler share these three keys. A colon separates an add-on from its
 * quantity. An empty value means nothing is selected. Prices always come from the site’s data, never from the URL.
 */
import { formatMoney, formatLowestPrice, formatPrice } from '../content/format'

/** A choice’s query parameters, also used as form field names. */
export const CHOICE_KEYS = ['package', 'add-on', 'service'] as const

export interface Named {
  slug: string
  name: string
}

/** A package or add-on, with its price in whole dollars. */
interface Offered extends Named {
  price: number
  period: 'once' | 'month'
}

/** Everything a visitor can choose from. */
export interface Offer {
  packages: readonly Offered[]
  /** `most` is the maximum quantity. Without it, the maximum is one. */
  addOns: readonly (Offered & { most?: number | null })[]
  services: readonly Named[]
}

/** The source of a choice: a query or a form. */
export type ChoiceSource = URLSearchParams | FormData

/** An add-on’s value: its slug, plus the quantity if it’s more than one. */
export const addOnValue = (slug: string, count: number) => (count > 1 ? `${slug}:${count}` : slug)

/** A line item in an estimate: “3 × Additional page” and its total price. */
type ChosenLine = ReturnType<typeof chosenLines>[number]

/**
 * Returns a choice’s package and add-ons in the order of the site’s data. Leaves out unknown items and caps quantities.
 */
export function chosenLines(choice: ChoiceSource, offer: Offer) {
  const packages = choice
    .getAll('package')
    .flatMap(given => offer.packages.filter(({ slug }) => slug === given))
  const given = choice
    .getAll('add-on')
    .map(String)
    .map(value => value.split(':'))
  return [
    // A package’s price is a starting price.
    ...packages
      .slice(0, 1)
      .map(pack => ({ ...pack, key: 'package', value: pack.slug, from: true })),
    ...offer.addOns.flatMap(({ slug, name, price, most, ...more }) => {
      const [, wanted = 1] = given.find(([one]) => one === slug) ?? [slug, 0]
      const count = Math.floor(Math.min(Number(wanted), most ?? 1))
      if (!(count >= 1)) return []
      const value = addOnValue(slug, count)
      const shown = count > 1 ? `${count} × ${name}` : name
      return { ...more, key: 'add-on', value, name: shown, price: price * count, from: false }
    }),
  ]
}

/** Parses a choice. Sorts items in the order of the site’s data and leaves out unknown ones. */
export function readChoice(source: ChoiceSource, offer: Offer) {
  const choice = new URLSearchParams()
  for (const { key, value } of chosenLines(source, offer)) choice.append(key, value)
  for (const { slug } of servicesOf(source, offer)) choice.append('service', slug)
  return choice
}

const servicesOf = (source: ChoiceSource, { services }: Offer) =>
  services.filter(({ slug }) => source.getAll('service').includes(slug))

/** Returns a choice as a query string with a question mark, or an empty string if nothing is selected. */
export function choiceQuery(choice: URLSearchParams) {
  // Colons don’t need to be escaped in a query string.
  const query = choice.toString().replaceAll('%3A', ':')
  return query && `?${query}`
}

/** An estimate’s one-time and monthly totals, leaving out totals of zero. */
export function sumsOf(lines: readonly ChosenLine[]) {
  return (['once', 'month'] as const).flatMap(period => {
    const parts = lines.filter(line => line.period === period)
    const total = parts.reduce((sum, { price }) => sum + price, 0)
    const from = parts.some(line => line.from) ? 'from ' : ''
    const label = period === 'once' ? 'One-time' : 'Monthly'
    return total > 0 ? [{ label, amount: from + formatMoney(total) }] : []
  })
}

/** A choice as lines of text: services, line items with prices, then totals. */
export function choiceText(choice: ChoiceSource, offer: Offer) {
  const services = servicesOf(choice, offer).map(({ name }) => name)
  const lines = chosenLines(choice, offer)
  return [
    ...(services.length > 0 ? [`Services: ${services.join(', ')}`] : []),
    ...lines.map(({ name, price, period, from }) => {
      const format = from ? formatLowestPrice : formatPrice
      return `${name}: ${format({ from: price, per: period })}`
    }),
    ...sumsOf(lines).map(({ label, amount }) => `${label}: ${amount}`),
  ]
}
