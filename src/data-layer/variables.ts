/** Variable values from the data layer, reading only what a text needs. */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { interpolate, interpolateAll, variables, type Variables } from '../content/variables'
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
  const kinds = new Set(variablesIn(text).map(({ name }) => name.toLowerCase().replace(/:.*/, '')))
  if (kinds.size === 0) return new Map()
  const names = (...some: string[]) => some.some(kind => kinds.has(kind))
  const studies = names('count', 'provenance') ? await allNodes(model, CaseStudy) : []
  return variables({
    ...(names('price', 'lowest', 'highest') && {
      pricing: await onlyNode(model, Pricing),
      addOns: await onlyNode(model, AddOns),
      servicePages: await allNodes(model, ServicePage),
    }),
    ...(names('measured') && { measurements: await onlyNode(model, Measurements) }),
    ...(names('fact') && { facts: await allNodes(model, Fact) }),
    ...(names('visits', 'message') && { security: await securitySettings(model) }),
    ...(names('provenance') && { provenance: await onlyNode(model, ProvenanceWords) }),
    illustrative: studies.filter(({ provenance }) => provenance === 'illustrative').length,
    counts: {
      'case-studies': studies.length,
      ...(names('count') && {
        services: await countNodes(model, Service),
        teams: await countNodes(model, Team),
        posts: await countNodes(model, Post),
        questions: (await onlyNode(model, Faq)).items.length,
        packages: (await onlyNode(model, Pricing)).packages.length,
        'add-ons': (await onlyNode(model, AddOns)).items.length,
      }),
    },
  })
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

/** Creates the field extension `@variables`, which fills in variables in fields that may have them. */
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
