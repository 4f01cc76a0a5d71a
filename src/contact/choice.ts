/**
 * A visitor’s choice as a query: `?package=professional&add-on=additional-page:3&service=seo`.
 *
 * The estimate, the contact form, and the handler share these three keys. A colon separates an add-on from its quantity;
 * an empty value means none. Prices never come from a URL: they’re added up from the site’s data.
 */
import { formatMoney, formatLowestPrice, formatPrice } from '../content/format'

/** The keys of a choice, in queries and as names of form fields. */
export const CHOICE_KEYS = ['package', 'add-on', 'service'] as const

export interface Named {
  readonly slug: string
  readonly name: string
}

/** Something with a price in whole dollars, and what it includes. */
interface Offered extends Named {
  readonly price: number
  readonly period: 'once' | 'month'
  readonly features?: readonly string[]
  readonly description?: string
}

/** Everything a visitor can choose from. */
export interface Offer {
  readonly packages: readonly Offered[]
  /** `most`: the highest quantity, if more than one. */
  readonly addOns: readonly (Offered & { readonly most?: number | null })[]
  readonly services: readonly Named[]
}

/** The source of a choice: a query or a form. */
export type ChoiceSource = URLSearchParams | FormData

/** An add-on’s value: its slug, with a quantity above one. */
export const addOnValue = (slug: string, count: number) => (count > 1 ? `${slug}:${count}` : slug)

/** A line of an estimate: “3 × Additional page”, and its price in total. */
export interface ChosenLine extends Omit<Offered, 'slug'> {
  readonly key: string
  readonly value: string
  /** Whether the price is a starting price, like a package’s. */
  readonly from: boolean
}

/**
 * The package and add-ons of a choice, in the order of the site’s data. Anything not offered is left out, and quantities are
 * capped.
 */
export function chosenLines(choice: ChoiceSource, offer: Offer): ChosenLine[] {
  const chosen = (key: string) => choice.getAll(key).map(String)
  const [pack] = chosen('package').flatMap(given =>
    offer.packages.filter(({ slug }) => slug === given),
  )
  return [
    ...(pack ? [{ ...pack, key: 'package', value: pack.slug, from: true }] : []),
    ...offer.addOns.flatMap(({ slug, name, price, most, ...more }) => {
      const given = chosen('add-on').find(one => one.split(':')[0] === slug)
      const wanted = given === undefined ? 0 : Number(given.split(':')[1] ?? 1)
      if (!(wanted >= 1)) return []
      const count = Math.floor(Math.min(wanted, most ?? 1))
      const value = addOnValue(slug, count)
      const shown = count > 1 ? `${count} × ${name}` : name
      return { ...more, key: 'add-on', value, name: shown, price: price * count, from: false }
    }),
  ]
}

/** Reads a choice, in the order of the site’s data. Anything not offered is left out. */
export function readChoice(source: ChoiceSource, offer: Offer): URLSearchParams {
  const choice = new URLSearchParams()
  for (const { key, value } of chosenLines(source, offer)) choice.append(key, value)
  for (const { slug } of servicesOf(source, offer)) choice.append('service', slug)
  return choice
}

const servicesOf = (source: ChoiceSource, { services }: Offer) =>
  services.filter(({ slug }) => source.getAll('service').includes(slug))

/** A choice as a query with its question mark, or empty. */
export function choiceQuery(choice: URLSearchParams): string {
  // Queries can contain colons.
  const query = choice.toString().replaceAll('%3A', ':')
  return query && `?${query}`
}

/** The price of a line: “from $5,000”, “$500 per month”. */
export const formatLine = ({ price, period, from }: ChosenLine): string =>
  (from ? formatLowestPrice : formatPrice)({ from: price, per: period })

/** The one-time and monthly totals of an estimate, without zeros. */
export function sumsOf(lines: readonly ChosenLine[]): { label: string; amount: string }[] {
  return (['once', 'month'] as const).flatMap(period => {
    const parts = lines.filter(line => line.period === period)
    const total = parts.reduce((sum, { price }) => sum + price, 0)
    const from = parts.some(line => line.from) ? 'from ' : ''
    const label = period === 'once' ? 'One-time' : 'Monthly'
    return total > 0 ? [{ label, amount: from + formatMoney(total) }] : []
  })
}

const chosenServices = (choice: ChoiceSource, offer: Offer): string =>
  servicesOf(choice, offer)
    .map(({ name }) => name)
    .join(', ')

/** A choice as lines of text: services, lines with their prices, then totals. */
export function choiceText(choice: ChoiceSource, offer: Offer): string[] {
  const lines = chosenLines(choice, offer)
  const about = chosenServices(choice, offer)
  return [
    ...(about ? [`About: ${about}`] : []),
    ...lines.map(line => `${line.name}: ${formatLine(line)}`),
    ...sumsOf(lines).map(({ label, amount }) => `${label}: ${amount}`),
  ]
}

/** A page heading for a choice: “Ask about Professional Web App”. Undefined if nothing is selected. */
export function choiceHeading(choice: ChoiceSource, offer: Offer): string | undefined {
  const [first] = [...chosenLines(choice, offer), ...servicesOf(choice, offer)]
  return first && `Ask about ${first.name}`
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
