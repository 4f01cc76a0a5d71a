/** How a study is labeled, what is drawn for it, and its text. */
import { compiled } from '../../data-layer/compiled-texts'
import { derived, type NodeOf } from '../../data-layer/node-model'
import { unpublished } from '../../data-layer/unpublished'
import type { CaseStudy } from './declaration'
import { pictureResolvers, workOf } from './pictures'
import { markedMetadata, provenanceLabelIn } from './provenance'

type Study = NodeOf<typeof CaseStudy>

export const typeDefs = /* GraphQL */ `
  "What is said of a study because of its provenance."
  type ProvenanceLabel {
    "The mark of an illustrative study; a verified one has none."
    mark: String
    "What an illustrative study is called within a sentence."
    name: String
    "The line under the study's title."
    sentence: String!
  }

  type CaseStudy implements Node {
    "The page's path."
    path: String!
    "What is said of it before visitors see it: that it is a draft, or from when on it is live."
    unpublished: String
    "How the study is marked."
    provenanceLabel: ProvenanceLabel!
    "The text as HTML, ready to be placed in a page."
    html: String!
    "What was made, where its text shows it."
    work: StudyWork
  }

  "The picture of what was made, as static HTML; on phones, the one for them replaces it."
  type StudyWork {
    "With its description."
    html: String!
    "The same for the first view of its study."
    opening: String!
    "Without a description, beside a link to the study."
    broad: String!
    "Cropped for a card."
    thumbnail: Thumbnail!
    "What the study says under it."
    caption: String
    "The page in which what it shows can be operated."
    tryIt: String
  }

  type Thumbnail {
    src: String!
    srcSet: String
    sizes: String
  }

  type StudyFigure {
    "The drawing, as static HTML and SVG."
    html: String!
  }
`

export const resolvers = {
  StudyFigure: pictureResolvers.StudyFigure,
  CaseStudy: {
    ...pictureResolvers.CaseStudy,
    html: compiled(
      text => text.html,
      (study: Study, model) => workOf(study, model)?.figure.src,
    ),
    unpublished,
    provenanceLabel: derived(provenanceLabelIn),
    metadata: derived(async (study: Study, model) =>
      markedMetadata(study.metadata, await provenanceLabelIn(study, model)),
    ),
  },
}
