/** Fields of a tag that are worked out: its address, its metadata, how many posts have it. */
import { pagePath } from '../routes/paths'
import type { PageMetadata } from '../schema/page-metadata'
import type { Tag } from '../schema/taxonomy'
import { allNodes, type Model } from './node-model'

/** What search engines are told about a tag's page: the words that the page itself shows. */
export const tagMetadata = ({ name, heading, description }: Tag): PageMetadata => ({
  title: heading,
  description,
  keywords: [name],
})

/** Fields for createResolvers. */
export const tagResolvers = {
  Tag: {
    path: { resolve: ({ slug }: Tag) => pagePath('tag', slug) },
    metadata: { resolve: tagMetadata },
    postCount: {
      resolve: async ({ slug }: Tag, _: unknown, { nodeModel }: { nodeModel: Model }) =>
        (await allNodes(nodeModel, 'Post')).filter(({ tags }) => tags.includes(slug)).length,
    },
  },
}
