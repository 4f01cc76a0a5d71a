/**
 * Makes typed nodes from MDX files: case studies, posts, and text pages.
 *
 * gatsby-plugin-mdx makes an `Mdx` node for each file, which has the text's body and notices changes. Nothing else
 * in it is used. The fields come from the check, which reads front matter more strictly, and the data layer compiles
 * texts to HTML, so that no text becomes a script.
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
 * Makes the node of a text, drafts included: publication.ts decides which are public. It's linked to its parent, so
 * that Gatsby deletes it with the file.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async args => {
  const { node, actions, createNodeId } = args
  const { contentFilePath } = node.internal
  if (!contentFilePath) {
    throw new Error(
      'gatsby-plugin-mdx no longer provides a node’s file. See “MDX nodes” in docs/seams.md.',
    )
  }
  const path = relative(process.cwd(), contentFilePath).split(sep).join('/')
  const document = readDocument(process.cwd(), path).document
  if (!document && !isDevelop)
    throw new Error(`${path} changed during the build and has errors. Run npm run check.`)
  // In development, a file with errors has no page until they're fixed.
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
