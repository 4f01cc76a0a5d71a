/** A study's picture of what was made, for the page of a service. */
import { dirname } from 'node:path'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import { renderToStaticMarkup } from 'react-dom/server'
import { figureSources, type FigureSource } from '../documents/figure-sources'
import { Picture, shapeOf, type FigurePicture } from '../render/shortcodes/Figure'
import type { WorkSample } from '../schema/service'
import { equals } from './node-model'
import { pictureOf, type PictureContext } from './text-pictures'

interface WorkSampleContext extends PictureContext {
  readonly nodeModel: PictureContext['nodeModel'] & {
    getNodeById(args: {
      id: string
    }): { body: string; internal: { contentFilePath: string } } | null
  }
}

/** The picture that is shown, and the folder that it lies in. */
async function figureOf(
  { caseStudy }: WorkSample,
  { nodeModel }: WorkSampleContext,
): Promise<{ figure: FigureSource; folder: string }> {
  const query = { filter: equals('slug', caseStudy) }
  const study = await nodeModel.findOne<{ parent: string }>({ type: 'CaseStudy', query })
  const mdx = study && nodeModel.getNodeById({ id: study.parent })
  const figure = mdx && figureSources(mdx.body).find(({ phone }) => phone)
  // The check finds it before, with its place.
  if (!figure) throw new Error(`The study ${caseStudy} has no picture with one for telephones.`)
  return { figure, folder: dirname(mdx.internal.contentFilePath) }
}

/** A field worked out of the prepared picture. */
const of = (field: (figure: FigureSource, picture: FigurePicture) => string) => ({
  resolve: async (
    sample: WorkSample,
    _: unknown,
    context: WorkSampleContext,
    info: GraphQLResolveInfo,
  ) => {
    const { figure, folder } = await figureOf(sample, context)
    return field(figure, await pictureOf(figure, folder, context, info))
  },
})

/** Resolvers by type and field, for createResolvers. */
export const workSampleResolvers = {
  WorkSample: {
    html: of(({ src, alt = '' }, picture) =>
      renderToStaticMarkup(<Picture src={src} alt={alt} picture={picture} />),
    ),
    shape: of((_, picture) => shapeOf(picture).trim()),
    caption: {
      resolve: async (sample: WorkSample, _: unknown, context: WorkSampleContext) =>
        (await figureOf(sample, context)).figure.caption,
    },
  },
}
