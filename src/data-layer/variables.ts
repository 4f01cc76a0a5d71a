/** The values of variables, out of the data layer: no more of it is read than a text asks for. */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import {
  COUNT_NAMES,
  interpolate,
  interpolateAll,
  variables,
  type CountName,
  type Variables,
} from '../content/variables'
import { AddOns } from '../content/add-on'
import { Fact } from '../content/fact'
import { Faq } from '../content/faq-item'
import { Measurements } from '../content/measurements'
import { Pricing } from '../content/pricing-package'
import { ProvenanceWords } from '../content/provenance-words'
import { Team } from '../content/taxonomy'
import { variablesIn } from '../content/variable'
import { CaseStudy } from '../page-kinds/case-study/declaration'
import { Post } from '../page-kinds/post/declaration'
import { Service, ServicePage } from '../page-kinds/service/declaration'
import { allNodes, countNodes, onlyNode, type Model } from './node-model'
import { securitySettings } from './security-settings'

/** The values of a text's variables. Most texts have none. */
export async function variablesOf(text: string, model: Model): Promise<Variables> {
  const names = new Set(variablesIn(text).map(({ name }) => name.toLowerCase()))
  if (names.size === 0) return new Map()
  const kinds = new Set([...names].map(name => name.split(':')[0]))
  const prices = ['price', 'lowest', 'highest'].some(kind => kinds.has(kind))
  const studies = kinds.has('provenance') ? await allNodes(model, CaseStudy) : []
  const isOfProvenance = (name: CountName) => name === 'case-studies' && kinds.has('provenance')
  return variables({
    ...(prices && {
      pricing: await onlyNode(model, Pricing),
      addOns: await onlyNode(model, AddOns),
      servicePages: await allNodes(model, ServicePage),
    }),
    ...(kinds.has('measured') && { measurements: await onlyNode(model, Measurements) }),
    ...(kinds.has('fact') && { facts: await allNodes(model, Fact) }),
    counts: await counts(model, name => names.has(`count:${name}`) || isOfProvenance(name)),
    ...((kinds.has('visits') || kinds.has('message')) && {
      security: await securitySettings(model),
    }),
    ...(kinds.has('provenance') && {
      illustrative: studies.filter(({ provenance }) => provenance === 'illustrative').length,
      provenance: await onlyNode(model, ProvenanceWords),
    }),
  })
}

/** How to count each thing. */
const COUNTERS: Readonly<Record<CountName, (model: Model) => Promise<number>>> = {
  services: model => countNodes(model, Service),
  teams: model => countNodes(model, Team),
  'case-studies': model => countNodes(model, CaseStudy),
  posts: model => countNodes(model, Post),
  questions: async model => (await onlyNode(model, Faq)).items.length,
  packages: async model => (await onlyNode(model, Pricing)).packages.length,
  'add-ons': async model => (await onlyNode(model, AddOns)).items.length,
}

/** Counts only what is needed: a query that counts posts reruns whenever one changes. */
async function counts(
  model: Model,
  isNeeded: (name: CountName) => boolean,
): Promise<Partial<Record<CountName, number>>> {
  const names = COUNT_NAMES.filter(isNeeded)
  const entries = names.map(async name => [name, await COUNTERS[name](model)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** Fills in a text's variables. */
export async function interpolated(text: string, model: Model): Promise<string> {
  return interpolate(text, await variablesOf(text, model))
}

/** Fills in the variables in every text of a JSON value. */
export async function allInterpolated<Value>(value: Value, model: Model): Promise<Value> {
  return interpolateAll(value, await variablesOf(JSON.stringify(value), model))
}

type Text = string | readonly string[] | null | undefined

/** Declares the field extension `@variables`, which fills in variables in fields that may have them. */
export function createVariablesExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'variables',
    extend: () => ({
      resolve(
        source: Record<string, Text>,
        _: unknown,
        { nodeModel }: { nodeModel: Model },
        { fieldName }: { fieldName: string },
      ): Text | Promise<Text> {
        const text = source[fieldName]
        return text && allInterpolated(text, nodeModel)
      },
    }),
  })
}
