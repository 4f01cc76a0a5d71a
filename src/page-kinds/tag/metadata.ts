import type { PageMetadata } from '../../content/page-metadata'
import type { Tag } from './declaration'

/** What search engines are told about a tag's page: the words that the page itself shows. */
export const tagMetadata = ({ name, heading, description }: Tag): PageMetadata => ({
  title: heading,
  description,
  keywords: [name],
})
