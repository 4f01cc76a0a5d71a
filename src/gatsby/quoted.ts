/** What texts quote, out of the data layer: no more of it is read than the texts ask for. */
import {
  COUNT_NAMES,
  fillQuotations,
  quotations,
  type CountName,
  type Quotations,
} from '../mdx/quotations'
import { variablesIn as quotedNames } from '../content/variables'
import { languageOf } from './language'
import { allNodes, countNodes, onlyNode, type Model } from './node-model'

/** What a text quotes, by name; nothing for most texts. */
export async function quotationsOf(text: string, model: Model): Promise<Quotations> {
  const names = new Set(quotedNames(text).map(({ name }) => name.toLowerCase()))
  if (names.size === 0) return new Map()
  const kinds = new Set([...names].map(name => name.split(':')[0]))
  const prices = ['price', 'lowest', 'highest'].some(kind => kinds.has(kind))
  const studies = kinds.has('provenance') ? await allNodes(model, 'CaseStudy') : []
  const isOfProvenance = (name: CountName) => name === 'case-studies' && kinds.has('provenance')
  return quotations((await languageOf(model)).words, {
    ...(prices && {
      pricing: await onlyNode(model, 'Pricing'),
      addOns: await onlyNode(model, 'AddOns'),
      servicePages: await allNodes(model, 'ServicePage'),
    }),
    ...(kinds.has('fact') && { facts: await allNodes(model, 'Fact') }),
    counts: await counts(model, name => names.has(`count:${name}`) || isOfProvenance(name)),
    ...(kinds.has('provenance') && {
      illustrative: studies.filter(({ provenance }) => provenance === 'illustrative').length,
      provenance: await onlyNode(model, 'ProvenanceWords'),
    }),
  })
}

/** How each thing that can be counted is counted. */
const COUNTERS: Readonly<Record<CountName, (model: Model) => Promise<number>>> = {
  services: model => countNodes(model, 'Service'),
  teams: model => countNodes(model, 'Author'),
  'case-studies': model => countNodes(model, 'CaseStudy'),
  posts: model => countNodes(model, 'Post'),
  questions: async model => (await onlyNode(model, 'Faq')).items.length,
  packages: async model => (await onlyNode(model, 'Pricing')).packages.length,
  'add-ons': async model => (await onlyNode(model, 'AddOns')).items.length,
}

/** The counts that are wanted, and no others: a page that counts posts is asked again whenever one changes. */
async function counts(
  model: Model,
  isWanted: (name: CountName) => boolean,
): Promise<Partial<Record<CountName, number>>> {
  const names = COUNT_NAMES.filter(isWanted)
  const entries = names.map(async name => [name, await COUNTERS[name](model)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** A text with what it quotes. */
export async function withQuotations(text: string, model: Model): Promise<string> {
  return fillQuotations(text, await quotationsOf(text, model))
}
