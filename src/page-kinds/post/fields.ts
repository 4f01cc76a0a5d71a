import { compiled } from '../../data-layer/compiled-texts'
import { unpublished } from '../../data-layer/unpublished'

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
  }
`

export const resolvers = {
  Post: {
    html: compiled('html'),
    headings: compiled('headings'),
    unpublished,
    readingMinutes: compiled('readingMinutes'),
  },
}
