/**
 * Makes typed nodes from Markdown and MDX files.
 *
 * gatsby-plugin-mdx or gatsby-transformer-remark makes a node for each file, with the text's body, and picks up
 * changes. The fields come from the check, which reads front matter more strictly.
 */
import { relative, sep } from 'node:path'
import type { CreateNodeArgs, Node } from 'gatsby'
import { readFile } from './check'
import { contentTypeOf, isText, type ContentOptions } from './content'

/** The types of nodes that other plugins make from texts. */
const PARENTS = ['Mdx', 'MarkdownRemark']

export const isTextNode = (node: object): boolean => PARENTS.includes((node as Node).internal.type)

/**
 * Makes the node of a text, linked to its parent, so that Gatsby deletes it with the file.
 *
 * @param isLenient skips a file with errors instead of throwing
 * @throws if the file has errors although the check passed, or has no path
 */
export async function createTextNode(
  { node, actions, createNodeId, getNode }: CreateNodeArgs,
  content: ContentOptions,
  isLenient: boolean,
): Promise<void> {
  const file = node.internal.contentFilePath ?? getNode(node.parent ?? '')?.absolutePath
  if (typeof file !== 'string')
    throw new Error(
      `A ${node.internal.type} node has no file. This version of the plugin that creates these nodes isn’t supported.`,
    )
  const root = process.cwd()
  const path = relative(root, file).split(sep).join('/')
  const found = contentTypeOf(content.types, path)
  if (!found || !isText(found.kind)) return
  const { document } = readFile(root, path, content)
  if (!document && !isLenient)
    throw new Error(`${path} changed during the build and now has errors. Build again to see them.`)
  // In develop, a file with errors has no node until they're fixed.
  if (!document) return
  const { kind, slug = '', data } = document
  const child = {
    ...(data as object),
    slug,
    ...content.nodeFields?.(document),
    id: createNodeId(`${kind.typeName} ${slug}`),
    parent: node.id,
    children: [],
    internal: { type: kind.typeName, contentDigest: node.internal.contentDigest },
  }
  await actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}
