import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as GraphQL from 'graphql'

const root = createRequire(join(process.cwd(), 'package.json'))

/** The GraphQL that Gatsby runs with: schemas of another copy would be strangers to it. */
export const graphql = createRequire(root.resolve('gatsby/package.json'))(
  'graphql',
) as typeof GraphQL

/** What Gatsby and its plugins bring along, as far as this site's types speak of it. */
const GATSBY = `
  interface Node { id: ID! }
  scalar Date scalar JSON
  type File { id: ID! }
  directive @dontInfer on OBJECT
  directive @childOf(types: [String!]) on OBJECT
  directive @link(by: String) on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @variables on FIELD_DEFINITION
  directive @references on FIELD_DEFINITION
  type Query { x: Int }
`

/** A schema of the types as this site declares them to Gatsby, which adds an id to each node. */
export function gatsbySchema(declared: string): GraphQL.GraphQLSchema {
  const nodes = declared.replace(
    /(implements Node @dontInfer[^{]*\{)/g,
    '$1\n  """Id."""\n  id: ID!',
  )
  return graphql.buildSchema(GATSBY + nodes)
}
