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

/** Something with a price in whole dollars. */
export interface Offered {
  readonly slug: string
  readonly name: string
  readonly price: number
  readonly period: 'once' | 'month'
}

/** What can be chosen. */
export interface Offer {
  readonly packages: readonly Offered[]
  /** `most`: how many of it can be had, where that is more than one. */
  readonly addOns: readonly (Offered & { readonly most?: number | null })[]
}

/** Where a choice is read from: an address's query or a form. */
export interface ChoiceSource {
  getAll(name: string): unknown[]
}

const valuesOf = (source: ChoiceSource, key: string) =>
  source.getAll(key).filter(value => typeof value === 'string')

/** The value of an add-on: its slug, with a number where there are several. */
export const addOnValue = (slug: string, count: number) => (count > 1 ? `${slug}:${count}` : slug)

/** How many of an add-on are chosen: at most as many as can be had. */
function countOf({ slug, most }: Offer['addOns'][number], source: ChoiceSource): number {
  const value = valuesOf(source, 'add-on').find(one => one.split(':')[0] === slug)
  const count = value === undefined ? 0 : Number(value.split(':')[1] ?? 1)
  return count >= 1 ? Math.min(count, most ?? 1) : 0
}

/**
 * Reads a choice.
 *
 * @returns its pairs in the order of the offer. What is not offered is left out; a number too large is the largest.
 */
export function readChoice(source: ChoiceSource, offer: Offer): URLSearchParams {
  const choice = new URLSearchParams()
  const chosen = offer.packages.find(({ slug }) => valuesOf(source, 'package').includes(slug))
  if (chosen) choice.append('package', chosen.slug)
  for (const addOn of offer.addOns) {
    const count = countOf(addOn, source)
    if (count > 0) choice.append('add-on', addOnValue(addOn.slug, count))
  }
  for (const service of valuesOf(source, 'service'))
    if (/^[a-z0-9-]+$/.test(service)) choice.append('service', service)
  return choice
}

/** A choice as a query with its question mark, or nothing where nothing is chosen. */
export function choiceQuery(choice: URLSearchParams): string {
  // A colon may stand in a query as it is.
  const query = choice.toString().replaceAll('%3A', ':')
  return query && `?${query}`
}

/** Something that is chosen: “3 × Additional page”, and what all of it costs. */
interface ChosenLine extends Pick<Offered, 'name' | 'price' | 'period'> {
  /** Whether the price is the lowest of a range, as a package's is. */
  readonly from: boolean
}

/** The package and the add-ons of a choice, in the order of the offer. */
export function chosenLines(choice: ChoiceSource, offer: Offer): ChosenLine[] {
  const slug = readChoice(choice, offer).get('package')
  return [
    ...offer.packages.filter(one => one.slug === slug).map(line => ({ ...line, from: true })),
    ...offer.addOns.flatMap(addOn => {
      const count = countOf(addOn, choice)
      const name = count > 1 ? `${count} × ${addOn.name}` : addOn.name
      return count > 0 ? [{ ...addOn, name, price: addOn.price * count, from: false }] : []
    }),
  ]
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

/** What is chosen with its price, then the sums, line by line. */
export function choiceText(choice: ChoiceSource, offer: Offer): string[] {
  const lines = chosenLines(choice, offer)
  return [
    ...lines.map(({ name, price, period, from }) => {
      const format = from ? formatLowestPrice : formatPrice
      return `${name}: ${format({ from: price, per: period })}`
    }),
    ...sumsOf(lines).map(({ label, amount }) => `${label}: ${amount}`),
  ]
}

interface Named {
  readonly slug: string
  readonly name: string
}

/** The names of the services of a choice, with commas. */
export const chosenServices = (choice: ChoiceSource, services: readonly Named[]): string =>
  services
    .filter(({ slug }) => choice.getAll('service').includes(slug))
    .map(({ name }) => name)
    .join(', ')

/** A choice in one or two lines: “Professional Web App + 2 more. One-time: from $14,000. About: SEO.” */
export function choiceSummary(
  choice: ChoiceSource,
  offer: Offer,
  services: readonly Named[],
): string {
  const lines = chosenLines(choice, offer)
  const [first, ...more] = lines.map(({ name }) => name)
  const about = chosenServices(choice, services)
  const said = [
    more.length > 0 ? `${first} + ${more.length} more` : first,
    ...sumsOf(lines).map(({ label, amount }) => `${label}: ${amount}`),
    about && `About: ${about}`,
  ].filter(Boolean)
  return said.length > 0 ? `${said.join('. ')}.` : ''
}
