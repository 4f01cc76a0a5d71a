/** New pages that a preview shows and the live site does not: drafts, and what is dated ahead. */
import { existsSync, readFileSync } from 'node:fs'
import { documentKinds } from '../schema/documents'

/**
 * Why a page is not published yet, out of the sources in the working directory.
 *
 * @param today as 2026-12-01
 * @returns `undefined` for a page that is, and for one that no content file is written for
 */
export function whyHidden(path: string, today: string): string | undefined {
  const file = sourceOf(path)
  if (!file || !existsSync(file)) return undefined
  const [, front = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8')) ?? []
  if (/^draft:\s*true\s*(?:#.*)?$/m.test(front))
    return 'It is a draft, shown in previews alone. Take “draft: true” out to publish it.'
  const [, date] = /^date:\s*['"]?(\d{4}-\d{2}-\d{2})/m.exec(front) ?? []
  return date !== undefined && date > today
    ? `It is dated ${date}, and shown by the first build from that day on.`
    : undefined
}

function sourceOf(path: string): string | undefined {
  for (const { basePath, glob } of documentKinds) {
    if (!basePath || !glob.includes('*') || !path.startsWith(`${basePath}/`)) continue
    const slug = path.slice(basePath.length + 1)
    if (/^[\w-]+$/.test(slug)) return glob.replace('*', slug)
  }
  return undefined
}
