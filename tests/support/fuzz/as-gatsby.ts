/**
 * What Gatsby does with files that the check calls good, without starting it: its plugins' own reading of
 * JSON and front matter, this site's hooks and resolvers, and the types as GraphQL holds values to them.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as GraphQL from 'graphql'
import type { Model as GatsbyModel } from '../../../src/gatsby/node-model'
import type { Document } from '../../../src/documents/document'
import { routesOf } from '../../../src/routes/document-routes'
import { withQuotations } from '../../../src/gatsby/quoted'
import { onCreateNode } from '../../../src/gatsby/text-nodes'
import type { Nodes } from '../../../src/gatsby/node-model'
import { createResolvers } from '../../../src/gatsby/resolvers'
import { documentKinds } from '../../../src/schema/documents'
import { graphqlTypes } from '../../../src/schema/graphql-types'
import { gatsbySchema, graphql } from '../gatsby-schema'

const require = createRequire(join(process.cwd(), 'package.json'))
const { isNonNullType, isListType, isObjectType, isEnumType, isLeafType } = graphql
const { parseFrontmatter } = require('gatsby-plugin-mdx/dist/frontmatter') as {
  parseFrontmatter(digest: string, source: string): { body: string }
}

type Node = Record<string, unknown> & { internal: { type: string; contentDigest: string } }
type Resolve = (node: unknown, args: object, context: object, info?: object) => unknown
type Resolvers = Record<string, Record<string, { resolve: Resolve }>>

const schema = gatsbySchema(graphqlTypes(documentKinds))

const resolvers: Resolvers = {}
void createResolvers?.(
  {
    createResolvers: (given: Resolvers) => Object.assign(resolvers, given),
  } as unknown as Parameters<NonNullable<typeof createResolvers>>[0],
  { plugins: [] },
  () => undefined,
)

/** What gatsby-plugin-image makes of a picture, for those who ask the schema for it; it is not made here. */
const ImageSharp = new graphql.GraphQLObjectType({
  name: 'ImageSharp',
  fields: {
    gatsbyImageData: {
      type: graphql.GraphQLString,
      resolve: () => ({ images: { fallback: { src: '/picture.png', srcSet: '' }, sources: [] } }),
    },
  },
})
const INFO = { schema: { getType: () => ImageSharp } }

let count = 0

/** The nodes that gatsby-transformer-json or gatsby-plugin-mdx and this site's hook make of a file. */
export function nodesOf({ kind, file }: Document): Node[] {
  const digest = `digest ${++count}`
  if (kind.format === 'json') {
    const content = JSON.parse(file.text) as object
    const entries = Array.isArray(content) ? (content as object[]) : [content]
    return entries.map((entry, index) => ({
      ...entry,
      id: `${file.path} ${index}`,
      internal: { type: kind.typeName, contentDigest: digest },
    }))
  }
  const { body } = parseFrontmatter(digest, file.text)
  const made: Node[] = []
  void onCreateNode?.(
    {
      node: {
        id: file.path,
        internal: {
          type: 'Mdx',
          contentDigest: digest,
          contentFilePath: join(process.cwd(), file.path),
        },
      },
      actions: { createNode: (node: Node) => made.push({ ...node, body }) },
      createNodeId: (text: string) => text,
      reporter: {},
    } as unknown as Parameters<NonNullable<typeof onCreateNode>>[0],
    { plugins: [] },
    () => undefined,
  )
  return made
}

type Filter = { eq?: unknown; elemMatch?: Filter } & Record<string, { eq: unknown }>

/** Whether a field is as asked; of what a field names by its slug, the slug alone can be asked. */
function fits(value: unknown, filter: Filter): boolean {
  const { elemMatch } = filter
  if (elemMatch) return [value ?? []].flat().some(entry => fits(entry, elemMatch))
  return value === ('eq' in filter ? filter.eq : filter.slug?.eq)
}

interface Query {
  filter?: Record<string, Filter>
  skip?: number
  limit?: number
}

/** Every node of a project by type, and the part of Gatsby's node model that resolvers ask. */
function modelOf(nodes: readonly Node[]) {
  const byType = (type: string) => nodes.filter(({ internal }) => internal.type === type)
  const found = (type: string, { filter = {} }: Query) =>
    byType(type).filter(node =>
      Object.entries(filter).every(([name, asked]) => fits(node[name], asked)),
    )
  return {
    byType,
    findOne: ({ type, query }: { type: string; query: Query }) => {
      // gatsby-source-filesystem makes a File of everything that lies in content/.
      const { eq: path } = query.filter?.absolutePath ?? {}
      if (type === 'File' && typeof path === 'string')
        return Promise.resolve(existsSync(path) ? { id: path } : null)
      if (type === 'ImageSharp') return Promise.resolve({})
      return Promise.resolve(found(type, query)[0] ?? null)
    },
    findAll: ({ type, query }: { type: string; query: Query }) => {
      const all = found(type, query)
      const { skip = 0, limit = all.length } = query
      return Promise.resolve({
        entries: all.slice(skip, skip + limit),
        totalCount: () => Promise.resolve(all.length),
      })
    },
    getNodeById: ({ id }: { id: string }) => {
      const node = nodes.find(({ parent }) => parent === id)
      return node && { body: node.body, internal: { contentFilePath: join(process.cwd(), id) } }
    },
  }
}
type Model = ReturnType<typeof modelOf>

/** Holds a value to its type, as a query does; what its texts quote is looked up once all are known. */
function complete(
  type: GraphQL.GraphQLOutputType,
  value: unknown,
  place: string,
  model: Model,
  quoted: string[],
): void {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) throw new Error(`${place} is null.`)
    complete(type.ofType as GraphQL.GraphQLOutputType, value, place, model, quoted)
    return
  }
  if (value === null || value === undefined) return
  if (isListType(type)) {
    for (const entry of value as unknown[])
      complete(type.ofType, entry, `${place}[]`, model, quoted)
    return
  }
  if (isLeafType(type)) {
    type.serialize(value)
    return
  }
  if (!isObjectType(type)) throw new Error(`${place} is of a type that is not known.`)
  for (const field of Object.values(type.getFields())) {
    const directives = field.astNode?.directives?.map(({ name }) => name.value) ?? []
    const inner = (value as Record<string, unknown>)[field.name]
    const where = `${place}.${field.name}`
    if (directives.includes('fileByRelativePath')) continue
    if (directives.includes('link') || directives.includes('references')) {
      const name = String(field.type).replace(/[[\]!]/g, '') as keyof Nodes
      for (const slug of [inner ?? []].flat()) {
        if (!model.byType(name).some(node => node.slug === slug))
          throw new Error(`${where}: there is no ${name} ${String(slug)}.`)
      }
      continue
    }
    if (directives.includes('quotes'))
      for (const text of [inner ?? []].flat()) quoted.push(String(text))
    complete(field.type, inner, where, model, quoted)
  }
}

/** Fields that are objects of a type with resolvers, wherever they stand. */
function inner(value: unknown, key: string): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => [
    ...(name === key ? ([entry].flat() as Record<string, unknown>[]) : []),
    ...inner(entry, key),
  ])
}

/** Fields that are drawn from others. */
const DRAWN = ['drawing', 'picture']

/** Pages whose structured data states facts of data/. */
const PAGES = ['/', '/about', '/contact', '/services', '/blog', '/case-studies']

/**
 * Does with a project what a build does.
 *
 * @param documents every document
 * @param mutant the one that is looked at closely
 * @param others the nodes of the others
 * @param sameFields whether only its text differs, so that its drawings need not be made
 * @throws where a build would
 */
export async function buildLike(
  documents: readonly Document[],
  mutant: Document,
  others: readonly Node[],
  sameFields = false,
): Promise<void> {
  const own = nodesOf(mutant)
  const nodes = [...others, ...own]
  const model = modelOf(nodes)
  const context = { nodeModel: model }
  const quoted: string[] = []
  // What refers to entries of a list is looked at again; other files only refer to what their paths name.
  for (const node of mutant.kind.format === 'json' ? nodes : own) {
    const type = schema.getType(node.internal.type)
    if (!type || isEnumType(type)) throw new Error(`There is no type ${node.internal.type}.`)
    complete(type as GraphQL.GraphQLObjectType, node, node.internal.type, model, quoted)
  }
  for (const text of quoted) await withQuotations(text, model as unknown as GatsbyModel)
  for (const node of own) {
    for (const [field, { resolve }] of Object.entries(resolvers[node.internal.type] ?? {}))
      if (!sameFields || !DRAWN.includes(field)) await resolve(node, {}, context, INFO)
    if (sameFields) continue
    for (const chart of inner(node, 'charts'))
      await resolvers.Chart?.poster?.resolve(chart, {}, context)
  }
  // Drawings of a study's numbers stand on the pages of services.
  if (!sameFields && own.some(node => ['CaseStudy', 'ServicePage'].includes(node.internal.type))) {
    for (const figure of inner(model.byType('ServicePage'), 'drawing'))
      await resolvers.StudyFigure?.html?.resolve(figure, {}, context)
  }
  const paths = [...routesOf([mutant]).values()]
    .filter(({ file }) => file === mutant.file.path)
    .map(({ path }) => path)
  for (const path of mutant.kind.format === 'mdx' ? paths : [...PAGES, ...paths]) {
    const route = await resolvers.Query?.route?.resolve({}, { path }, context)
    if (!route) {
      if (own.length > 0 && routesOf(documents).has(path))
        throw new Error(`There is no page ${path}.`)
      continue
    }
    for (const { resolve } of Object.values(resolvers.Route ?? {}))
      await resolve(route, {}, context)
  }
}
