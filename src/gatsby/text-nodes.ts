/**
 * MDX files become case studies, posts and pages of text: typed nodes, checked before they exist.
 *
 * gatsby-plugin-mdx makes an `Mdx` node of each file, which holds the text's body and makes Gatsby see when a
 * file changes. Nothing else of it is used: the fields are those of the check, which reads front matter more
 * strictly than the plugin does, and HTML is compiled in the data layer, so that no text becomes a script.
 */
import { relative, sep } from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { pathOf } from '../page-kinds/document-routes'
import { readDocument } from '../page-kinds/read-documents'
import { isDevelop } from './environment'

const isType = (node: object, type: string) => (node as Node).internal.type === type

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  isType(node, 'Mdx')

/**
 * Makes the node of a text, drafts included: publication.ts decides which of them are public. It is linked to
 * its parent, so that Gatsby deletes it with the file.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async args => {
  const { node, actions, createNodeId } = args
  const { contentFilePath } = node.internal
  if (!contentFilePath) {
    throw new Error(
      'gatsby-plugin-mdx no longer says which file a node is of. docs/seams.md, “Nodes of texts”, says what to do.',
    )
  }
  const path = relative(process.cwd(), contentFilePath).split(sep).join('/')
  const document = readDocument(process.cwd(), path).document
  if (!document && !isDevelop)
    throw new Error(
      `${path} was changed while the site is built, and has errors. Run npm run check.`,
    )
  // In develop a file with errors has been reported with its places; it makes no page until it is mended.
  const pagePath = document && pathOf(document)
  if (!document?.slug || pagePath === undefined) return
  const { kind, slug, data } = document
  if (Array.isArray(data)) return
  const child = {
    ...data,
    slug,
    path: pagePath,
    id: createNodeId(`${kind.typeName} ${slug}`),
    parent: node.id,
    children: [],
    internal: { type: kind.typeName, contentDigest: node.internal.contentDigest },
  }
  await actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}
