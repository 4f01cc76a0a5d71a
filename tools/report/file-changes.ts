/** Files besides pages that came, went or changed: feed, sitemap, manifest, host files, pictures. */
import type { BuiltSite } from './built-site'
import { sequence, type Difference } from './difference'
import { withoutHashes } from './normalise'

/** A file that is not a page. */
export interface FileChange {
  file: string
  change: 'added' | 'removed' | 'changed'
  /** Line by line, for files that people can read. */
  differences: Difference[]
}

/** What pages and their scripts are made of; it is told by the pages that it changes. */
const PARTS = /\.html$|^page-data\/|^assets\//
const READABLE = /^(?:_headers|_redirects|robots\.txt|.+\.(?:xml|webmanifest|txt))$/
/** Pictures made for every page; they come, change and go with it, and it shows them. */
const MADE = 'social/'

/** The differing files, by name without hashes. */
export function fileChanges(before: BuiltSite, after: BuiltSite): FileChange[] {
  const [old, now] = [byName(before), byName(after)]
  const names = [...new Set([...old.keys(), ...now.keys()])].sort()
  return names.flatMap((name): FileChange[] => {
    const [was, is] = [old.get(name), now.get(name)]
    if (was !== undefined && is !== undefined) {
      if (before.files.get(was) === after.files.get(is) || name.startsWith(MADE)) return []
      const differences = READABLE.test(name)
        ? sequence('text', lines(before, was), lines(after, is))
        : []
      // Nothing but hashes: the policy follows the style sheet, which is told by itself.
      if (READABLE.test(name) && differences.length === 0) return []
      return [{ file: name, change: 'changed', differences }]
    }
    if (name.startsWith(MADE)) return []
    return [{ file: name, change: is === undefined ? 'removed' : 'added', differences: [] }]
  })
}

function byName(site: BuiltSite): Map<string, string> {
  return new Map(
    [...site.files.keys()]
      // The list of hashed files says what the files themselves say.
      .filter(file => !PARTS.test(file))
      .map(file => [withoutHashes(`/${file}`).slice(1), file]),
  )
}

function lines(site: BuiltSite, file: string): string[] {
  const { prefix } = site
  const text = withoutHashes(site.read(file)).replace(/(?<=>)\s*(?=<)/g, '\n')
  const bare = prefix ? text.replaceAll(new RegExp(`(?<=^|[\\s"])${prefix}/`, 'gm'), '/') : text
  return bare.split('\n').filter(line => line.trim() !== '')
}
