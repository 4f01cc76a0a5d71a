/**
 * The extension `@references`: a list of slugs becomes the nodes that they name. Gatsby's own `@link` notes
 * for a list that its page depends on every node of the type, so that an edit of one post would ask for the
 * data of all posts again; here a page depends on the nodes that it shows.
 */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { getNamedType, type GraphQLResolveInfo } from 'gatsby/graphql'
import { namedNode, type Model, type Nodes } from './node-model'

/** Declares the extension; the types of src/schema use it for lists of references. */
export function createReferencesExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'references',
    extend: () => ({ resolve: resolveNodes }),
  })
}

function resolveNodes(
  source: Record<string, readonly string[] | null | undefined>,
  _: unknown,
  { nodeModel }: { nodeModel: Model },
  { fieldName, returnType }: Pick<GraphQLResolveInfo, 'fieldName' | 'returnType'>,
): Promise<Nodes[keyof Nodes][]> | null | undefined {
  const type = getNamedType(returnType).name as keyof Nodes
  const slugs = source[fieldName]
  return slugs && Promise.all(slugs.map(slug => namedNode(nodeModel, type, slug)))
}
