/** Fields worked out of a text when a page asks for them: its HTML, headings, reading time. */
import { dirname } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import { compileMdx, countWords, type CompiledText } from '../mdx/compile-mdx'
import { createShortcodes, type ShortcodeContext } from '../mdx/shortcodes/shortcodes'
import type { PricingRow, Service } from '../content/service'
import type { Site } from '../content/site'
import { contactFormResolvers } from './contact-form-resolvers'
import { drawingResolvers } from './drawings'
import { pathPrefix } from './environment'
import { exampleLabel, markedMetadata, provenanceLabelIn, type ProvenanceLabel } from './provenance'
import { variablesOf } from './variables'
import { picturesOf, type PictureContext } from './text-pictures'
import { allNodes, onlyNode, type Model, type Nodes } from './node-model'
import { bodyOf, type BodyModel } from './text-body'
import { routeResolvers } from './route-resolvers'
import { unpublishedMark } from './unpublished-mark'
import { priceOfRow, servicePrices } from './service-prices'
import { tagResolvers } from './tags'
import { studyWork, workOf, workSampleResolvers } from './work-sample'

/** Words a minute of careful reading on a screen; Brysbaert (2019) finds 238 for non-fiction. */
const WORDS_A_MINUTE = 220

interface TextNode extends ShortcodeContext {
  id: string
  parent: string
  internal: { contentDigest: string; type: string }
}

interface ResolverContext extends PictureContext {
  readonly nodeModel: PictureContext['nodeModel'] & Model & BodyModel
}

/** The last texts compiled: a page asks for several fields of one text in a row. */
const recent = new Map<string, CompiledText>()
const RECENT_LIMIT = 64

async function compile(
  node: TextNode,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<CompiledText> {
  const mdx = bodyOf(node, context.nodeModel)
  const folder = dirname(mdx.internal.contentFilePath)
  const pictures = await picturesOf(mdx.body, folder, context, info)
  const variables = await variablesOf(mdx.body, context.nodeModel)
  const shownAbove =
    node.internal.type === 'CaseStudy' ? workOf(node, context)?.figure.src : undefined
  const used = JSON.stringify([pictures, [...variables]])
  const key = [node.id, node.internal.contentDigest, used].join(' ')
  const known = recent.get(key)
  if (known) return known
  const compiled = compileMdx(mdx.body, createShortcodes({ ...node, pictures, shownAbove }), {
    pathPrefix,
    variables,
  })
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

/** The minutes of reading of texts that have been counted: a post stands in many lists. */
const counted = new Map<string, number>()

async function readingMinutes(
  node: TextNode,
  _: unknown,
  { nodeModel }: ResolverContext,
): Promise<number> {
  const { body } = bodyOf(node, nodeModel)
  const variables = await variablesOf(body, nodeModel)
  const key = JSON.stringify([node.internal.contentDigest, ...variables])
  const known = counted.get(key)
  if (known !== undefined) return known
  const minutes = Math.max(1, Math.round(countWords(body, variables) / WORDS_A_MINUTE))
  counted.set(key, minutes)
  return minutes
}

const standing = (
  study: Nodes['CaseStudy'],
  _: unknown,
  { nodeModel }: { nodeModel: Model },
): Promise<ProvenanceLabel> => provenanceLabelIn(nodeModel, study)

const unpublished = (node: Nodes['CaseStudy' | 'Post']) => unpublishedMark(node)

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  const html = of(text => text.html)
  const headings = of(text => text.headings)
  createResolvers({
    ...drawingResolvers,
    ...routeResolvers,
    ...tagResolvers,
    ...workSampleResolvers,
    Service: {
      prices: {
        resolve: (service: Service, _: unknown, { nodeModel }: { nodeModel: Model }) =>
          servicePrices(service, nodeModel),
      },
      examples: {
        resolve: async ({ slug }: Service, _: unknown, { nodeModel }: { nodeModel: Model }) =>
          (await allNodes(nodeModel, 'TextPage', [{ slug: 'ASC' }])).filter(
            ({ example }) => example === slug,
          ),
      },
    },
    ServicePricingRow: {
      cost: {
        resolve: (row: PricingRow, _: unknown, { nodeModel }: { nodeModel: Model }) =>
          priceOfRow(row, nodeModel),
      },
    },
    ...contactFormResolvers,
    Rating: {
      sample: {
        resolve: async (
          { source }: Site['rating'],
          _: unknown,
          { nodeModel }: { nodeModel: Model },
        ) => (source ? null : (await onlyNode(nodeModel, 'ProvenanceWords')).sampleFigure),
      },
    },
    CaseStudy: {
      ...drawingResolvers.CaseStudy,
      html,
      standing: { resolve: standing },
      unpublished: { resolve: unpublished },
      work: studyWork,
      metadata: {
        resolve: async (study: Nodes['CaseStudy'], _: unknown, context: { nodeModel: Model }) =>
          markedMetadata(study.metadata, await standing(study, _, context)),
      },
    },
    Post: {
      html,
      headings,
      unpublished: { resolve: unpublished },
      readingMinutes: { resolve: readingMinutes },
    },
    TextPage: {
      html,
      headings,
      metadata: {
        resolve: async (page: Nodes['TextPage'], _: unknown, context: { nodeModel: Model }) =>
          markedMetadata(page.metadata, await exampleLabel(context.nodeModel, page)),
      },
    },
  })
}
