import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absoluteUrl, CONTEXT } from './json-ld'

/** A page on the way from the home page to this one, this one included. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The visible breadcrumb as a BreadcrumbList. */
export function breadcrumbList(
  siteUrl: string,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(siteUrl, path),
    })),
  }
}
