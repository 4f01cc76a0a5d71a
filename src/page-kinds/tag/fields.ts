/** The page of a tag. */
import { computed } from '../../data-layer/node-model'
import type { Tag } from './declaration'
import { tagMetadata } from './metadata'

export const typeDefs = /* GraphQL */ `
  type Tag implements Node {
    "The address of the tag's page, which exists where a post has the tag."
    path: String!
    "What search engines and social networks are told about that page."
    metadata: PageMetadata!
  }
`

export const resolvers = {
  Tag: {
    path: computed(({ slug }: Tag) => `/blog/tags/${slug}`),
    metadata: computed(tagMetadata),
  },
}
