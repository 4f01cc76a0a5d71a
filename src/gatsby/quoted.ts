/** What texts quote, out of the data layer: no more of it is read than the texts ask for. */
import { fillQuotations, quotations, type CountName, type Quotations } from '../render/quotations'
import { quotedNames } from '../schema/quotation'
import { languageOf } from './language'
import { allNodes, onlyNode, type Model, type Nodes } from './node-model'

const countOf = async (model: Model, type: keyof Nodes) => (await allNodes(model, type)).length

/** What a text quotes, by name; nothing for most texts. */
export async function quotationsOf(text: string, model: Model): Promise<Quotations> {
  const kinds = new Set(quotedNames(text).map(({ name }) => name.toLowerCase().split(':')[0]))
  if (kinds.size === 0) return new Map()
  const prices = ['price', 'lowest', 'highest'].some(kind => kinds.has(kind))
  const studies = kinds.has('provenance') ? await allNodes(model, 'CaseStudy') : []
  return quotations(await languageOf(model), {
    ...(prices && {
      pricing: await onlyNode(model, 'Pricing'),
      addOns: await onlyNode(model, 'AddOns'),
      priceWords: await onlyNode(model, 'PriceWords'),
      servicePages: await allNodes(model, 'ServicePage'),
    }),
    ...(kinds.has('fact') && { facts: await allNodes(model, 'Fact') }),
    ...((kinds.has('count') || kinds.has('provenance')) && { counts: await counts(model) }),
    ...(kinds.has('provenance') && {
      illustrative: studies.filter(({ provenance }) => provenance === 'illustrative').length,
      provenance: await onlyNode(model, 'ProvenanceWords'),
    }),
  })
}

async function counts(model: Model): Promise<Record<CountName, number>> {
  return {
    services: await countOf(model, 'Service'),
    teams: await countOf(model, 'Author'),
    'case-studies': await countOf(model, 'CaseStudy'),
    posts: await countOf(model, 'Post'),
    questions: (await onlyNode(model, 'Faq')).items.length,
    packages: (await onlyNode(model, 'Pricing')).packages.length,
    'add-ons': (await onlyNode(model, 'AddOns')).items.length,
  }
}

/** A text with what it quotes. */
export async function withQuotations(text: string, model: Model): Promise<string> {
  return fillQuotations(text, await quotationsOf(text, model))
}
