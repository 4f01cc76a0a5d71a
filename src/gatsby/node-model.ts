/** Nodes as resolvers meet them: typed by their declarations, references still slugs. */
import type { AddOns } from '../content/add-on'
import type { DocumentData } from '../content/documents'
import type { Fact } from '../content/fact'
import type { CaseStudy } from '../content/case-study'
import type { AboutPage, ContactPage, HomePage, ListPage } from '../content/page'
import type { Post } from '../content/post'
import type { Pricing } from '../content/pricing-package'
import type { Service, ServicePage } from '../content/service'
import type { Site } from '../content/site'
import type { Author, Industry, Tag } from '../content/taxonomy'
import type { TextPage } from '../content/text-page'
import type { WebApplicationPage } from '../content/web-application-page'
import type { Faq } from '../content/faq-item'

interface Placed {
  slug: string
  path: string
}

/** Node types and what a node of each holds. */
export interface Nodes {
  SiteFacts: Site
  HomePage: HomePage
  AboutPage: AboutPage
  ContactPage: ContactPage
  ListPage: ListPage
  SearchPage: DocumentData['SearchPage']
  Service: Service
  ServicePage: ServicePage
  WebApplicationPage: WebApplicationPage
  Pricing: Pricing
  Fact: Fact
  ProvenanceWords: DocumentData['ProvenanceWords']
  AddOns: AddOns
  Faq: Faq
  CaseStudy: CaseStudy & Placed
  Post: Post & Placed
  TextPage: TextPage & Placed
  Author: Author
  Industry: Industry
  Tag: Tag
}

/** The part of Gatsby's node model that is used here. It notes which pages depend on what it finds. */
export interface Model {
  findOne<Type extends keyof Nodes>(args: {
    type: Type
    query: object
  }): Promise<Nodes[Type] | null | undefined>
  findAll<Type extends keyof Nodes>(args: {
    type: Type
    query: object
  }): Promise<{
    entries: Iterable<Nodes[Type]> | Promise<Iterable<Nodes[Type]>>
    totalCount(): Promise<number>
  }>
}

/** A filter for nodes of which a field has a value; with dots, a field of a node that is named. */
export function equals(field: string, value: string): object {
  return field.split('.').reduceRight<object>((inner, key) => ({ [key]: inner }), { eq: value })
}

/** The node that fits a filter. */
export async function oneNode<Type extends keyof Nodes>(
  model: Model,
  type: Type,
  filter: object,
): Promise<Nodes[Type] | undefined> {
  return (await model.findOne({ type, query: { filter } })) ?? undefined
}

/**
 * The node that another one names. The check has seen that it exists.
 *
 * @param field the field that holds the name, with dots where it is a field of a node that is named
 */
export async function namedNode<Type extends keyof Nodes>(
  model: Model,
  type: Type,
  name: string,
  field = 'slug',
): Promise<Nodes[Type]> {
  const node = await oneNode(model, type, equals(field, name))
  if (!node) throw new Error(`There is no ${type} whose ${field} is “${name}”.`)
  return node
}

/** The one node of a type that every site has. */
export async function onlyNode<Type extends keyof Nodes>(
  model: Model,
  type: Type,
): Promise<Nodes[Type]> {
  const node = await oneNode(model, type, {})
  if (!node) throw new Error(`There is no ${type}.`)
  return node
}

type Order = readonly Record<string, 'ASC' | 'DESC'>[]

/** All nodes of a type, in order. */
export async function allNodes<Type extends keyof Nodes>(
  model: Model,
  type: Type,
  sort?: Order,
): Promise<Nodes[Type][]> {
  const { entries } = await model.findAll({ type, query: { ...(sort && { sort }) } })
  return [...(await entries)]
}

/** How many nodes of a type there are, or fit a filter, counted without reading them. */
export async function countNodes(
  model: Model,
  type: keyof Nodes,
  filter: object = {},
): Promise<number> {
  const { totalCount } = await model.findAll({ type, query: { filter } })
  return totalCount()
}
