import { compiled } from '../../data-layer/compiled-texts'
import { computed, type NodeOf } from '../../data-layer/node-model'
import { exampleMark, markedMetadata } from '../case-study/provenance'
import type { TextPage } from './declaration'

export const typeDefs = /* GraphQL */ `
  type TextPage implements Node {
    "The page's path."
    path: String!
    "The text as HTML."
    html: String!
    "The second-level headings."
    headings: [TextHeading!]!
  }
`

export const resolvers = {
  TextPage: {
    html: compiled('html'),
    headings: compiled('headings'),
    metadata: computed(async (page: NodeOf<typeof TextPage>, model) =>
      markedMetadata(page.metadata, await exampleMark(page, model)),
    ),
  },
}
