/** The settings of a build, which src/gatsby/environment.ts makes into a node. */
export interface BuildSettings {
  /** SITE_URL; empty if data/site.json has the URL. */
  readonly siteUrl: string
  readonly pathPrefix: string
  readonly isPreview: boolean
  /** Whether to show drafts and scheduled pages. */
  readonly showsUnpublished: boolean
  /** Whether the host runs functions, so that the contact handler works. */
  readonly hasFunctions: boolean
  /** Today in UTC, as YYYY-MM-DD. */
  readonly today: string
}
