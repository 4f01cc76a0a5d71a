/** data/site.json and data/security.json for what must be known before the data layer: name, address, policy. */
import { formatDiagnostics } from '../../plugins/gatsby-plugin-content-check/src'
import { documentOf, type DocumentData } from '../content/documents'
import { readDocument } from '../content/read-documents'
import type { Security } from '../content/security'
import type { Site } from '../content/site'
import { isPreview, pathPrefix } from './environment'

/**
 * Reads the site's facts.
 *
 * @throws with place and fix where the file is not good
 */
export const readSite = (root = process.cwd()): Site => read(root, 'data/site.json', 'SiteFacts')

/** Reads the security settings, as above. */
export const readSecurity = (root = process.cwd()): Security =>
  read(root, 'data/security.json', 'SecuritySettings')

function read<Name extends 'SiteFacts' | 'SecuritySettings'>(
  root: string,
  path: string,
  typeName: Name,
): DocumentData[Name] {
  const { document, diagnostics } = readDocument(root, path)
  const found = documentOf(document ? [document] : [], typeName)
  if (!found) throw new Error(`\n${formatDiagnostics(root, diagnostics)}\n`)
  return found.data
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
