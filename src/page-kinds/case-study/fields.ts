import { compile } from '../../data-layer/compiled-texts'
import { computed, type NodeOf } from '../../data-layer/node-model'
import { unpublished } from '../../data-layer/unpublished'
import type { CaseStudy } from './declaration'
import { chartHtml, work, workOf } from './pictures'
import { markedMetadata, provenanceLabelIn } from './provenance'

type Study = NodeOf<typeof CaseStudy>

export const typeDefs = /* GraphQL */ `
  "A case study's provenance label."
  type ProvenanceLabel {
    "The label of an illustrative case study; null for a verified one."
    mark: String
    "What to call an illustrative case study mid-sentence."
    name: String
    "The line under the case study's title."
    sentence: String!
  }

  type CaseStudy implements Node {
    "The page's path."
    path: String!
    "The label for a draft or scheduled page."
    unpublished: String
    "The provenance label."
    provenanceLabel: ProvenanceLabel!
    "The first metric, which is shown on cards and in charts of several case studies."
    result: Metric!
    "The text as HTML."
    html: String!
    "The image of what we made, if the text has one."
    work: StudyWork
  }

  "An image of what we made, as static HTML, with a phone version."
  type StudyWork {
    "The image with alternative text."
    html: String!
    "The image for the top of the page, with alternative text. It loads first."
    opening: String!
    "The image for the top of the page, with the phone version cropped to its top."
    top: String!
    "The image without alternative text, for use next to a link to the case study."
    broad: String!
    "The URL of the image, cropped for a card."
    thumbnail: String!
    "The image's caption."
    caption: String
    "The path of a live version."
    tryIt: String
  }

  type StudyFigure {
    "The drawing, as static HTML and SVG."
    html: String!
  }
`

export const resolvers = {
  StudyFigure: { html: computed(chartHtml) },
  CaseStudy: {
    work: computed(work),
    html: computed(async (study: Study, model, request) => {
      const { html } = await compile(study, model, request, workOf(study, model)?.figure.src)
      return html
    }),
    unpublished,
    result: computed(({ metrics: [first] }: Study) => first),
    provenanceLabel: computed(provenanceLabelIn),
    metadata: computed(async (study: Study, model) => {
      const { mark } = await provenanceLabelIn(study, model)
      return markedMetadata(study.metadata, mark)
    }),
  },
}
