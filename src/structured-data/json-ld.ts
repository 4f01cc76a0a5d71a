import type { Thing } from 'schema-dts'
import type { Site } from '../content/site'

/** A schema.org object. Its context is added for all. */
export type JsonLd = Exclude<Thing, string>

/** The page that objects are for. */
export interface DescribedBy {
  readonly path: string
  /** The URL of the live site, without a trailing slash. */
  readonly siteUrl: string
  readonly site: Site
  /** The URL of the page's social image. */
  readonly image: string
}

/** Ids for references between the objects of different pages. */
export const businessId = (siteUrl: string) => `${siteUrl}/#business`
export const webSiteId = (siteUrl: string) => `${siteUrl}/#website`
