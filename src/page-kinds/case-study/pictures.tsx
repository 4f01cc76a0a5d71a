/** Renders the images of work in case studies, and the charts on service pages. */
import { dirname, posix } from 'node:path'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Chart } from '../../charts/Chart'
import { figureSources } from '../../mdx/figure-sources'
import { Picture } from '../../mdx/shortcodes/Figure'
import {
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
export async function work(study: Study, model: Model, request: Request) {
  const found = workOf(study, model)
  if (!found) return null
  const { figure, folder } = found
  const { src, alt, caption, tryIt } = figure
  const picture = await pictureOf(figure, folder, request)
  const render = (props: Partial<ComponentProps<typeof Picture>>) =>
    renderToStaticMarkup(<Picture alt={alt} picture={picture} {...props} />)
  return {
    html: render({ picture: { ...picture, sizes: '100vw' } }),
    opening: render({ isFirst: true }),
    // A function, so that the image is encoded only if a page queries this field.
    top: async () =>
      render({ picture: await pictureOf(figure, folder, request, true), isFirst: true }),
    // The link next to the image says what it shows.
    broad: render({ alt: '' }),
    thumbnail: await thumbnailOf(posix.join(folder, src), request),
    caption,
    tryIt,
  }
}

/** Draws a case study’s chart for a service page. */
export async function chartHtml({ caseStudy, item }: StudyFigure, model: Model) {
  const study = await namedNode(model, CaseStudy, caseStudy)
  const chart = study.charts.find(({ id }) => id === item)
  if (!chart) throw new Error(`${caseStudy} has no chart ${item} to draw.`)
  return renderToStaticMarkup(<Chart {...await allInterpolated(chart, model)} />)
}
