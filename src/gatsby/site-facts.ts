/** data/site.json for what must be known before the data layer stands: name and address. */
import { readDocumentOf } from '../content/read-documents'
import { siteAddress } from '../content/routes/site-address'
import type { Site } from '../content/site'
import { isPreview, pathPrefix } from './environment'

/**
 * Reads the site's facts.
 *
 * @throws with place and fix where the file is not good
 */
export function readSite(root = process.cwd()): Site {
  return readDocumentOf(root, 'SiteFacts', 'data/site.json').data
}

/**
 * The address of the live site: `SITE_URL`, or what data/site.json says, with the path that the site
 * stands below; without a slash at its end. A preview’s path is its own and no part of it.
 */
export function siteUrl(site: Pick<Site, 'url'>): string {
  return siteAddress(process.env.SITE_URL ?? site.url, isPreview ? '' : pathPrefix)
}
