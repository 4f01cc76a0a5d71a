/** Fields that are pictures: drawn once, here, from the node's own numbers. */
import { resolve } from 'node:path'
import type { ComponentType, ReactElement } from 'react'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import { renderToStaticMarkup } from 'react-dom/server'
import { CaseCover } from '../charts/CaseCover'
import { coverGround, variantOf, type CoverSubject } from '../charts/cover/cover-shapes'
import { Instrument, instrumentOf } from '../charts/instruments/Instrument'
import { PostCover, postGround, type PostCoverProps } from '../charts/PostCover'
import { ListedSign } from '../charts/ListedSign'
import { PostSign, type PostSignProps } from '../charts/PostSign'
import { PostThumbnail } from '../charts/PostThumbnail'
import { StudyDrawing, type StudyDrawingKind } from '../charts/study/StudyDrawing'
import type { CaseStudy } from '../content/case-study'
import type { Service } from '../content/service'
import { Figure } from '../mdx/shortcodes/Figure'
import { preparePicture } from './text-pictures'

interface DrawingContext {
  nodeModel: {
    findOne<Found>(args: { type: string; query: object }): Promise<Found | null>
  }
}

type StudyNode = CaseStudy & { slug: string }

/** A post, as far as its cover needs it. */
interface PostNode {
  slug: string
  service: string
  sign?: string
  cover?: string
  coverAlt?: string
}

const bySlug = (slug: string | undefined) => ({ filter: { slug: { eq: slug } } })

/** The name of a service’s instrument. */
async function instrumentOfService(slug: string, { nodeModel }: DrawingContext) {
  const service = await nodeModel.findOne<Pick<Service, 'icon' | 'slug'>>({
    type: 'Service',
    query: bySlug(slug),
  })
  if (!service) throw new Error(`There is no service ${slug} to draw.`)
  return instrumentOf(service)
}

function coverSubject({ slug, metrics: [metric] }: StudyNode): CoverSubject {
  if (!metric) throw new Error(`${slug} has nothing to draw a cover from.`)
  return { metric, variant: variantOf(slug) }
}

/** The picture that an editor chose for a cover; undefined where it is to be drawn. */
async function chosenCover(
  folder: string,
  { slug, cover, coverAlt = '' }: Pick<PostNode, 'slug' | 'cover' | 'coverAlt'>,
  context: DrawingContext,
  info: GraphQLResolveInfo,
): Promise<string | undefined> {
  if (!cover) return undefined
  const picture = await preparePicture(resolve(folder, slug, cover), context, info)
  return draw(<Figure src={cover} alt={coverAlt} picture={picture} />)
}

const draw = (drawing: ReactElement) => renderToStaticMarkup(drawing)

/** The picture of a post: the one that its editor chose, or drawn from its sign or its service. */
const postPicture = (
  Sign: ComponentType<PostSignProps>,
  Picture: ComponentType<PostCoverProps>,
  variantFor: (slug: string) => number,
) => ({
  resolve: async (post: PostNode, _: unknown, context: DrawingContext, info: GraphQLResolveInfo) =>
    (await chosenCover('content/blog', post, context, info)) ??
    draw(
      post.sign ? (
        <Sign sign={post.sign} variant={variantFor(post.slug)} />
      ) : (
        <Picture
          instrument={await instrumentOfService(post.service, context)}
          variant={variantFor(post.slug)}
        />
      ),
    ),
})

/** Resolvers by type and field, for createResolvers. */
export const drawingResolvers = {
  Service: {
    drawing: {
      resolve: (service: Service) => draw(<Instrument name={instrumentOf(service)} />),
    },
  },
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
    field: { resolve: ({ slug }: StudyNode) => coverGround(variantOf(slug)) },
  },
  Post: {
    drawing: postPicture(PostSign, PostCover, variantOf),
    // In lists all have one ground.
    thumbnail: postPicture(ListedSign, PostThumbnail, () => 0),
    // A picture of the editor’s own stands on the quietest.
    field: {
      resolve: ({ slug, cover }: PostNode) => (cover ? 'pale' : postGround(variantOf(slug))),
    },
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
