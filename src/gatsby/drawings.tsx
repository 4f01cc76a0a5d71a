/** Fields that are pictures: drawn once, here, from the node's own numbers. */
import { renderToStaticMarkup } from 'react-dom/server'
import { CaseCover } from '../graphics/CaseCover'
import { splitSeries } from '../graphics/emphasis'
import { Instrument, type InstrumentName } from '../graphics/instruments/Instrument'
import { PosterBars } from '../graphics/PosterBars'
import type { CaseStudy } from '../schema/case-study'
import type { Chart } from '../schema/chart'

interface DrawingContext {
  nodeModel: {
    findOne(args: { type: string; query: object }): Promise<{ icon: InstrumentName } | null>
  }
}

/** Resolvers by type and field, for createResolvers. */
export const drawingResolvers = {
  Service: {
    drawing: {
      resolve: ({ icon }: { icon: InstrumentName }) =>
        renderToStaticMarkup(<Instrument name={icon} />),
    },
  },
  Chart: {
    poster: {
      resolve: ({ labels, series, format, summary }: Chart) =>
        renderToStaticMarkup(
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
        study: CaseStudy & { slug: string },
        _: unknown,
        { nodeModel }: DrawingContext,
      ) => {
        const [metric] = study.metrics
        const [chart] = study.charts
        const query = { filter: { slug: { eq: study.services[0] } } }
        const service = await nodeModel.findOne({ type: 'Service', query })
        if (!metric || !chart || !service)
          throw new Error(`${study.slug} has nothing to draw a cover from.`)
        return renderToStaticMarkup(
          <CaseCover
            metric={metric}
            chart={chart}
            service={service.icon}
            variant={variantOf(study.slug)}
          />,
        )
      },
    },
  },
}

/** A number out of a slug, so that a cover stays the same whatever else changes. */
export function variantOf(slug: string): number {
  let hash = 0
  for (const character of slug) hash = (hash * 31 + character.charCodeAt(0)) % 9973
  return hash
}
