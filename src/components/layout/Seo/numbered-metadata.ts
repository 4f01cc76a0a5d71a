import { fill } from '../../../content/format'
import type { PageMetadata } from './Seo'

/**
 * The metadata of a further page of a list, told apart by its number.
 *
 * @param words how a page is numbered: `pages` of data/interface.json
 * @param number from 1; the first page keeps its metadata as it is
 */
export function numbered<Metadata extends PageMetadata>(
  metadata: Metadata,
  number: number,
  words: Pick<Queries.PageNames, 'further' | 'furtherDescription'>,
): Metadata {
  if (number === 1) return metadata
  return {
    ...metadata,
    title: fill(words.further, { name: upTo(metadata.title, 50), number }),
    description: upTo(
      fill(words.furtherDescription, { number, description: metadata.description }),
      160,
    ),
  }
}

/** The words of a text that fit. */
function upTo(text: string, length: number): string {
  if (text.length <= length) return text
  return text.slice(0, length + 1).replace(/[\s,;:]+\S*$/, '')
}
