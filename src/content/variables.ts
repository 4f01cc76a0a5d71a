/**
 * Variables in texts, like `{price:starter}`, so that each fact is in only one file. If the name is capitalized, as in
 * `{Fact:first-reply}`, the value is too.
 */
import { capital, formatMoney, formatPrice, keepRanges } from './format'
import type { AddOns, Price, Pricing } from './pricing'
import type { Fact } from './fact'
import type { ProvenanceWords } from './provenance-words'
import { measuredFigures, type Measurements } from './measurements'
import { OWN_ENDPOINT } from './fields'
import type { Security } from './security'
import { VARIABLE, variablesIn } from './variable'

/** The data that variables come from. */
export interface VariableSources {
  pricing: Pricing
  addOns: AddOns
  servicePages: { pricing: { rows: { slug?: string; price?: Price }[] } }[]
  facts: Fact[]
  faq: { items: unknown[] }
  services: unknown[]
  teams: unknown[]
  posts: unknown[]
  studies: { provenance: string }[]
  provenance: ProvenanceWords
  measurements: Measurements
  /** The settings for this build, without the contact handler if the host can't run it. */
  security: Security
}

/** The value of each variable, as it reads mid-sentence. */
export type Variables = ReadonlyMap<string, string>

/** Numbers up to twelve are spelled out. */
const NUMBER_WORDS = 'none one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)

/** The privacy page's statement if nothing counts visits. */
const NOT_COUNTED =
  'You can read every page without telling us anything. The site sets no cookies, counts no visitors, and loads nothing from anyone else: no fonts, maps, videos, ads, or analytics.'

/** The privacy page's statements about messages, which depend on where the form is submitted. */
function messageTexts({ contactEndpoint: endpoint, processors }: Security) {
  const noOne = 'No outside service checks whether you’re a person.'
  if (!endpoint)
    return {
      way: 'It has no form. It gives you our email address and a list of questions, and your own email program sends what you write.',
      guards: noOne,
    }
  const hidden = 'To stop bots, the form has a field people don’t see.'
  const [receiver, guards] =
    endpoint === OWN_ENDPOINT
      ? [
          'to this site’s server, which forwards it as one email and keeps no copy.',
          `To stop floods of messages, the server briefly counts how many each network address sends. ${hidden} ${noOne}`,
        ]
      : [
          `straight to ${new URL(endpoint).host}, a form service, which forwards it to us and keeps a copy under its own terms.`,
          `${hidden} Any other spam filtering is up to the form service.`,
        ]
  const form =
    'Its form asks for your name, your email address, and a few lines. The rest is up to you. What you send goes over an encrypted connection'
  const companies = processors.map(({ statement }) => statement)
  return { way: [`${form} ${receiver}`, ...companies].join(' '), guards }
}

/** Builds all variables from the given sources. */
export const variables = (sources: Partial<VariableSources>): Variables =>
  new Map(namedValues(sources))

function* namedValues({
  pricing,
  addOns,
  servicePages = [],
  facts = [],
  faq,
  services,
  teams,
  posts,
  studies,
  provenance,
  measurements,
  security,
}: Partial<VariableSources>): Iterable<[name: string, value: string]> {
  const inWords = (count: number) => NUMBER_WORDS[count] ?? `${count}`
  for (const { slug, price } of [...(pricing?.packages ?? []), ...(addOns?.items ?? [])])
    yield [`price:${slug}`, formatMoney(price)]
  for (const { slug, price } of servicePages.flatMap(page => page.pricing.rows)) {
    if (!slug || !price) continue
    const { from, to = from } = price
    yield [`price:${slug}`, formatPrice({ from, to, per: 'once' })]
    yield [`lowest:${slug}`, formatMoney(from)]
    yield [`highest:${slug}`, formatMoney(to)]
  }
  for (const { slug, text } of facts) yield [`fact:${slug}`, text]
  const counted = {
    services,
    teams,
    posts,
    'case-studies': studies,
    questions: faq?.items,
    packages: pricing?.packages,
    'add-ons': addOns?.items,
  }
  for (const [name, list] of Object.entries(counted))
    if (list) yield [`count:${name}`, inWords(list.length)]
  for (const [name, value] of measurements ? measuredFigures(measurements) : [])
    yield [`measured:${name}`, value]
  if (security) {
    const { way, guards } = messageTexts(security)
    yield ['visits:counted', security.visits?.statement ?? NOT_COUNTED]
    yield ['message:way', way]
    yield ['message:guards', guards]
  }
  if (provenance && studies) {
    const { all, some, none } = provenance
    const { length } = studies.filter(study => study.provenance === 'illustrative')
    const mixed = some
      .replace('{illustrative}', inWords(length))
      .replace('{all}', `${studies.length}`)
    const sentence = length === 0 ? none : length === studies.length ? all : capital(mixed)
    yield ['provenance:studies', sentence]
  }
}

/** A variable's value, capitalized if its name is. */
function valueOf(name: string, known: Variables) {
  const lower = name.charAt(0).toLowerCase() + name.slice(1)
  const text = known.get(lower)
  return text && lower !== name ? capital(text) : text
}

/**
 * Fills in a text's variables and keeps its number ranges on one line.
 *
 * @throws for an unknown variable, which the check reports first
 */
export function interpolate(text: string, known: Variables) {
  const filled = text.replace(VARIABLE, (written, name: string) => {
    const value = valueOf(name, known)
    if (value === undefined) throw new Error(`There’s no variable ${written}.`)
    return value
  })
  return keepRanges(filled)
}

/** Fills in the variables in every string of a JSON value. */
export const interpolateAll = <Value>(value: Value, known: Variables) =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? interpolate(part, known) : part,
  ) as Value

/** The unknown variables in a text. */
export const unknownVariables = (text: string, known: Variables) =>
  variablesIn(text)
    .map(({ name }) => name)
    .filter(name => valueOf(name, known) === undefined)
