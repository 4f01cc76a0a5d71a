/** data/site.json and data/security.json for what must be known before the data layer: name, address, policy. */
import { documentOf, type DocumentData } from '../page-kinds/documents'
import { readDocument } from '../page-kinds/read-documents'
import type { Security } from '../content/security'
import type { Site } from '../content/site'
import type { BuildSettings } from '../data-layer/build-settings'

/**
 * Reads the site's facts.
 *
 * @returns `undefined` for a file with errors; gatsby-plugin-content-check reports them and stops the build
 */
export const readSite = (root = process.cwd()): Site | undefined =>
  read(root, 'data/site.json', 'SiteFacts')

/** Reads the security settings, as above. */
export const readSecurity = (root = process.cwd()): Security | undefined =>
  read(root, 'data/security.json', 'SecuritySettings')

function read<Name extends 'SiteFacts' | 'SecuritySettings'>(
  root: string,
  path: string,
  typeName: Name,
): DocumentData[Name] | undefined {
  const { document } = readDocument(root, path)
  return documentOf(document ? [document] : [], typeName)?.data
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
