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

/** Ids that objects on different pages use to refer to each other. */
export const businessId = (siteUrl: string) => `${siteUrl}/#business`
export const webSiteId = (siteUrl: string) => `${siteUrl}/#website`
