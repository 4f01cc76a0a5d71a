/** The redirects of a built site, in the part of `_redirects` that hosts share. */
import type { BuiltSite } from './built-site'

/** Old addresses and where they lead, both without prefix. */
export function readRedirects(site: BuiltSite): Map<string, string> {
  const redirects = new Map<string, string>()
  if (!site.files.has('_redirects')) return redirects
  const bare = (path: string) =>
    site.prefix && path.startsWith(`${site.prefix}/`) ? path.slice(site.prefix.length) : path
  for (const line of site.read('_redirects').split('\n')) {
    const [from, to] = line.trim().split(/\s+/)
    if (from && to && !from.startsWith('#')) redirects.set(bare(from), bare(to))
  }
  return redirects
}

/** Where an old address ends, after every redirect on the way; `undefined` for a circle or none. */
export function redirectTarget(
  redirects: ReadonlyMap<string, string>,
  path: string,
): string | undefined {
  let target = redirects.get(path)
  for (let hops = 0; target !== undefined && hops < 10; hops++) {
    const next = redirects.get(target.replace(/[?#].*/, ''))
    if (next === undefined) return target
    target = next
  }
  return undefined
}
