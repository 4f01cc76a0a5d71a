/**
 * Links to pages, anchors and files that lead nowhere, and which of them a change made or mended.
 * A page that did not change is read again only where it names something that came or went.
 */
import type { BuiltSite } from './built-site'
import { readRedirects, redirectTarget } from './redirects'
import { readTargets, type Targets } from './targets'

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
  const old = new LinkCheck(before)
  const now = new LinkCheck(after)
  const pages = new Set([...before.pages.keys(), ...after.pages.keys()])
  const differs = (path: string) => old.hash(path) !== now.hash(path)
  const names = movedNames(old, now, [...pages].filter(differs))
  const suspects = [...pages].filter(path => differs(path) || now.mentions(path, names))
  const found = (check: LinkCheck) => suspects.flatMap(path => check.brokenOn(path))
  const key = ({ page, reference }: BrokenLink) => `${page} ${reference}`
  const without = (links: BrokenLink[], others: BrokenLink[]) => {
    const known = new Set(others.map(key))
    return links.filter(link => !known.has(key(link)))
  }
  const [wasBroken, isBroken] = [found(old), found(now)]
  return { broken: without(isBroken, wasBroken), mended: without(wasBroken, isBroken) }
}

/** What unchanged pages may name that came or went: paths of pages and files, anchors. */
function movedNames(old: LinkCheck, now: LinkCheck, changed: readonly string[]): string[] {
  const names = [
    ...oneSided([...old.site.files.keys()], [...now.site.files.keys()]).map(file =>
      file.endsWith('.html') ? `/${file.slice(0, -'.html'.length)}` : `/${file}`,
    ),
    ...oneSided([...old.redirects.keys()], [...now.redirects.keys()]),
  ]
  for (const path of changed) {
    const anchors = oneSided([...old.anchorsOf(path)], [...now.anchorsOf(path)])
    names.push(...anchors.map(anchor => `#${anchor}`))
  }
  return names
}

function oneSided(one: readonly string[], other: readonly string[]): string[] {
  const [a, b] = [new Set(one), new Set(other)]
  return [...one.filter(entry => !b.has(entry)), ...other.filter(entry => !a.has(entry))]
}

class LinkCheck {
  readonly redirects: ReadonlyMap<string, string>
  private readonly known = new Map<string, Targets>()

  constructor(readonly site: BuiltSite) {
    this.redirects = readRedirects(site)
  }

  hash(path: string): string | undefined {
    return this.site.files.get(this.site.pages.get(path) ?? '')
  }

  anchorsOf(path: string): ReadonlySet<string> {
    return this.targetsOf(path)?.anchors ?? new Set()
  }

  /** Whether the page's text holds one of the names. */
  mentions(path: string, names: readonly string[]): boolean {
    const file = this.site.pages.get(path)
    if (!file || names.length === 0) return false
    const html = this.site.read(file)
    return names.some(name => html.includes(name))
  }

  brokenOn(path: string): BrokenLink[] {
    const found = new Map<string, BrokenLink>()
    for (const reference of this.targetsOf(path)?.references ?? []) {
      const why = this.fault(path, reference)
      if (why) found.set(reference, { page: path, reference: this.bare(reference), why })
    }
    return [...found.values()]
  }

  private targetsOf(path: string): Targets | undefined {
    const file = this.site.pages.get(path)
    if (!file) return undefined
    const targets = this.known.get(path) ?? readTargets(this.site.read(file))
    this.known.set(path, targets)
    return targets
  }

  private bare(path: string): string {
    const { prefix } = this.site
    if (!prefix) return path
    return path === prefix ? '/' : path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  }

  private fault(page: string, reference: string): BrokenLink['why'] | undefined {
    if (reference === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(reference)) return undefined
    const { prefix } = this.site
    const url = new URL(reference, `http://site${prefix}${page}`)
    const outside = prefix && url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`)
    if (outside) return 'no page or file'
    const path = decode(this.bare(url.pathname))
    const target = redirectTarget(this.redirects, path)
    if (target !== undefined && /^[a-z]+:/i.test(target)) return undefined
    const there = (target ?? path).replace(/[?#].*/, '')
    if (!this.site.pages.has(there))
      return this.site.files.has(there.slice(1)) ? undefined : 'no page or file'
    const anchor = decode(url.hash.slice(1))
    const isAnchor = anchor !== '' && anchor !== 'top' && !anchor.startsWith(':~:')
    return isAnchor && !this.anchorsOf(there).has(anchor) ? 'no such anchor' : undefined
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
