/** A post's text, and how long it takes to read. */
import { compiled, readingMinutes } from '../../data-layer/compiled-texts'
import { computed } from '../../data-layer/node-model'
import { unpublished } from '../../data-layer/unpublished'

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
  }
`

export const resolvers = {
  Post: {
    html: compiled(text => text.html),
    headings: compiled(text => text.headings),
    unpublished,
    readingMinutes: computed(readingMinutes),
  },
}
