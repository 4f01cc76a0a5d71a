/** A post's text, and how long it takes to read. */
import { chartsOf, compiled, readingMinutes } from '../../data-layer/compiled-texts'
import { derived, type NodeOf } from '../../data-layer/node-model'
import { unpublished } from '../../data-layer/unpublished'
import type { Post } from './declaration'

export const typeDefs = /* GraphQL */ `
  type Post implements Node {
    "The page's path."
    path: String!
    "What is said of it before visitors see it: that it is a draft, or from when on it is live."
    unpublished: String
    "The text as HTML, ready to be placed in a page."
    html: String!
    "Its second-level headings."
    headings: [TextHeading!]!
    "Minutes that the text takes to read, at 220 words a minute, at least one."
    readingMinutes: Int!
    "The numbers of its first chart: the last series, which is drawn strongest."
    figure: [Float!]
  }
`

export const resolvers = {
  Post: {
    html: compiled(text => text.html),
    headings: compiled(text => text.headings),
    unpublished,
    readingMinutes: derived(readingMinutes),
    figure: derived(
      async (post: NodeOf<typeof Post>, model) =>
        (await chartsOf(post, model))[0]?.series.at(-1)?.values,
    ),
  },
}
