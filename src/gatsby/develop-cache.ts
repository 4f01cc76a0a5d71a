/** `gatsby develop` started by itself, without `npm run develop`, which would have seen to the cache. */
import { isRecord } from '../../plugins/gatsby-plugin-content-check/src'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { isDevelop } from './environment'

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  if (isDevelop) disownCache(process.cwd())
}

/**
 * Drafts enter Gatsby's cache in develop. A cache that the note beside it calls that of a build loses the
 * note, so that the next build starts afresh instead of showing them.
 */
export function disownCache(root: string): void {
  const note = join(root, '.cache/built-for.json')
  try {
    const settings: unknown = JSON.parse(readFileSync(note, 'utf8'))
    if (!isRecord(settings) || settings.unpublished !== 'all') rmSync(note)
  } catch {
    // Without a note the next build starts afresh anyway.
  }
}
