import type { Thing, WithContext } from 'schema-dts'

/** An object of schema.org's vocabulary, with its context. */
export type JsonLd = WithContext<Thing>

/** The context of every object. */
export const CONTEXT = 'https://schema.org'

/** Ids by which the objects of different pages refer to one another. */
export const businessId = (siteUrl: string) => `${siteUrl}/#business`
export const webSiteId = (siteUrl: string) => `${siteUrl}/#website`
