import type { Thing, WithContext } from 'schema-dts'

/** An object of schema.org's vocabulary, with its context. */
export type JsonLd = WithContext<Thing>

/** The context of every object. */
export const CONTEXT = 'https://schema.org'

/** Ids by which the objects of different pages refer to one another. */
export const businessId = (siteUrl: string) => `${siteUrl}/#business`
export const webSiteId = (siteUrl: string) => `${siteUrl}/#website`

/**
 * A path as a whole address.
 *
 * @param siteUrl the site's address without a slash at its end
 * @param path a path that starts with a slash
 */
export const absoluteUrl = (siteUrl: string, path: string) => siteUrl + path
