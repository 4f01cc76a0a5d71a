/** Gets variables’ values from the data layer. */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { interpolateAll, variables, type Variables } from '../content/variables'
import { AddOns, Pricing } from '../content/pricing'
import { Fact } from '../content/fact'
import { Faq } from '../content/faq-item'
import { Measurements } from '../content/measurements'
import { ProvenanceWords } from '../content/provenance-words'
import { Team } from '../content/taxonomy'
import { CaseStudy } from '../page-kinds/case-study/declaration'
import { Post } from '../page-kinds/post/declaration'
import { Service, ServicePage } from '../page-kinds/service/declaration'
import { allNodes, computed, onlyNode, type Model } from './node-model'
import { securitySettings } from './security-settings'

/** The values of a text's variables. Most texts have none. */
export async function variablesOf(text: string, model: Model): Promise<Variables> {
  // The text can be JSON, where quotation marks follow braces.
  if (!/\{\w+:/.test(text)) return new Map()
  // Other texts shouldn't be rebuilt for every new case study or post.
  const isCounting = /\{(?:count|provenance):/i.test(text)
  return variables({
    pricing: await onlyNode(model, Pricing),
    addOns: await onlyNode(model, AddOns),
    servicePages: await allNodes(model, ServicePage),
    measurements: await onlyNode(model, Measurements),
    facts: await allNodes(model, Fact),
    security: await securitySettings(model),
    provenance: await onlyNode(model, ProvenanceWords),
    ...(isCounting && {
      studies: await allNodes(model, CaseStudy),
      services: await allNodes(model, Service),
      teams: await allNodes(model, Team),
      posts: await allNodes(model, Post),
      faq: await onlyNode(model, Faq),
    }),
  })
}

/** Fills in the variables in every string of a JSON value. */
export async function allInterpolated<Value>(value: Value, model: Model) {
  return interpolateAll(value, await variablesOf(JSON.stringify(value), model))
}

type Text = string | readonly string[] | null | undefined

/** Creates the field extension `@variables`, which fills in the variables in a field. */
export function createVariablesExtension({ actions }: CreateSchemaCustomizationArgs) {
  actions.createFieldExtension({
    name: 'variables',
    extend: () =>
      computed((source: Record<string, Text>, model, { info }) => {
        const text = source[info.fieldName]
        return text && allInterpolated(text, model)
      }),
  })
}
