/** Two builds compared: pages added, changed and removed, each change of words once, links, sizes. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays, diffWordsWithSpace } from 'diff'
import type { BuiltPage, BuiltSite } from './built-site'

/** A piece of a text: as it was and is, taken out, or put in. */
export interface Piece {
  value: string
  added?: boolean
  removed?: boolean
}

/** A change of a text, with every page that it is on. */
interface TextChange {
  pieces: Piece[]
  /** The name of what the text belongs to, for the head and structured data. */
  place?: string
  pages: string[]
}

/** What a change does to the site. */
export interface Report {
  name: string
  /** What only a maintainer may change: see `BuiltSite.security`. */
  security: { place: string; pieces: Piece[] }[]
  added: string[]
  removed: { path: string; redirect?: string }[]
  /** Pages whose words, head or looks differ. */
  changed: string[]
  unchanged: number
  text: TextChange[]
  head: TextChange[]
  /** References that lead nowhere and did not before. */
  broken: { reference: string; pages: string[] }[]
  /** Compressed bytes. */
  sizes: { name: string; before: number; after: number }[]
}

/**
 * Compares two builds.
 *
 * @param name what the report is called
 */
export function compareSites(before: BuiltSite, after: BuiltSite, name: string): Report {
  const common = [...after.pages].flatMap(([path, page]) => {
    const old = before.pages.get(path)
    return old ? [{ path, old, page }] : []
  })
  const text = new Changes()
  const head = new Changes()
  for (const { path, old, page } of common) {
    for (const [was, is] of changedBlocks(old.text, page.text)) text.add(path, was, is)
    for (const place of new Set([...old.head.keys(), ...page.head.keys()]))
      head.add(path, old.head.get(place), page.head.get(place), place)
  }
  const whole = ({ looks, text: words, head: facts }: BuiltPage) =>
    JSON.stringify([looks, words, [...facts]])
  const changed = common.filter(({ old, page }) => whole(old) !== whole(page))
  return {
    name,
    security: securityChanges(before.security, after.security),
    added: [...after.pages.keys()].filter(path => !before.pages.has(path)),
    removed: [...before.pages.keys()]
      .filter(path => !after.pages.has(path))
      .map(path => ({ path, redirect: after.redirects.get(path) })),
    changed: changed.map(({ path }) => path),
    unchanged: common.length - changed.length,
    text: text.all(),
    head: head.all(),
    broken: newlyBroken(before, after),
    sizes: compareSizes(before, after),
  }
}

/** Changes by what they change: one entry for a price, however many pages show it. */
class Changes {
  readonly #found = new Map<string, TextChange>()

  add(page: string, before: string | undefined, after: string | undefined, place?: string): void {
    if (before === after) return
    const pieces = diffWordsWithSpace(before ?? '', after ?? '')
    const key = JSON.stringify(pieces.filter(({ added, removed }) => added || removed))
    const known = this.#found.get(key)
    if (!known) this.#found.set(key, { pieces, place, pages: [page] })
    else if (!known.pages.includes(page)) known.pages.push(page)
  }

  /** The changes on most pages first. */
  all(): TextChange[] {
    return [...this.#found.values()].sort((a, b) => b.pages.length - a.pages.length)
  }
}

/** Values that came and went, by what they are values of. */
function securityChanges(
  before: BuiltSite['security'],
  after: BuiltSite['security'],
): Report['security'] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(place => {
    const [old = [], now = []] = [before.get(place), after.get(place)]
    const pieces = [
      ...old.filter(value => !now.includes(value)).map(value => ({ value, removed: true })),
      ...now.filter(value => !old.includes(value)).map(value => ({ value, added: true })),
    ]
    const spaced = pieces.map(({ value, ...kind }) => ({ value: `${value} `, ...kind }))
    return spaced.length > 0 ? { place, pieces: spaced } : []
  })
}

/** Each block that came, went or was edited: what was taken out beside what came in its place. */
function changedBlocks(before: readonly string[], after: readonly string[]) {
  const pairs: [string | undefined, string | undefined][] = []
  let gone: string[] = []
  for (const { value, added, removed } of [...diffArrays([...before], [...after]), { value: [] }]) {
    if (removed) gone = value
    else {
      const come = added ? value : []
      for (let line = 0; line < Math.max(gone.length, come.length); line++)
        pairs.push([gone[line], come[line]])
      gone = []
    }
  }
  return pairs
}

function newlyBroken(before: BuiltSite, after: BuiltSite): Report['broken'] {
  const old = new Set(brokenLinks(before).map(([page, link]) => `${page} ${link}`))
  const links = new Map<string, string[]>()
  for (const [page, reference] of brokenLinks(after))
    if (!old.has(`${page} ${reference}`))
      links.set(reference, [...(links.get(reference) ?? []), page])
  return [...links].map(([reference, pages]) => ({ reference, pages }))
}

function brokenLinks({ pages, redirects, folder }: BuiltSite): [string, string][] {
  const leadsNowhere = (page: string, reference: string) => {
    if (!URL.canParse(reference, `http://site${page}`)) return true
    const { origin, pathname, hash } = new URL(reference, `http://site${page}`)
    if (origin !== 'http://site' || pathname.startsWith('/api/')) return false
    const target = (redirects.get(pathname) ?? pathname).replace(/[?#].*/, '')
    const there = pages.get(target)
    if (!there) return !existsSync(join(folder, decodeURI(target)))
    return !['', '#top'].includes(hash) && !there.anchors.has(decodeURIComponent(hash.slice(1)))
  }
  return [...pages].flatMap(([page, { references }]) =>
    [...new Set(references)]
      .filter(reference => leadsNowhere(page, reference))
      .map((reference): [string, string] => [page, reference]),
  )
}

function compareSizes(before: BuiltSite, after: BuiltSite): Report['sizes'] {
  const sizesOf = (site: BuiltSite) => [...site.pages.values()].map(({ size }) => size)
  const [old, now] = [sizesOf(before), sizesOf(after)]
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)
  return [
    { name: 'Largest page', before: Math.max(...old), after: Math.max(...now) },
    { name: 'All pages', before: sum(old), after: sum(now) },
  ]
}
