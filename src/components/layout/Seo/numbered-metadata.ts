import type { PageMetadata } from './Seo'

/**
 * The metadata of a further page of a list, told apart by its number.
 *
 * @param number from 1; the first page keeps its metadata as it is
 */
export function numbered(metadata: PageMetadata, number: number): PageMetadata {
  if (number === 1) return metadata
  return {
    ...metadata,
    title: `${upTo(metadata.title, 50)}, page ${number}`,
    description: upTo(`Page ${number}: ${metadata.description}`, 160),
  }
}

/** The words of a text that fit. */
function upTo(text: string, length: number): string {
  if (text.length <= length) return text
  return text.slice(0, length + 1).replace(/[\s,;:]+\S*$/, '')
}
