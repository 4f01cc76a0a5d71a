/** What was made for a client, out of the text of its study: for the home page, those of services and lists. */
import { figureSources } from '../mdx/figure-sources'
import { dirname } from 'node:path'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import { renderToStaticMarkup } from 'react-dom/server'
import { Picture, type FigurePicture } from '../mdx/shortcodes/Figure'
import type { WorkSample } from '../content/service'
import { equals } from './node-model'
import { bodyOf, type BodyModel } from './text-body'
import { pictureOf, type PictureContext } from './text-pictures'

interface WorkSampleContext extends PictureContext {
  readonly nodeModel: PictureContext['nodeModel'] & BodyModel
}

interface StudyNode {
  readonly id: string
  readonly parent: string
}

/** A study’s first picture with one for phones, and its folder; nothing where it has none. */
export function workOf(study: StudyNode, { nodeModel }: { nodeModel: BodyModel }) {
  const mdx = bodyOf(study, nodeModel)
  const figure = figureSources(mdx.body).find(({ phone }) => phone)
  return figure ? { figure, folder: dirname(mdx.internal.contentFilePath) } : null
}

/** The picture that a page names, and what the study says under it. */
async function picture(
  { caseStudy }: WorkSample,
  _: unknown,
  context: WorkSampleContext,
  info: GraphQLResolveInfo,
) {
  const query = { filter: equals('slug', caseStudy) }
  const study = await context.nodeModel.findOne<StudyNode>({ type: 'CaseStudy', query })
  const work = study && workOf(study, context)
  if (!work) throw new Error(`The study ${caseStudy} has no picture with one for phones.`)
  const { figure, folder } = work
  const prepared = await pictureOf(figure, folder, context, info)
  const { src, alt = '', caption } = figure
  return {
    html: renderToStaticMarkup(<Picture src={src} alt={alt} picture={prepared} />),
    caption,
  }
}

/** A picture as lists show it. What is to be seen in it is told by the study, to which the title beside it leads. */
const listed = (picture: FigurePicture) =>
  renderToStaticMarkup(<Picture src={picture.src} alt="" picture={picture} />)

/** What was made, as its study's opening and lists show it. */
async function work(
  study: StudyNode,
  _: unknown,
  context: WorkSampleContext,
  info: GraphQLResolveInfo,
) {
  const found = workOf(study, context)
  if (!found) return null
  const { src, alt = '', caption, tryIt } = found.figure
  const broad = await pictureOf(found.figure, found.folder, context, info)
  return {
    upright: listed(broad.phone ?? broad),
    broad: listed(broad),
    opening: renderToStaticMarkup(<Picture src={src} alt={alt} picture={broad} isFirst />),
    caption,
    tryIt,
  }
}

/** Resolvers by type and field, for createResolvers. */
export const workSampleResolvers = { WorkSample: { picture: { resolve: picture } } }

/** The field of a study for lists. */
export const studyWork = { resolve: work }
