/** Fields that are pictures: drawn once, here, from the node's own numbers. */
import { resolve } from 'node:path'
import type { ReactElement } from 'react'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import { renderToStaticMarkup } from 'react-dom/server'
import { CaseCover } from '../charts/CaseCover'
import { coverColours, variantOf, type CoverSubject } from '../charts/cover/cover'
import { StudyDrawing, type StudyDrawingKind } from '../charts/study/StudyDrawing'
import type { CaseStudy } from '../content/case-study'
import { Figure } from '../mdx/shortcodes/Figure'
import { preparePicture } from './text-pictures'

interface DrawingContext {
  nodeModel: {
    findOne<Found>(args: { type: string; query: object }): Promise<Found | null>
  }
}

type StudyNode = CaseStudy & { slug: string }

const bySlug = (slug: string | undefined) => ({ filter: { slug: { eq: slug } } })

function coverSubject({ slug, metrics: [metric] }: StudyNode): CoverSubject {
  if (!metric) throw new Error(`${slug} has nothing to draw a cover from.`)
  return { metric, variant: variantOf(slug) }
}

/** The picture that an editor chose for a cover; undefined where it is to be drawn. */
async function chosenCover(
  folder: string,
  { slug, cover, coverAlt = '' }: Pick<StudyNode, 'slug' | 'cover' | 'coverAlt'>,
  context: DrawingContext,
  info: GraphQLResolveInfo,
): Promise<string | undefined> {
  if (!cover) return undefined
  const picture = await preparePicture(resolve(folder, slug, cover), context, info)
  return draw(<Figure src={cover} alt={coverAlt} picture={picture} />)
}

const draw = (drawing: ReactElement) => renderToStaticMarkup(drawing)

/** Resolvers by type and field, for createResolvers. */
export const drawingResolvers = {
  CaseStudy: {
    drawing: {
      resolve: async (
        study: StudyNode,
        _: unknown,
        context: DrawingContext,
        info: GraphQLResolveInfo,
      ) =>
        (await chosenCover('content/case-studies', study, context, info)) ??
        draw(<CaseCover {...coverSubject(study)} />),
    },
    field: { resolve: ({ slug }: StudyNode) => coverColours(variantOf(slug)).ground },
  },
  StudyFigure: {
    html: {
      resolve: async (
        { kind, caseStudy, item }: { kind: StudyDrawingKind; caseStudy: string; item: string },
        _: unknown,
        { nodeModel }: DrawingContext,
      ) => {
        const query = bySlug(caseStudy)
        const study = await nodeModel.findOne<StudyNode>({ type: 'CaseStudy', query })
        const chart = study?.charts.find(({ id }) => id === item)
        if (!chart) throw new Error(`${caseStudy} has no chart ${item} to draw.`)
        return draw(<StudyDrawing kind={kind} chart={chart} />)
      },
    },
  },
}
