/** Nodes as resolvers see them: typed by their declarations, references still slugs. */
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import type { z } from 'zod'
import type { ContentType } from '../content/content-type'
import type { BuildSettings as Settings } from './build-settings'

/** What src/gatsby/text-nodes.ts adds to the fields of an MDX file. */
export interface TextNode {
  readonly id: string
  readonly parent: string
  readonly slug: string
  readonly path: string
  readonly internal: { readonly contentDigest: string; readonly type: string }
}

/** A node type that the site does not declare. */
interface OtherType<Node> {
  readonly typeName: string
  /** For the compiler alone. */
  readonly node?: Node
}

const otherType = <Node>(typeName: string): OtherType<Node> => ({ typeName })

export const BuildSettings = otherType<Settings>('BuildSettings')
export const File = otherType<{ readonly id: string }>('File')
export const ImageSharp = otherType<object>('ImageSharp')
export const SitePage = otherType<{ readonly path: string; readonly component: string }>('SitePage')

type NodeType = ContentType | OtherType<unknown>

/** A file that lists entries becomes a node for each. */
type Entry<Data> = Data extends readonly (infer Each)[] ? Each : Data

/** What a node of a type holds. */
export type NodeOf<Type> =
  Type extends ContentType<string, infer Declaration, infer Format>
    ? Entry<z.output<Declaration>> & (Format extends 'mdx' ? TextNode : unknown)
    : Type extends OtherType<infer Node>
      ? Node
      : never

/** The node of gatsby-plugin-mdx that a text's node was made of. */
interface MdxNode {
  readonly body: string
  readonly internal: { readonly contentFilePath: string }
}

type Filter = Readonly<Record<string, object>>
type Order = readonly Record<string, 'ASC' | 'DESC'>[]

interface Find {
  readonly type: string
  readonly query: { readonly filter?: Filter; readonly sort?: Order }
}

/** The part of Gatsby's node model that is used here. It tracks which pages depend on what it finds. */
export interface Model {
  findOne(args: Find): Promise<unknown>
  findAll(args: Find): Promise<{
    entries: Iterable<unknown> | Promise<Iterable<unknown>>
    totalCount(): Promise<number>
  }>
  getNodeById(args: { id: string }): MdxNode | null
}

/** What a resolver passes on where it calls another plugin's resolver. */
export interface Request {
  readonly context: { readonly nodeModel: Model }
  readonly info: GraphQLResolveInfo
}

/** A field computed from its node and others, for createResolvers. */
export const derived = <Source, Value>(
  work: (source: Source, model: Model, request: Request) => Value,
) => ({
  resolve: (source: Source, _: unknown, context: Request['context'], info: GraphQLResolveInfo) =>
    work(source, context.nodeModel, { context, info }),
})

/**
 * The MDX of a text: its words, and the file they are in.
 *
 * @throws where it is gone
 */
export function mdxOf({ id, parent }: Pick<TextNode, 'id' | 'parent'>, model: Model): MdxNode {
  const mdx = model.getNodeById({ id: parent })
  if (!mdx) throw new Error(`The text of ${id} is gone.`)
  return mdx
}

/**
 * A filter for nodes of a type, without what is not public yet. The clock decides when a query runs, not when a
 * node is made, so a cache never shows a draft and never hides a page whose day has come.
 *
 * @param filter what the nodes must match besides
 */
export async function publicOnly(
  { publication }: Pick<ContentType, 'publication'>,
  filter: Filter,
  model: Model,
): Promise<Filter> {
  if (!publication) return filter
  const { showsUnpublished, today } = await onlyNode(model, BuildSettings)
  if (showsUnpublished) return filter
  const { draft, from, until } = publication
  return {
    ...filter,
    ...(draft && { [draft]: { ...filter[draft], ne: true } }),
    ...(from && { [from]: { ...filter[from], lte: today } }),
    ...(until && { [until]: { ...filter[until], gte: today } }),
  }
}

const filterFor = (type: NodeType, filter: Filter, model: Model) =>
  publicOnly('declaration' in type ? type : {}, filter, model)

/** The node that matches a filter; `undefined` where none does. */
export async function oneNode<Type extends NodeType>(
  model: Model,
  type: Type,
  filter: Filter,
): Promise<NodeOf<Type> | undefined> {
  const query = { filter: await filterFor(type, filter, model) }
  const node = await model.findOne({ type: type.typeName, query })
  return (node ?? undefined) as NodeOf<Type> | undefined
}

/**
 * The node that another one names. The check has seen that it exists.
 *
 * @param field the field that holds the name, with dots for a field of a linked node
 */
export async function namedNode<Type extends NodeType>(
  model: Model,
  type: Type,
  name: string,
  field = 'slug',
): Promise<NodeOf<Type>> {
  const [first = '', ...others] = field.split('.')
  const rule = others.reduceRight<object>((inner, key) => ({ [key]: inner }), { eq: name })
  const node = await oneNode(model, type, { [first]: rule })
  if (!node) throw new Error(`There is no ${type.typeName} whose ${field} is “${name}”.`)
  return node
}

/** The one node of a type that every site has. */
export async function onlyNode<Type extends NodeType>(
  model: Model,
  type: Type,
): Promise<NodeOf<Type>> {
  const node = await oneNode(model, type, {})
  if (!node) throw new Error(`There is no ${type.typeName}.`)
  return node
}

/** All nodes of a type, in order. */
export async function allNodes<Type extends NodeType>(
  model: Model,
  type: Type,
  sort?: Order,
): Promise<NodeOf<Type>[]> {
  const filter = await filterFor(type, {}, model)
  const found = await model.findAll({
    type: type.typeName,
    query: { filter, ...(sort && { sort }) },
  })
  return [...(await found.entries)] as NodeOf<Type>[]
}

/** How many nodes of a type there are, or match a filter, counted without reading them. */
export async function countNodes(
  model: Model,
  type: NodeType,
  filter: Filter = {},
): Promise<number> {
  const query = { filter: await filterFor(type, filter, model) }
  const found = await model.findAll({ type: type.typeName, query })
  return found.totalCount()
}
