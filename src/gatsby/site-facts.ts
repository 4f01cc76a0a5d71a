/** data/site.json for what must be known before the data layer stands: addresses, name, colours. */
import { formatFaults } from '../editorial/report'
import { readDocument } from '../editorial/project'
import { siteAddress } from '../editorial/site-address'
import type { Site } from '../schema/site'
import { isPreview, pathPrefix } from './environment'

/**
 * Reads the site's facts.
 *
 * @throws with the fault's place and remedy where the file is not good
 */
export function readSite(root = process.cwd()): Site {
  const { document, faults } = readDocument(root, 'data/site.json')
  if (!document) throw new Error(`\n${formatFaults(root, faults)}\n`)
  return document.data as Site
}

/**
 * The address of the live site: `SITE_URL`, or what data/site.json says, with the path that the site
 * stands below; without a slash at its end. A preview’s path is its own and no part of it.
 */
export function siteUrl(site: Pick<Site, 'url'>): string {
  return siteAddress(process.env.SITE_URL ?? site.url, isPreview ? '' : pathPrefix)
}
