import type { Thing } from 'schema-dts'

/** A schema.org object. Its context is added for all. */
export type JsonLd = Exclude<Thing, string>

/** Ids for references between the objects of different pages. */
export const businessId = (siteUrl: string) => `${siteUrl}/#business`
export const webSiteId = (siteUrl: string) => `${siteUrl}/#website`
