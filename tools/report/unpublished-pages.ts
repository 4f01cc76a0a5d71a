/** New pages that a preview shows and the live site does not: drafts, and what is dated ahead. */
import { readFields } from '../../plugins/gatsby-plugin-content-check/src'
import { NEVER, liveFrom } from '../../src/content/publication'
import { existsSync, readFileSync } from 'node:fs'
import { documentFile, matchPath } from '../../src/content/routes/paths'

/**
 * Why a page is not published yet, out of the sources in the working directory.
 *
 * @param today as 2026-12-01
 * @returns `undefined` for a page that is, and for one that no content file is written for
 */
export function whyHidden(path: string, today: string): string | undefined {
  const file = sourceOf(path)
  if (!file || !existsSync(file)) return undefined
  const from = liveFrom(readFields(file, readFileSync(file, 'utf8')), today)
  if (from === NEVER)
    return 'It is a draft, shown in previews alone. Take “draft: true” out to publish it.'
  return from ? `It is dated ${from}, and shown by the first build from that day on.` : undefined
}

function sourceOf(path: string): string | undefined {
  const match = matchPath(path)
  const file = match && /^[\w-]+$/.test(match.slug ?? '') ? documentFile(match) : undefined
  return file?.endsWith('.mdx') ? file : undefined
}
