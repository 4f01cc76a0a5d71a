/** data/site.json and data/security.json, for what Gatsby needs before there are nodes: name, URL, policy. */
import { readDocument } from '../page-kinds/read-documents'
import type { Security } from '../content/security'
import type { Site } from '../content/site'
import type { BuildSettings } from '../data-layer/build-settings'

/**
 * Reads the site's facts.
 *
 * @returns `undefined` if the file has errors, which gatsby-plugin-content-check reports
 */
export const readSite = (root = process.cwd()) =>
  readDocument(root, 'data/site.json').document?.data as Site | undefined

/** Reads the security settings, in the same way. */
export const readSecurity = (root = process.cwd()) =>
  readDocument(root, 'data/security.json').document?.data as Security | undefined

/** The URL of the live site, with its path prefix (unless that's a preview's) and without a trailing slash. */
export function siteUrl(
  site: Pick<Site, 'url'>,
  { siteUrl, pathPrefix, isPreview }: BuildSettings,
): string {
  const bare = (siteUrl || site.url).replace(/\/+$/, '')
  // The URL may or may not include the prefix.
  return isPreview || bare.endsWith(pathPrefix) ? bare : bare + pathPrefix
}
