/** Pictures of studies: drawn here from their numbers, or photographs out of their texts. */
import { dirname } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { CaseCover } from '../../charts/CaseCover'
import { coverColours, variantOf } from '../../charts/cover/cover'
import { StudyDrawing } from '../../charts/study/StudyDrawing'
import type { StudyFigure } from '../service/declaration'
import { figureSources } from '../../mdx/figure-sources'
import { Picture } from '../../mdx/shortcodes/Figure'
import { CaseStudy } from './declaration'
import {
  computed,
  mdxOf,
  namedNode,
  type Model,
  type NodeOf,
  type Request,
} from '../../data-layer/node-model'
import { pictureOf } from '../../data-layer/text-pictures'

type Study = NodeOf<typeof CaseStudy>

/** The cover, drawn from the first result. */
function cover({ slug, metrics: [metric] }: Study): string {
  if (!metric) throw new Error(`${slug} has nothing to draw a cover from.`)
  return renderToStaticMarkup(<CaseCover metric={metric} variant={variantOf(slug)} />)
}

/** A study’s first picture with one for mobiles, and its folder; nothing where it has none. */
export function workOf(study: Pick<Study, 'id' | 'parent'>, model: Model) {
  const mdx = mdxOf(study, model)
  const figure = figureSources(mdx.body).find(({ phone }) => phone)
  return figure ? { figure, folder: dirname(mdx.internal.contentFilePath) } : null
}

/** What was made, as its study's opening, lists and other pages show it. */
async function work(study: Study, model: Model, request: Request) {
  const found = workOf(study, model)
  if (!found) return null
  const { alt = '', caption, tryIt } = found.figure
  const picture = await pictureOf(found.figure, found.folder, request)
  const render = (description: string, isFirst = false) =>
    renderToStaticMarkup(<Picture alt={description} picture={picture} isFirst={isFirst} />)
  return {
    html: render(alt),
    opening: render(alt, true),
    // Encoded only where a page asks for it.
    top: async () =>
      renderToStaticMarkup(
        <Picture
          alt={alt}
          picture={await pictureOf(found.figure, found.folder, request, true)}
          isFirst
        />,
      ),
    // In lists the title beside it leads to the study, which says what is to be seen.
    broad: render(''),
    caption,
    tryIt,
  }
}

/** Resolvers by type and field, for createResolvers. */
export const pictureResolvers = {
  CaseStudy: {
    drawing: computed(cover),
    field: computed(({ slug }: Study) => coverColours(variantOf(slug)).ground),
    work: computed(work),
  },
  StudyFigure: {
    html: computed(async ({ kind, caseStudy, item }: StudyFigure, model) => {
      const study = await namedNode(model, CaseStudy, caseStudy)
      const chart = study.charts.find(({ id }) => id === item)
      if (!chart) throw new Error(`${caseStudy} has no chart ${item} to draw.`)
      return renderToStaticMarkup(<StudyDrawing kind={kind} chart={chart} />)
    }),
  },
}
