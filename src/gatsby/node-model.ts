/** Nodes as resolvers meet them: typed by their declarations, references still slugs. */
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import type { DocumentData } from '../content/documents'
import type { BuildSettings } from './environment'
import { publicOnly } from './publication'

/** What src/gatsby/text-nodes.ts adds to the fields of an MDX file. */
export interface TextNode {
  readonly id: string
  readonly parent: string
  readonly slug: string
  readonly path: string
  readonly internal: { readonly contentDigest: string; readonly type: string }
}

interface OtherNodes {
  CaseStudy: TextNode
  Post: TextNode
  TextPage: TextNode
  File: { readonly id: string }
  ImageSharp: object
  BuildSettings: BuildSettings
}

/** A file that lists entries becomes a node of each. */
type Entry<Data> = Data extends readonly (infer Each)[] ? Each : Data
type Documents = { [Name in keyof DocumentData]: Entry<DocumentData[Name]> }

/** Node types and what a node of each holds. */
export type Nodes = Omit<Documents, keyof OtherNodes> & {
  [Name in keyof OtherNodes]: OtherNodes[Name] &
    (Name extends keyof Documents ? Documents[Name] : unknown)
}

/** The node of gatsby-plugin-mdx that a text’s node was made of. */
interface MdxNode {
  readonly body: string
  readonly internal: { readonly contentFilePath: string }
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
  getNodeById(args: { id: string }): MdxNode | null
}

/** What a resolver hands on where it calls the resolver of another plugin. */
export interface Request {
  readonly context: { readonly nodeModel: Model }
  readonly info: GraphQLResolveInfo
}

/** A field that is worked out of its node and of others, for createResolvers. */
export const derived = <Source, Value>(
  work: (source: Source, model: Model, request: Request) => Value,
) => ({
  resolve: (source: Source, _: unknown, context: Request['context'], info: GraphQLResolveInfo) =>
    work(source, context.nodeModel, { context, info }),
})

/**
 * The MDX of a text: its words, and the file in which they stand.
 *
 * @throws where it is gone
 */
export function mdxOf({ id, parent }: Pick<TextNode, 'id' | 'parent'>, model: Model): MdxNode {
  const mdx = model.getNodeById({ id: parent })
  if (!mdx) throw new Error(`The text of ${id} is gone.`)
  return mdx
}

/** A filter for nodes of which a field has a value; with dots, a field of a node that is named. */
function equals(field: string, value: string): Filter {
  const [first = '', ...others] = field.split('.')
  const inner = others.reduceRight<object>((value, key) => ({ [key]: value }), { eq: value })
  return { [first]: inner }
}

type Filter = Readonly<Record<string, object>>

/** The node that fits a filter. */
export async function oneNode<Type extends keyof Nodes>(
  model: Model,
  type: Type,
  filter: Filter,
): Promise<Nodes[Type] | undefined> {
  const query = { filter: await publicOnly(type, filter, model) }
  return (await model.findOne({ type, query })) ?? undefined
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
  const filter = await publicOnly(type, {}, model)
  const { entries } = await model.findAll({ type, query: { filter, ...(sort && { sort }) } })
  return [...(await entries)]
}

/** How many nodes of a type there are, or fit a filter, counted without reading them. */
export async function countNodes(
  model: Model,
  type: keyof Nodes,
  filter: Filter = {},
): Promise<number> {
  const query = { filter: await publicOnly(type, filter, model) }
  const { totalCount } = await model.findAll({ type, query })
  return totalCount()
}

/** How many posts have a tag. */
export const countTagged = (model: Model, slug: string) =>
  countNodes(model, 'Post', { tags: { elemMatch: { slug: { eq: slug } } } })
