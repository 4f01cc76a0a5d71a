import { absoluteUrl } from '../Seo/absolute-url'
import type { JsonLd } from './json-ld'

/** A page on the way from the home page to this one, this one included. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The visible breadcrumb as a BreadcrumbList. */
export function breadcrumbList(siteUrl: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(siteUrl, path),
    })),
  }
}
