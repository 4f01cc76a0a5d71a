/** A study's picture of what was made, for the home page and those of services. */
import { dirname } from 'node:path'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import { renderToStaticMarkup } from 'react-dom/server'
import { figureSources } from '../documents/figure-sources'
import { Picture, shapeOf } from '../render/shortcodes/Figure'
import type { WorkSample } from '../schema/service'
import { equals } from './node-model'
import { bodyOf, type BodyModel } from './text-body'
import { pictureOf, type PictureContext } from './text-pictures'

interface WorkSampleContext extends PictureContext {
  readonly nodeModel: PictureContext['nodeModel'] & BodyModel
}

/** The study's first picture with one for telephones, prepared, and what the study says under it. */
async function picture(
  { caseStudy }: WorkSample,
  _: unknown,
  context: WorkSampleContext,
  info: GraphQLResolveInfo,
) {
  const { nodeModel } = context
  const query = { filter: equals('slug', caseStudy) }
  const study = await nodeModel.findOne<{ id: string; parent: string }>({
    type: 'CaseStudy',
    query,
  })
  const mdx = study && bodyOf(study, nodeModel)
  const figure = mdx && figureSources(mdx.body).find(({ phone }) => phone)
  // The check finds it before, with its place.
  if (!figure) throw new Error(`The study ${caseStudy} has no picture with one for telephones.`)
  const { src, alt = '', caption } = figure
  const prepared = await pictureOf(figure, dirname(mdx.internal.contentFilePath), context, info)
  return {
    html: renderToStaticMarkup(<Picture src={src} alt={alt} picture={prepared} />),
    shape: shapeOf(prepared).trim(),
    caption,
  }
}

/** Resolvers by type and field, for createResolvers. */
export const workSampleResolvers = { WorkSample: { picture: { resolve: picture } } }
