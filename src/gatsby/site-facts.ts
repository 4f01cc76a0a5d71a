/** Reads data/site.json and data/security.json for what Gatsby needs before it has nodes: the name, URL, and policy. */
import { readDocument } from '../page-kinds/documents'
import type { Security } from '../content/security'
import type { Site } from '../content/site'
import type { BuildSettings } from '../data-layer/node-model'

/**
 * Reads the site's facts.
 *
 * @returns `undefined` if the file has errors, which gatsby-plugin-content-check reports
 */
export const readSite = (root = process.cwd()) =>
  readDocument(root, 'data/site.json').document?.data as Site | undefined

/** Reads the security settings; returns `undefined` if the file has errors. */
export const readSecurity = (root = process.cwd()) =>
  readDocument(root, 'data/security.json').document?.data as Security | undefined

/** Returns the live site's URL without a trailing slash. It includes the path prefix, but not a preview's prefix. */
export function siteUrl(
  site: Pick<Site, 'url'>,
  { siteUrl, pathPrefix, isPreview }: BuildSettings,
) {
  const bare = (siteUrl || site.url).replace(/\/+$/, '')
  // The URL may already include the prefix.
  return isPreview || bare.endsWith(pathPrefix) ? bare : bare + pathPrefix
}
