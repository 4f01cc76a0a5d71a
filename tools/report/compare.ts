/** Two builds compared: pages added, changed and removed, each change of words once, links, sizes. */
import { diffArrays, diffWordsWithSpace } from 'diff'
import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUDGETS } from '../budgets'
import type { BuiltSite, PageParts } from './built-site'

/** A change of a text, with every page and place that it is on. */
export interface TextChange {
  before?: string
  after?: string
  /** The name of what the text belongs to, for the head and structured data. */
  place?: string
  pages: string[]
}

/** A reference that leads nowhere, and the pages that it is on. */
export interface BrokenLink {
  reference: string
  pages: string[]
}

/** What a change does to the site. */
export interface Report {
  name: string
  added: string[]
  removed: { path: string; redirect?: string }[]
  /** Pages whose words, head or looks differ. */
  changed: string[]
  /** Pages of the new build by path, for their titles. */
  titles: Map<string, string>
  unchanged: number
  text: TextChange[]
  head: TextChange[]
  files: { file: string; change: 'added' | 'removed' | 'changed' }[]
  broken: BrokenLink[]
  sizes: { name: string; before: number; after: number; limit?: number }[]
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
    compareTexts(old.text, page.text, (was, is) => text.add(path, was, is))
    for (const place of new Set([...old.head.keys(), ...page.head.keys()])) {
      const [was, is] = [old.head.get(place), page.head.get(place)]
      if (was !== is) head.add(path, was, is, place)
    }
  }
  const differs = (a: PageParts, b: PageParts) =>
    a.looks !== b.looks ||
    a.text.join('\n') !== b.text.join('\n') ||
    JSON.stringify([...a.head]) !== JSON.stringify([...b.head])
  const changed = common.filter(({ old, page }) => differs(old, page)).map(({ path }) => path)
  return {
    name,
    added: [...after.pages.keys()].filter(path => !before.pages.has(path)),
    removed: [...before.pages.keys()]
      .filter(path => !after.pages.has(path))
      .map(path => ({ path, redirect: after.redirects.get(path) })),
    changed,
    titles: new Map([...before.pages, ...after.pages].map(([path, { title }]) => [path, title])),
    unchanged: common.length - changed.length,
    text: text.all(),
    head: head.all(),
    files: compareFiles(before.files, after.files),
    broken: newlyBroken(before, after),
    sizes: compareSizes(before, after),
  }
}

/** Changes by what they change: one entry for a price, however many pages show it. */
class Changes {
  readonly #found = new Map<string, TextChange>()

  add(page: string, before: string | undefined, after: string | undefined, place?: string): void {
    const key = JSON.stringify(changedWords(before, after))
    const known = this.#found.get(key)
    if (!known) this.#found.set(key, { before, after, place, pages: [page] })
    else if (!known.pages.includes(page)) known.pages.push(page)
  }

  /** The changes on most pages first. */
  all(): TextChange[] {
    return [...this.#found.values()].sort((a, b) => b.pages.length - a.pages.length)
  }
}

/** The words that differ alone, where a text was edited; the whole text where it came or went. */
function changedWords(before: string | undefined, after: string | undefined): string[] {
  if (before === undefined || after === undefined) return [before ?? '', '→', after ?? '']
  return diffWordsWithSpace(before, after).flatMap(({ added, removed, value }) =>
    added ? [`+${value}`] : removed ? [`-${value}`] : [],
  )
}

/** Tells of each block that came, went or was edited: what was taken out beside what came in its place. */
function compareTexts(
  before: readonly string[],
  after: readonly string[],
  tell: (before: string | undefined, after: string | undefined) => void,
): void {
  const parts = diffArrays([...before], [...after])
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]
    if (!part || (!part.added && !part.removed)) continue
    const next = parts[index + 1]
    const isEdit = part.removed && next?.added
    const gone = part.removed ? part.value : []
    const come = isEdit ? next.value : part.added ? part.value : []
    for (let line = 0; line < Math.max(gone.length, come.length); line++)
      tell(gone[line], come[line])
    if (isEdit) index++
  }
}

function compareFiles(before: Map<string, string>, after: Map<string, string>): Report['files'] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap(file => {
    const [was, is] = [before.get(file), after.get(file)]
    if (was === is) return []
    return [
      { file, change: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed' },
    ]
  })
}

/** References of the new build that lead nowhere and did not before. */
function newlyBroken(before: BuiltSite, after: BuiltSite): BrokenLink[] {
  const old = new Set(brokenLinks(before).flatMap(([page, link]) => `${page} ${link}`))
  const links = new Map<string, string[]>()
  for (const [page, reference] of brokenLinks(after))
    if (!old.has(`${page} ${reference}`))
      links.set(reference, [...(links.get(reference) ?? []), page])
  return [...links].map(([reference, pages]) => ({ reference, pages }))
}

function brokenLinks({ pages, files, redirects, folder }: BuiltSite): [string, string][] {
  const exists = (file: string) => {
    try {
      return readFileSync(join(folder, decodeURI(file))).length >= 0
    } catch {
      return false
    }
  }
  const leadsNowhere = (page: string, reference: string) => {
    if (!URL.canParse(reference, `http://site${page}`)) return true
    const { origin, pathname, hash } = new URL(reference, `http://site${page}`)
    if (origin !== 'http://site') return false
    const target = redirects.get(pathname) ?? pathname
    const there = pages.get(target.replace(/[?#].*/, ''))
    const anchor = decodeURIComponent(hash.slice(1))
    if (there) return anchor !== '' && anchor !== 'top' && !there.anchors.has(anchor)
    // Names of files lose their hashes in what is compared.
    return (
      !files.has(target.slice(1)) && !/\/(?:static|assets|api)\//.test(target) && !exists(target)
    )
  }
  return [...pages].flatMap(([page, { references }]) =>
    [...new Set(references)]
      .filter(reference => leadsNowhere(page, reference))
      .map((reference): [string, string] => [page, reference]),
  )
}

function compareSizes(before: BuiltSite, after: BuiltSite): Report['sizes'] {
  const largestPage = (site: BuiltSite) =>
    Math.max(
      ...[...site.pages.keys()].map(path => {
        const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
        return brotliCompressSync(readFileSync(join(site.folder, file))).length
      }),
    )
  const total = (site: BuiltSite) =>
    [...site.pages.keys()].reduce(
      (sum, path) => sum + site.size(path === '/' ? 'index.html' : `${path.slice(1)}.html`),
      0,
    )
  return [
    {
      name: 'Largest page, compressed',
      before: largestPage(before),
      after: largestPage(after),
      limit: BUDGETS.page,
    },
    { name: 'All pages, uncompressed', before: total(before), after: total(after) },
  ]
}
