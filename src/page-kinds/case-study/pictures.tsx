/** Renders the images of work in case studies, and the charts on service pages. */
import { dirname, posix } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { Chart } from '../../charts/Chart'
import { figureSources } from '../../mdx/figure-sources'
import { Picture } from '../../mdx/shortcodes/Figure'
import {
  computed,
  mdxOf,
  namedNode,
  type Model,
  type NodeOf,
  type Request,
} from '../../data-layer/node-model'
import { pictureOf, thumbnailOf } from '../../data-layer/text-pictures'
import { allInterpolated } from '../../data-layer/variables'
import type { StudyFigure } from '../service/declaration'
import { CaseStudy } from './declaration'

type Study = NodeOf<typeof CaseStudy>

/** Returns a case study’s first image with a phone version, and the image’s folder; null if it has no such image. */
export function workOf(study: Pick<Study, 'id' | 'parent'>, model: Model) {
  const mdx = mdxOf(study, model)
  const figure = figureSources(mdx.body).find(({ phone }) => phone)
  return figure ? { figure, folder: dirname(mdx.internal.contentFilePath) } : null
}

/** Renders the image of the work for the case study’s opening, for cards, and for other pages. */
async function work(study: Study, model: Model, request: Request) {
  const found = workOf(study, model)
  if (!found) return null
  const { src, alt, caption, tryIt } = found.figure
  const picture = await pictureOf(found.figure, found.folder, request)
  const render = (description: string, isFirst = false) =>
    renderToStaticMarkup(<Picture alt={description} picture={picture} isFirst={isFirst} />)
  return {
    html: renderToStaticMarkup(<Picture alt={alt} picture={{ ...picture, sizes: '100vw' }} />),
    opening: render(alt, true),
    // A function, so that the image is encoded only if a page queries this field.
    top: async () =>
      renderToStaticMarkup(
        <Picture
          alt={alt}
          picture={await pictureOf(found.figure, found.folder, request, true)}
          isFirst
        />,
      ),
    // The link next to the image says what it shows.
    broad: render(''),
    thumbnail: await thumbnailOf(posix.join(found.folder, src), request),
    caption,
    tryIt,
  }
}

/** Resolvers by type and field, for createResolvers. */
export const pictureResolvers = {
  CaseStudy: { work: computed(work) },
  StudyFigure: {
    html: computed(async ({ caseStudy, item }: StudyFigure, model) => {
      const study = await namedNode(model, CaseStudy, caseStudy)
      const chart = study.charts.find(({ id }) => id === item)
      if (!chart) throw new Error(`${caseStudy} has no chart ${item} to draw.`)
      return renderToStaticMarkup(<Chart {...await allInterpolated(chart, model)} />)
    }),
  },
}
