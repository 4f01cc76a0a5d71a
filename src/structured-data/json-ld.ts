import type { Thing, WithContext } from 'schema-dts'

/** A schema.org object with its context. */
export type JsonLd = WithContext<Thing>

export const CONTEXT = 'https://schema.org'

/** Ids for references between the objects of different pages. */
export const businessId = (siteUrl: string) => `${siteUrl}/#business`
export const webSiteId = (siteUrl: string) => `${siteUrl}/#website`
