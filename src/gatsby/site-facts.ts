/** data/site.json for what must be known before the data layer stands: name and address. */
import { formatDiagnostics } from '../../plugins/gatsby-plugin-content-check/src'
import { documentsOf } from '../content/documents'
import { readDocument } from '../content/read-documents'
import type { Site } from '../content/site'
import { isPreview, pathPrefix } from './environment'

/**
 * Reads the site's facts.
 *
 * @throws with place and fix where the file is not good
 */
export function readSite(root = process.cwd()): Site {
  const { document, diagnostics } = readDocument(root, 'data/site.json')
  const [site] = documentsOf(document ? [document] : [], 'SiteFacts')
  if (!site) throw new Error(`\n${formatDiagnostics(root, diagnostics)}\n`)
  return site.data
}

/**
 * The address of the live site: `SITE_URL`, where it is not empty, or what data/site.json says, with the path that the site
 * stands below; without a slash at its end. A preview’s path is its own and no part of it.
 */
export function siteUrl(site: Pick<Site, 'url'>): string {
  const bare = (process.env.SITE_URL || site.url).replace(/\/+$/, '')
  // The address may be given with the path or without it.
  return isPreview || bare.endsWith(pathPrefix) ? bare : bare + pathPrefix
}
