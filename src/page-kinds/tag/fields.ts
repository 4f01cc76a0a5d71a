import { computed } from '../../data-layer/node-model'
import type { Tag } from './declaration'

export const typeDefs = /* GraphQL */ `
  type Tag implements Node {
    "The path of the tag's page. The page exists only if a post has the tag."
    path: String!
    "The page's metadata."
    metadata: PageMetadata!
  }
`

export const resolvers = {
  Tag: {
    path: computed(({ slug }: Tag) => `/blog/tags/${slug}`),
    // Metadata from the text that the page shows.
    metadata: computed(({ name, heading, description }: Tag) => ({
      title: heading,
      description,
      keywords: [name],
    })),
  },
}
