/** Fields worked out of a text when a page asks for them: its HTML, headings, reading time. */
import { dirname } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import { compileMdx, type CompiledText } from '../editorial/compile'
import { createShortcodes, type ShortcodeContext } from '../shortcodes'
import { drawingResolvers } from './drawings'
import { pathPrefix } from './environment'
import { picturesOf, type PictureContext } from './pictures'
import { routeResolvers } from './routes'

/** Words a minute of careful reading on a screen; Brysbaert (2019) finds 238 for non-fiction. */
const WORDS_A_MINUTE = 220

interface TextNode extends ShortcodeContext {
  id: string
  parent: string
  internal: { contentDigest: string }
}

interface ResolverContext extends PictureContext {
  readonly nodeModel: PictureContext['nodeModel'] & {
    getNodeById(args: {
      id: string
    }): { body: string; internal: { contentFilePath: string } } | null
  }
}

/** The last texts compiled: a page asks for several fields of one text in a row. */
const recent = new Map<string, CompiledText>()
const RECENT_LIMIT = 64

async function compile(
  node: TextNode,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<CompiledText> {
  const mdx = context.nodeModel.getNodeById({ id: node.parent })
  if (!mdx) throw new Error(`The text of ${node.id} is gone.`)
  const folder = dirname(mdx.internal.contentFilePath)
  const pictures = await picturesOf(mdx.body, folder, context, info)
  const key = [node.id, node.internal.contentDigest, JSON.stringify(pictures)].join(' ')
  const known = recent.get(key)
  if (known) return known
  const compiled = compileMdx(mdx.body, createShortcodes({ ...node, pictures }), pathPrefix)
  recent.set(key, compiled)
  const oldest = recent.keys().next()
  if (recent.size > RECENT_LIMIT && !oldest.done) recent.delete(oldest.value)
  return compiled
}

/** A field worked out of a compiled text. */
const of = <Value>(field: (text: CompiledText) => Value) => ({
  resolve: async (
    node: TextNode,
    _: unknown,
    context: ResolverContext,
    info: GraphQLResolveInfo,
  ): Promise<Value> => field(await compile(node, context, info)),
})

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  const html = of(text => text.html)
  createResolvers({
    ...drawingResolvers,
    ...routeResolvers,
    CaseStudy: { ...drawingResolvers.CaseStudy, html },
    Post: {
      ...drawingResolvers.Post,
      html,
      headings: of(text => text.headings),
      readingMinutes: of(({ words }) => Math.max(1, Math.round(words / WORDS_A_MINUTE))),
    },
  })
}
