/** data/site.json for what must be known before the data layer stands: name and address. */
import { documentsOf } from '../page-kinds/documents'
import { readDocument } from '../page-kinds/read-documents'
import type { Site } from '../content/site'
import type { BuildSettings } from '../data-layer/build-settings'

/**
 * Reads the site's facts.
 *
 * @returns `undefined` for a file with errors; gatsby-plugin-content-check reports them and stops the build
 */
export function readSite(root = process.cwd()): Site | undefined {
  const { document } = readDocument(root, 'data/site.json')
  return documentsOf(document ? [document] : [], 'SiteFacts')[0]?.data
}

/**
 * The address of the live site, with its path prefix and without a trailing slash. A preview's prefix is its own
 * and no part of it.
 */
export function siteUrl(
  site: Pick<Site, 'url'>,
  { siteUrl, pathPrefix, isPreview }: BuildSettings,
): string {
  const bare = (siteUrl || site.url).replace(/\/+$/, '')
  // The address may be given with the path or without it.
  return isPreview || bare.endsWith(pathPrefix) ? bare : bare + pathPrefix
}
