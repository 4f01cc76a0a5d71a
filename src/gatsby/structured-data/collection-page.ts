import type { CollectionPage, WithContext } from 'schema-dts'
import { absoluteUrl, CONTEXT, webSiteId } from './json-ld'

/** A page that lists others, with what it lists in order; a further page of a list has no lead. */
export function collectionPage(
  siteUrl: string,
  page: { readonly path: string; readonly heading: string; readonly lead?: string },
  listed: readonly { readonly path: string }[],
  start = 1,
): WithContext<CollectionPage> {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name: page.heading,
    ...(page.lead !== undefined && { description: page.lead }),
    url: absoluteUrl(siteUrl, page.path),
    isPartOf: { '@id': webSiteId(siteUrl) },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: listed.length,
      itemListElement: listed.map(({ path }, index) => ({
        '@type': 'ListItem',
        position: start + index,
        url: absoluteUrl(siteUrl, path),
      })),
    },
  }
}
