/** An object of schema.org's vocabulary. */
export type JsonLd = {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
} & Record<string, unknown>

/** Ids by which the objects of different pages refer to one another. */
export const businessId = (siteUrl: string) => `${siteUrl}/#business`
