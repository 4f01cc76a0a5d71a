/** MDX files become case studies and posts: typed nodes, checked before they exist. */
import { relative, sep } from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { buildDay } from '../editorial/build-day'
import { readDocument } from '../editorial/project'
import { isLive } from '../editorial/publication'
import { reportFaults } from './check'
import { isDevelop, showsUnpublished } from './environment'

type MdxNode = Node & { internal: { contentFilePath?: string } }

const isType = (node: object, type: string) => (node as Node).internal.type === type

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  isType(node, 'Mdx') || (isDevelop && isType(node, 'File'))

export const onCreateNode: GatsbyNode['onCreateNode'] = args => {
  const { node, actions, createNodeId, reporter } = args
  if (node.internal.type === 'File') {
    recheckSoon(reporter)
    return
  }
  const { contentFilePath } = (node as MdxNode).internal
  if (!contentFilePath) return
  const path = relative(process.cwd(), contentFilePath).split(sep).join('/')
  const { document } = readDocument(process.cwd(), path)
  // A file with faults has been reported with its places; it makes no page until it is mended.
  if (!document?.slug || !document.kind.basePath) return
  const { kind, slug } = document
  const data = document.data as Record<string, unknown>
  if (!showsUnpublished && !isLive(data, (today ??= buildDay()))) return
  const fields = { ...data, slug, path: `${kind.basePath}/${slug}` }
  actions.createNode({
    ...fields,
    id: createNodeId(`${kind.typeName} ${slug}`),
    parent: node.id,
    children: [],
    internal: { type: kind.typeName, contentDigest: node.internal.contentDigest },
  })
}

let today: string | undefined

/** Develop: files change in bursts, so the whole check runs once the burst is over. */
function recheckSoon(reporter: Parameters<typeof reportFaults>[1]): void {
  clearTimeout(timer)
  timer = setTimeout(() => reportFaults(process.cwd(), reporter), 200)
}
let timer: NodeJS.Timeout | undefined
