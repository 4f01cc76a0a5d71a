/** Typed access to nodes for resolvers. Types come from schemas, and references are slugs. */
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import type { z } from 'zod'
import type { ContentType } from '../content/content-type'

/** The fields an MDX document’s node has beyond those in its file. */
export interface TextNode {
  id: string
  parent: string
  slug: string
  path: string
}

/** A node type without a content schema. */
interface OtherType<Node> {
  typeName: string
  hasDrafts?: undefined
  /** For type inference only. */
  node?: Node
}

const otherType = <Node>(typeName: string): OtherType<Node> => ({ typeName })

/** A build’s settings, which src/gatsby/environment.ts turns into a node. */
export interface BuildSettings {
  /** The value of SITE_URL. If it’s empty, the URL comes from data/site.json. */
  siteUrl: string
  pathPrefix: string
  isPreview: boolean
  /** Whether to show drafts and scheduled pages. */
  showsUnpublished: boolean
  /** Whether the host runs functions, which the contact handler needs. */
  hasFunctions: boolean
  /** Today’s date in UTC, as YYYY-MM-DD. */
  today: string
}

export const BuildSettings = otherType<BuildSettings>('BuildSettings')
export const File = otherType<{ id: string }>('File')
export const ImageSharp = otherType<object>('ImageSharp')
export const SitePage = otherType<{ path: string; component: string }>('SitePage')

type NodeType = ContentType | OtherType<unknown>

/** Each entry of a list becomes a node. */
type Entry<Data> = Data extends readonly (infer Each)[] ? Each : Data

/** The fields of a type's nodes. */
export type NodeOf<Type> =
  Type extends ContentType<string, infer Declaration, infer Format>
    ? Entry<z.output<Declaration>> & (Format extends 'mdx' ? TextNode : unknown)
    : Type extends OtherType<infer Node>
      ? Node
      : never

/** A gatsby-plugin-mdx node, which is the parent of the document's node. */
interface MdxNode {
  body: string
  internal: { contentFilePath: string }
}

export type Filter = Record<string, object>
export type Order = readonly Record<string, 'ASC' | 'DESC'>[]

interface Find {
  type: string
  query: { filter?: Filter; sort?: Order }
}

/** The part of Gatsby's node model we use. It tracks which pages depend on what it returns. */
export interface Model {
  findOne(args: Find): Promise<unknown>
  findAll(args: Find): Promise<{ entries: Iterable<unknown> | Promise<Iterable<unknown>> }>
  getNodeById(args: { id: string }): MdxNode | null
}

/** What a resolver needs to call another plugin's resolver. */
export interface Request {
  context: { nodeModel: Model }
  info: GraphQLResolveInfo
}

/** Defines a field that's computed from its node and other nodes, for createResolvers. */
export const computed = <Source, Value>(
  compute: (source: Source, model: Model, request: Request) => Value,
) => ({
  resolve: (source: Source, _: unknown, context: Request['context'], info: GraphQLResolveInfo) =>
    compute(source, context.nodeModel, { context, info }),
})

/**
 * Returns a document's MDX node, with its body and file path.
 *
 * @throws if the MDX node no longer exists
 */
export function mdxOf({ id, parent }: Pick<TextNode, 'id' | 'parent'>, model: Model) {
  const mdx = model.getNodeById({ id: parent })
  if (!mdx) throw new Error(`The text of ${id} no longer exists.`)
  return mdx
}

/**
 * Limits a filter to public nodes. This happens when a query runs, not when a node is created, so a cached node never
 * shows a draft or hides a page after its publication date.
 */
export async function publicOnly(
  { hasDrafts }: Pick<ContentType, 'hasDrafts'>,
  filter: Filter,
  model: Model,
) {
  if (!hasDrafts) return filter
  const { showsUnpublished, today } = await onlyNode(model, BuildSettings)
  if (showsUnpublished) return filter
  return {
    ...filter,
    draft: { ...filter.draft, ne: true },
    date: { ...filter.date, lte: today },
  }
}

/** Returns the node that matches a filter; `undefined` if there's none. */
export async function oneNode<Type extends NodeType>(model: Model, type: Type, filter: Filter) {
  const query = { filter: await publicOnly(type, filter, model) }
  const node = await model.findOne({ type: type.typeName, query })
  return (node ?? undefined) as NodeOf<Type> | undefined
}

/**
 * Returns the node that matches a filter. By default, that's the only node of its type.
 *
 * @throws if there's none, which the check reports first
 */
export async function onlyNode<Type extends NodeType>(
  model: Model,
  type: Type,
  filter: Filter = {},
): Promise<NodeOf<Type>> {
  const node = await oneNode(model, type, filter)
  if (!node) throw new Error(`No ${type.typeName} matches ${JSON.stringify(filter)}.`)
  return node
}

/** Returns the node that another node refers to by slug. */
export const namedNode = <Type extends NodeType>(model: Model, type: Type, slug: string) =>
  onlyNode(model, type, { slug: { eq: slug } })

/** Returns all nodes of a type, in order. */
export async function allNodes<Type extends NodeType>(model: Model, type: Type, sort?: Order) {
  const query = { filter: await publicOnly(type, {}, model), ...(sort && { sort }) }
  const { entries } = await model.findAll({ type: type.typeName, query })
  return [...(await entries)] as NodeOf<Type>[]
}
