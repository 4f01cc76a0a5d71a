/**
 * Links to pages, anchors and files that lead nowhere, and which of them a change made or mended. Own code
 * on htmlparser2 rather than a crawler such as linkinator: a crawler sees only pages that others lead to,
 * asks a server for each address, and does not tell a redirect of the site's own from a page.
 */
import type { BuiltSite } from './built-site'
import { readRedirects, redirectTarget } from './built-redirects'
import { readTargets } from './links-in-page'

/** A reference that leads nowhere. */
export interface BrokenLink {
  /** The page that it is on. */
  page: string
  /** As it is written on the page, without prefix. */
  reference: string
  why: 'no page or file' | 'no such anchor'
}

/** The broken links that a change brought, and those that it mended. */
export interface LinkChanges {
  broken: BrokenLink[]
  mended: BrokenLink[]
}

/** Compares the links of two builds. */
export function compareLinks(before: BuiltSite, after: BuiltSite): LinkChanges {
  const [old, now] = [brokenLinks(before), brokenLinks(after)]
  return {
    broken: [...now].filter(([key]) => !old.has(key)).map(([, link]) => link),
    mended: [...old].filter(([key]) => !now.has(key)).map(([, link]) => link),
  }
}

/** Every broken link of a build, by its page and what it asks for. */
function brokenLinks(site: BuiltSite): Map<string, BrokenLink> {
  const { prefix } = site
  const redirects = readRedirects(site)
  const targets = new Map(
    [...site.pages].map(([path, file]) => [path, readTargets(site.read(file))]),
  )
  const bare = (path: string) =>
    path === prefix ? '/' : path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path

  const fault = (page: string, reference: string): BrokenLink['why'] | undefined => {
    if (reference === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(reference)) return undefined
    const url = new URL(reference, `http://site${prefix}${page}`)
    if (url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`)) return 'no page or file'
    const path = decode(bare(url.pathname))
    const target = redirectTarget(redirects, path)
    if (target !== undefined && /^[a-z]+:/i.test(target)) return undefined
    const there = (target ?? path).replace(/[?#].*/, '')
    const anchors = targets.get(there)?.anchors
    if (!anchors) return site.files.has(there.slice(1)) ? undefined : 'no page or file'
    const anchor = decode(url.hash.slice(1))
    const isAnchor = anchor !== '' && anchor !== 'top' && !anchor.startsWith(':~:')
    return isAnchor && !anchors.has(anchor) ? 'no such anchor' : undefined
  }

  const found = new Map<string, BrokenLink>()
  for (const [page, { references }] of targets)
    for (const written of references) {
      const why = fault(page, written)
      const reference = bare(written)
      if (why) found.set(`${page} ${reference}`, { page, reference, why })
    }
  return found
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
