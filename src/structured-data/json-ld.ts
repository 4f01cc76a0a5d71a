import type { Thing } from 'schema-dts'
import type { Site } from '../content/site'

/** A schema.org object. src/gatsby/route-resolvers.ts adds the `@context`. */
export type JsonLd = Exclude<Thing, string>

/** The page that schema.org objects describe. */
export interface DescribedBy {
  path: string
  /** The URL of the live site, without a trailing slash. */
  siteUrl: string
  site: Site
  /** The URL of the page's social image. */
  image: string
}

/** The visible breadcrumb as a BreadcrumbList. */
export const breadcrumbList = (
  siteUrl: string,
  crumbs: readonly { name: string; path: string }[],
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
})
