/** Nodes as resolvers meet them: typed by their declarations, references still slugs. */
import type { AddOns } from '../schema/add-on'
import type { CaseStudy } from '../schema/case-study'
import type { AboutPage, ContactPage, HomePage, ListPage } from '../schema/page'
import type { Post } from '../schema/post'
import type { Pricing } from '../schema/pricing-package'
import type { Service, ServicePage } from '../schema/service'
import type { Site } from '../schema/site'
import type { Author, Industry, Tag } from '../schema/taxonomy'
import type { WebApplicationPage } from '../schema/web-application-page'
import type { Faq } from '../schema/faq-item'

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
  Service: Service
  ServicePage: ServicePage
  WebApplicationPage: WebApplicationPage
  Pricing: Pricing
  AddOns: AddOns
  Faq: Faq
  CaseStudy: CaseStudy & Placed
  Post: Post & Placed
  Author: Author
  Industry: Industry
  Tag: Tag
}

/** The part of Gatsby's node model that is used here. It notes which pages depend on what it finds. */
export interface Model {
  findOne(args: { type: string; query: object }): Promise<unknown>
  findAll(args: { type: string; query: object }): Promise<{
    entries: Iterable<unknown> | Promise<Iterable<unknown>>
  }>
}

/** The node that fits a filter. */
export async function oneNode<Type extends keyof Nodes>(
  model: Model,
  type: Type,
  filter: object,
): Promise<Nodes[Type] | undefined> {
  return ((await model.findOne({ type, query: { filter } })) as Nodes[Type] | null) ?? undefined
}

/** The node that another one names. The check has seen that it exists. */
export async function namedNode<Type extends keyof Nodes>(
  model: Model,
  type: Type,
  slug: string,
): Promise<Nodes[Type]> {
  const node = await oneNode(model, type, { slug: { eq: slug } })
  if (!node) throw new Error(`There is no ${type} “${slug}”.`)
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

/** All nodes of a type, in order. */
export async function allNodes<Type extends keyof Nodes>(
  model: Model,
  type: Type,
  sort?: readonly Record<string, 'ASC' | 'DESC'>[],
): Promise<Nodes[Type][]> {
  const { entries } = await model.findAll({ type, query: { ...(sort && { sort }) } })
  return [...(await entries)] as Nodes[Type][]
}
