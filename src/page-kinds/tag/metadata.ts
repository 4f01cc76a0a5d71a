import type { PageMetadata } from '../../content/page-metadata'
import type { Tag } from './declaration'

/** A tag page’s metadata: the text the page shows. */
export const tagMetadata = ({ name, heading, description }: Tag): PageMetadata => ({
  title: heading,
  description,
  keywords: [name],
})
