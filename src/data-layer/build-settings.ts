/** What the environment asks of a build, as the node that src/gatsby/environment.ts makes. */
export interface BuildSettings {
  /** The address that SITE_URL gives; empty where data/site.json says it. */
  readonly siteUrl: string
  readonly pathPrefix: string
  readonly isPreview: boolean
  /** Whether drafts and scheduled pages are shown. */
  readonly showsUnpublished: boolean
  /** Whether the host runs functions, and so the contact handler. */
  readonly hasFunctions: boolean
  /** The day that counts as today, as YYYY-MM-DD in UTC. */
  readonly today: string
}
