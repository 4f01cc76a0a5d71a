/** Shared by list pages. */
import { nounFor } from '../../content/format'
import { collectionPage } from '../../structured-data/web-pages'
import type { JsonLd } from '../../structured-data/json-ld'
import type { SocialCard } from '../../social/card'
import type { DescribedPage, Page } from '../page-kind'

/** Entries per page of a paginated list. */
export const PER_PAGE = 12

/**
 * The social image of a list: its heading, and how many entries it has. Later pages have their name instead.
 *
 * @param one the singular noun
 * @param many the plural, if it isn't the singular with an s
 */
export const listCard = (
  { node, name, number, count }: Omit<Page, 'node'> & { node: { heading: string } },
  one: string,
  many?: string,
): SocialCard => ({
  heading: node.heading,
  ...(number > 1 ? { text: name } : { value: String(count), label: nounFor(count, one, many) }),
})

/** A page of a list as a CollectionPage. Later pages show their name instead of the heading and the lead. */
export function listSchema(
  page: DescribedPage,
  opening: { readonly heading: string; readonly lead: string },
): JsonLd[] {
  const { name, number, listed } = page
  const text = number > 1 ? { heading: name } : opening
  return [collectionPage(page, text, listed, (number - 1) * PER_PAGE + 1)]
}
