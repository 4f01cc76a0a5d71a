/** What texts quote by name, so that each fact stands in one file alone. */
import { formatMoney, formatPrice } from '../content/format'
import { capital } from '../../plugins/gatsby-plugin-content-check/src/spoken'
import type { AddOns } from '../content/add-on'
import type { Fact } from '../content/fact'
import type { InterfaceWords } from '../content/interface-words'
import type { Pricing } from '../content/pricing-package'
import type { DocumentData } from '../content/documents'
import { QUOTATION, quotedNames } from '../content/quotation'
import type { ServicePage } from '../content/service'

/** What can be counted, as `{count:questions}`. */
export const COUNT_NAMES = [
  'services',
  'teams',
  'case-studies',
  'posts',
  'questions',
  'packages',
  'add-ons',
] as const
export type CountName = (typeof COUNT_NAMES)[number]

/** What there is to quote. */
export interface Quotable {
  pricing: Pick<Pricing, 'packages'>
  addOns: Pick<AddOns, 'items'>
  servicePages: readonly { pricing: Pick<ServicePage['pricing'], 'rows'> }[]
  facts: readonly Fact[]
  counts: Readonly<Partial<Record<CountName, number>>>
  /** How many studies are illustrative, and what is said of all of them. */
  illustrative: number
  provenance: Pick<DocumentData['ProvenanceWords'], 'all' | 'some' | 'none'>
}

/** What each name quotes, as within a sentence. */
export type Quotations = ReadonlyMap<string, string>

/** Everything that can be quoted, by name. Of what is left out, nothing can. */
export function quotations(
  words: Pick<InterfaceWords, 'counts'>,
  quotable: Partial<Quotable>,
): Quotations {
  const inWords = (count: number) => words.counts[count] ?? String(count)
  const all = new Map<string, string>()
  const {
    pricing,
    addOns,
    servicePages = [],
    facts = [],
    counts,
    illustrative,
    provenance,
  } = quotable
  for (const { slug, price } of [...(pricing?.packages ?? []), ...(addOns?.items ?? [])])
    all.set(`price:${slug}`, formatMoney(price))
  for (const { slug, price } of servicePages.flatMap(page => page.pricing.rows)) {
    if (!slug || !price) continue
    const { from, to = from } = price
    all.set(`price:${slug}`, formatPrice({ from, to, per: 'once' }))
    all.set(`lowest:${slug}`, formatMoney(from))
    all.set(`highest:${slug}`, formatMoney(to))
  }
  for (const { slug, text } of facts) all.set(`fact:${slug}`, text)
  for (const [name, count] of Object.entries(counts ?? {})) all.set(`count:${name}`, inWords(count))
  const number = counts?.['case-studies']
  if (provenance && number !== undefined && illustrative !== undefined) {
    const { all: every, some, none } = provenance
    const mixed = some
      .replace('{illustrative}', inWords(illustrative))
      .replace('{all}', String(number))
    all.set(
      'provenance:studies',
      illustrative === 0 ? none : illustrative === number ? every : capital(mixed),
    )
  }
  return all
}

/** What a name quotes; with a capital at its start, so has what it quotes. */
function quoted(name: string, known: Quotations): string | undefined {
  const text = known.get(name)
  if (text !== undefined || !/^[A-Z]/.test(name)) return text
  const lower = known.get(name.charAt(0).toLowerCase() + name.slice(1))
  return lower === undefined ? undefined : capital(lower)
}

/**
 * Fills in what a text quotes.
 *
 * @throws for a name that is not known; the check finds those first
 */
export function fillQuotations(text: string, known: Quotations): string {
  return text.replace(QUOTATION, (written, name: string) => {
    const value = quoted(name, known)
    if (value === undefined) throw new Error(`${written} names nothing that can be quoted.`)
    return value
  })
}

/** Fills in the facts in every text of a value that JSON can hold. */
export const fillEverywhere = <Value>(value: Value, known: Quotations): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? fillQuotations(part, known) : part,
  ) as Value

/** Names in a text that quote nothing. */
export function unknownQuotations(text: string, known: Quotations): string[] {
  return quotedNames(text)
    .map(({ name }) => name)
    .filter(name => quoted(name, known) === undefined)
}
