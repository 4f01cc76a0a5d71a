/** Fields worked out of a text when a page asks for them: its HTML, headings, reading time. */
import type { GatsbyNode } from 'gatsby'
import { compileMdx, type CompiledText } from '../editorial/compile'
import { createShortcodes, type ShortcodeContext } from '../shortcodes'
import { drawingResolvers } from './drawings'
import { pathPrefix } from './environment'

/** Words a minute of careful reading on a screen; Brysbaert (2019) finds 238 for non-fiction. */
const WORDS_A_MINUTE = 220

interface TextNode extends ShortcodeContext {
  id: string
  parent: string
  internal: { contentDigest: string }
}

interface ResolverContext {
  nodeModel: { getNodeById(args: { id: string }): { body: string } | null }
}

/** The last texts compiled: a page asks for several fields of one text in a row. */
const recent = new Map<string, CompiledText>()
const RECENT_LIMIT = 64

function compile(node: TextNode, context: ResolverContext): CompiledText {
  const key = `${node.id} ${node.internal.contentDigest}`
  const known = recent.get(key)
  if (known) return known
  const mdx = context.nodeModel.getNodeById({ id: node.parent })
  if (!mdx) throw new Error(`The text of ${node.id} is gone.`)
  const compiled = compileMdx(mdx.body, createShortcodes(node), pathPrefix)
  recent.set(key, compiled)
  const oldest = recent.keys().next()
  if (recent.size > RECENT_LIMIT && !oldest.done) recent.delete(oldest.value)
  return compiled
}

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  const html = {
    resolve: (node: TextNode, _: unknown, context: ResolverContext) => compile(node, context).html,
  }
  createResolvers({
    ...drawingResolvers,
    CaseStudy: { ...drawingResolvers.CaseStudy, html },
    Post: {
      html,
      headings: {
        resolve: (node: TextNode, _: unknown, context: ResolverContext) =>
          compile(node, context).headings,
      },
      readingMinutes: {
        resolve: (node: TextNode, _: unknown, context: ResolverContext) =>
          Math.max(1, Math.round(compile(node, context).words / WORDS_A_MINUTE)),
      },
    },
  })
}
