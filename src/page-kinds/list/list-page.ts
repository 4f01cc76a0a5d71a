/** Shared by list pages. */
import { nounFor } from '../../content/format'
import { collectionPage } from '../../structured-data/web-pages'
import type { JsonLd } from '../../structured-data/json-ld'
import type { SocialCard } from '../../social/card'
import type { DescribedPage } from '../page-kind'
import type { ListPage } from './declaration'

/**
 * The social image of a list: its heading, and how many entries it has.
 *
 * @param one the singular noun
 * @param many the plural, if it isn't the singular with an s
 */
export async function countCard(
  { heading }: { readonly heading: string },
  counted: Promise<number>,
  one: string,
  many?: string,
): Promise<SocialCard> {
  const count = await counted
  return { heading, value: String(count), label: nounFor(count, one, many) }
}

/** A list on a single page, as a CollectionPage. */
export const wholeList = (
  { node, path, siteUrl }: DescribedPage<typeof ListPage>,
  listed: readonly { readonly path: string }[],
): JsonLd[] => [collectionPage(siteUrl, { path, heading: node.heading, lead: node.lead }, listed)]
