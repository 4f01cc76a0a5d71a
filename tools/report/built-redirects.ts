/** The redirects of a built site, and where they end. */
import { readRedirectRules } from '../serve-site/host-files'
import type { BuiltSite } from './built-site'

/** Old addresses and where they lead, both without prefix. */
export function readRedirects({ folder, prefix, files }: BuiltSite): Map<string, string> {
  const rules = files.has('_redirects') ? readRedirectRules(folder, prefix) : []
  return new Map(rules.map(({ from, to }) => [from, to]))
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
