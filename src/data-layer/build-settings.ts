/** A build’s settings, which src/gatsby/environment.ts turns into a node. */
export interface BuildSettings {
  /** The value of SITE_URL. If it’s empty, the URL comes from data/site.json. */
  readonly siteUrl: string
  readonly pathPrefix: string
  readonly isPreview: boolean
  /** Whether to show drafts and scheduled pages. */
  readonly showsUnpublished: boolean
  /** Whether the host runs functions, which the contact handler needs. */
  readonly hasFunctions: boolean
  /** Today’s date in UTC, as YYYY-MM-DD. */
  readonly today: string
}
