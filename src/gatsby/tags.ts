/** Fields of a tag that are worked out: its address, its metadata. */
import { pagePath } from '../content/routes/paths'
import type { PageMetadata } from '../content/page-metadata'
import type { Tag } from '../content/taxonomy'

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
  },
}
