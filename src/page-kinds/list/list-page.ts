/** What the pages that list others have in common. */
import { collectionPage } from '../../structured-data/web-pages'
import type { JsonLd } from '../../structured-data/json-ld'
import type { SocialCard } from '../../social/card'
import type { DescribedPage } from '../page-kind'
import type { ListPage } from './declaration'

/** The social image of a list: its heading, and how much is in it. */
export async function countCard(
  { heading }: { readonly heading: string },
  count: Promise<number>,
  label: string,
): Promise<SocialCard> {
  return { heading, value: String(await count), label }
}

/** A page that lists all entries at once, as a CollectionPage. */
export const wholeList = (
  { node, path, siteUrl }: DescribedPage<typeof ListPage>,
  listed: readonly { readonly path: string }[],
): JsonLd[] => [collectionPage(siteUrl, { path, heading: node.heading, lead: node.lead }, listed)]
