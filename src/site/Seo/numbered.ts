import type { PageMetadata } from './Seo'

/**
 * The metadata of a further page of a list, told apart by its number.
 *
 * @param number from 1; the first page keeps its metadata as it is
 */
export function numbered<Metadata extends PageMetadata>(
  metadata: Metadata,
  number: number,
): Metadata {
  if (number === 1) return metadata
  return {
    ...metadata,
    title: `${metadata.title.slice(0, 50)}, page ${number}`,
    description: `Page ${number}. ${metadata.description}`.slice(0, 160),
  }
}
