import { chartsOf, compiled } from '../../data-layer/compiled-texts'
import { computed, type NodeOf } from '../../data-layer/node-model'
import { unpublished } from '../../data-layer/unpublished'
import type { Post } from './declaration'

export const typeDefs = /* GraphQL */ `
  type Post implements Node {
    "The page's path."
    path: String!
    "The label for a draft or scheduled page."
    unpublished: String
    "The text as HTML."
    html: String!
    "The second-level headings."
    headings: [TextHeading!]!
    "The reading time in minutes, at 220 words per minute, at least one."
    readingMinutes: Int!
    "The values of its first chart's last series, which stands out most."
    figure: [Float!]
  }
`

export const resolvers = {
  Post: {
    html: compiled('html'),
    headings: compiled('headings'),
    unpublished,
    readingMinutes: compiled('readingMinutes'),
    figure: computed(
      async (post: NodeOf<typeof Post>, model) =>
        (await chartsOf(post, model))[0]?.series.at(-1)?.values,
    ),
  },
}
