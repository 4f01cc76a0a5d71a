import type { PageMetadata } from './Seo'

/**
 * Adds the page number to the metadata of a paginated list.
 *
 * @param number from 1; page 1 keeps its metadata
 */
export function numbered(metadata: PageMetadata, number: number): PageMetadata {
  if (number === 1) return metadata
  return {
    ...metadata,
    title: `${upTo(metadata.title, 50)}, page ${number}`,
    description: upTo(`Page ${number}: ${metadata.description}`, 160),
  }
}

/** Truncates a text at a word boundary. */
function upTo(text: string, length: number): string {
  if (text.length <= length) return text
  return text.slice(0, length + 1).replace(/[\s,;:]+\S*$/, '')
}
