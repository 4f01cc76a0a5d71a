/** Fields that are pictures: drawn once, here, from the node's own numbers. */
import { resolve } from 'node:path'
import type { ReactElement } from 'react'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import { renderToStaticMarkup } from 'react-dom/server'
import { CaseCover } from '../graphics/CaseCover'
import { coverGround, variantOf } from '../graphics/cover/cover-shapes'
import { splitSeries } from '../graphics/emphasis'
import { Instrument, type InstrumentName } from '../graphics/instruments/Instrument'
import { PostCover } from '../graphics/PostCover'
import { PosterBars } from '../graphics/PosterBars'
import { Slopes } from '../graphics/Slopes'
import { metricAsChart, StudyDrawing, type StudyDrawingKind } from '../graphics/study/StudyDrawing'
import type { CaseStudy } from '../schema/case-study'
import type { Chart } from '../schema/chart'
import { Figure } from '../shortcodes/Figure'
import { preparePicture } from './pictures'

interface DrawingContext {
  nodeModel: {
    findOne<Found>(args: { type: string; query: object }): Promise<Found | null>
    findAll<Found>(args: {
      type: string
      query: object
    }): Promise<{ entries: Iterable<Found> | Promise<Iterable<Found>> }>
  }
}

type StudyNode = CaseStudy & { slug: string }

/** A post, as far as its cover needs it. */
interface PostNode {
  slug: string
  service: string
  cover?: string
  coverAlt?: string
  charts?: readonly Chart[]
}

const bySlug = (slug: string | undefined) => ({ filter: { slug: { eq: slug } } })

/** The icon of a service. */
async function iconOf(slug: string | undefined, { nodeModel }: DrawingContext) {
  const service = await nodeModel.findOne<{ icon: InstrumentName }>({
    type: 'Service',
    query: bySlug(slug),
  })
  if (!service) throw new Error(`There is no service ${slug ?? ''} to draw.`)
  return service.icon
}

async function coverOf(study: StudyNode, context: DrawingContext, bare: boolean) {
  const [metric] = study.metrics
  const [chart] = study.charts
  if (!metric || !chart) throw new Error(`${study.slug} has nothing to draw a cover from.`)
  const service = await iconOf(study.services[0], context)
  const variant = variantOf(study.slug)
  return <CaseCover {...{ metric, chart, service, variant, bare }} />
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

/** Resolvers by type and field, for createResolvers. */
export const drawingResolvers = {
  Service: {
    drawing: {
      resolve: ({ icon }: { icon: InstrumentName }) => draw(<Instrument name={icon} />),
    },
  },
  Chart: {
    poster: {
      resolve: ({ labels, series, format, summary }: Chart) =>
        draw(
          <PosterBars
            labels={labels}
            values={splitSeries(series).main?.values ?? []}
            format={format}
            summary={summary}
          />,
        ),
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
        draw(await coverOf(study, context, false)),
    },
    picture: {
      resolve: async (study: StudyNode, _: unknown, context: DrawingContext) =>
        draw(await coverOf(study, context, true)),
    },
    field: { resolve: ({ slug }: StudyNode) => coverGround(variantOf(slug)) },
  },
  Post: {
    drawing: {
      resolve: async (
        post: PostNode,
        _: unknown,
        context: DrawingContext,
        info: GraphQLResolveInfo,
      ) => {
        const chosen = await chosenCover('content/blog', post, context, info)
        if (chosen) return chosen
        const service = await iconOf(post.service, context)
        const variant = variantOf(post.slug)
        return draw(<PostCover {...{ service, variant, chart: post.charts?.[0] }} />)
      },
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
        const metric = study?.metrics.find(({ id }) => id === item)
        const chart =
          study?.charts.find(({ id }) => id === item) ?? (metric && metricAsChart(metric))
        if (!chart) throw new Error(`${caseStudy} has no chart or metric ${item} to draw.`)
        return draw(<StudyDrawing kind={kind} chart={chart} />)
      },
    },
  },
  AboutPage: {
    drawing: {
      resolve: async (_: unknown, __: unknown, { nodeModel }: DrawingContext) => {
        const query = { sort: { fields: ['slug'], order: ['ASC'] } }
        const { entries } = await nodeModel.findAll<StudyNode>({ type: 'CaseStudy', query })
        const metrics = [...(await entries)].flatMap(({ metrics: [first] }) => first ?? [])
        return draw(<Slopes metrics={metrics} />)
      },
    },
  },
}
