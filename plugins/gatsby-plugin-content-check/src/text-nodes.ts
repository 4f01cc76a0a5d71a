/**
 * Creates typed nodes from Markdown and MDX files.
 *
 * gatsby-plugin-mdx or gatsby-transformer-remark creates a node with each file's body and updates it when the file
 * changes. The fields come from the check, which parses front matter more strictly.
 */
import { relative, sep } from 'node:path'
import type { CreateNodeArgs, Node } from 'gatsby'
import { readFile } from './check'
import { contentTypeOf, isText, type ContentOptions } from './content'

/** The node types that those plugins create. */
const PARENTS = ['Mdx', 'MarkdownRemark']

export const isTextNode = (node: object): boolean => PARENTS.includes((node as Node).internal.type)

/**
 * Creates a typed node as a child of a Markdown node, so that Gatsby deletes both with the file.
 *
 * @param isLenient skips a file with errors instead of throwing
 * @throws if the node has no file, or if the file has errors even though the check passed
 */
export async function createTextNode(
  { node, actions, createNodeId, getNode }: CreateNodeArgs,
  content: ContentOptions,
  isLenient: boolean,
): Promise<void> {
  const file = node.internal.contentFilePath ?? getNode(node.parent ?? '')?.absolutePath
  if (typeof file !== 'string')
    throw new Error(
      `This ${node.internal.type} node has no file. The version of the plugin that created it isn’t supported.`,
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
