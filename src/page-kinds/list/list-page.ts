/** What the pages that list others have in common. */
import { nounFor } from '../../content/format'
import { collectionPage } from '../../structured-data/web-pages'
import type { JsonLd } from '../../structured-data/json-ld'
import type { SocialCard } from '../../social/card'
import type { DescribedPage } from '../page-kind'
import type { ListPage } from './declaration'

/**
 * The social image of a list: its heading, and how much is in it.
 *
 * @param one what is counted, in the singular; `many` where its plural has no plain “s”
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

/** A page that lists all entries at once, as a CollectionPage. */
export const wholeList = (
  { node, path, siteUrl }: DescribedPage<typeof ListPage>,
  listed: readonly { readonly path: string }[],
): JsonLd[] => [collectionPage(siteUrl, { path, heading: node.heading, lead: node.lead }, listed)]
