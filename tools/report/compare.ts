/** Compares two builds. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays, diffWordsWithSpace } from 'diff'
import { STYLE_SHEET, type BuiltSite } from './built-site'

/** A piece of a text: kept, removed or added. */
export interface Piece {
  value: string
  added?: boolean
  removed?: boolean
}

/** A changed text, with every page it is on. */
export interface TextChange {
  pieces: Piece[]
  /** What the text belongs to, in metadata and structured data. */
  place?: string
  pages: string[]
}

/** What a change does to the site. */
export interface Report {
  name: string
  /** What only a maintainer may change: see `BuiltSite.security`. */
  security: Change[]
  /** Changed files by their kind. */
  files: Change[]
  renamed: { from: string; to: string }[]
  added: string[]
  removed: { path: string; redirect?: string }[]
  /** Pages whose own words, metadata or looks differ; renamed pages are not among them. */
  changed: string[]
  /** Pages whose header or footer alone differs. */
  framed: string[]
  unchanged: string[]
  /** Changed text of pages, of headers and footers, and of metadata. */
  text: TextChange[]
  frame: TextChange[]
  head: TextChange[]
  /** Broken links and references that were not broken before. */
  broken: { reference: string; pages: string[] }[]
  /** Compressed bytes. */
  sizes: { name: string; before: number; after: number }[]
}

interface Change {
  place: string
  pieces: Piece[]
}

/**
 * Compares two builds.
 *
 * @param name what the report calls the change
 */
export function compareSites(before: BuiltSite, after: BuiltSite, name: string): Report {
  const renamed = renamedPages(before, after)
  const oldPath = new Map(renamed.map(({ from, to }) => [to, from]))
  const isRenamed = (path: string) => oldPath.has(path) || renamed.some(({ from }) => from === path)
  /** What follows a renamed page is no change of its own. */
  const follow = (text: string) =>
    renamed.reduce((written, { from, to }) => written.replaceAll(pathPattern(from), to), text)
  const [text, frame, head] = [new Changes(), new Changes(), new Changes()]
  const states = { changed: [] as string[], framed: [] as string[], unchanged: [] as string[] }
  for (const [path, page] of after.pages) {
    const old = before.pages.get(oldPath.get(path) ?? path)
    if (!old) continue
    const places = new Set([...old.head.keys(), ...page.head.keys()])
    const isEdited = [
      text.addBlocks(path, old.main.text, page.main.text),
      ...[...places].map(place =>
        head.add(path, maybe(follow, old.head.get(place)), page.head.get(place), place),
      ),
      follow(old.main.looks) !== page.main.looks,
    ].some(Boolean)
    const isFramed =
      frame.addBlocks(path, old.frame.text, page.frame.text) ||
      follow(old.frame.looks) !== page.frame.looks
    if (!oldPath.has(path))
      states[isEdited ? 'changed' : isFramed ? 'framed' : 'unchanged'].push(path)
  }
  return {
    name,
    security: securityChanges(before.security, after.security),
    files: fileChanges(
      new Map([...before.files].map(([file, digest]) => [follow(`/${file}`).slice(1), digest])),
      after.files,
    ),
    renamed,
    added: [...after.pages.keys()].filter(path => !before.pages.has(path) && !isRenamed(path)),
    removed: [...before.pages.keys()]
      .filter(path => !after.pages.has(path) && !isRenamed(path))
      .map(path => ({ path, redirect: after.redirects.get(path) })),
    ...states,
    text: text.all(),
    frame: frame.all(),
    head: head.all(),
    broken: newlyBroken(before, after),
    sizes: compareSizes(before, after),
  }
}

/** Pages that are gone, with the new pages they redirect to. */
const renamedPages = (before: BuiltSite, after: BuiltSite): Report['renamed'] =>
  [...before.pages.keys()].flatMap(from => {
    const to = after.redirects.get(from)?.replace(/[?#].*/, '')
    const isNew = to !== undefined && after.pages.has(to) && !before.pages.has(to)
    return isNew && !after.pages.has(from) ? { from, to } : []
  })

/** A path as it occurs in markup, alone or with an extension. */
const pathPattern = (path: string) => new RegExp(`${path}(?![\\w/-])`, 'g')

const maybe = (change: (text: string) => string, text: string | undefined) =>
  text === undefined ? undefined : change(text)

/** Changed texts, each once, with the pages it is on. */
class Changes {
  readonly #found = new Map<string, TextChange & { fact: string }>()

  /** Adds a text; returns whether it changed. */
  add(page: string, before: string | undefined, after: string | undefined, place?: string) {
    if (before === after) return false
    const key = JSON.stringify([place, before, after])
    const known = this.#found.get(key)
    if (!known) {
      const pieces = diffWordsWithSpace(before ?? '', after ?? '')
      const fact = JSON.stringify(pieces.filter(({ added, removed }) => added || removed))
      this.#found.set(key, { pieces, place, pages: [page], fact })
    } else if (!known.pages.includes(page)) known.pages.push(page)
    return true
  }

  /** Adds each block that was added, removed or edited: a removed one beside the one in its place. */
  addBlocks(page: string, before: readonly string[], after: readonly string[]): boolean {
    let gone: string[] = []
    const parts = diffArrays([...before], [...after])
    const end = { value: [] as string[], added: false, removed: false }
    for (const { value, added, removed } of [...parts, end]) {
      if (removed) gone = value
      else {
        const come = added ? value : []
        for (let line = 0; line < Math.max(gone.length, come.length); line++)
          this.add(page, gone[line], come[line])
        gone = []
      }
    }
    return parts.some(({ added, removed }) => added || removed)
  }

  /** Edits of few pages first. The sentences that a changed fact is in stay together. */
  all(): TextChange[] {
    const counts = new Map<string, number>()
    const all = [...this.#found.values()]
    for (const { fact, pages } of all) counts.set(fact, (counts.get(fact) ?? 0) + pages.length)
    const weight = ({ fact }: { fact: string }) => counts.get(fact) ?? 0
    return all.sort((a, b) => weight(a) - weight(b) || a.fact.localeCompare(b.fact))
  }
}

/** Files that differ, were added or removed, by kind. */
function fileChanges(before: BuiltSite['files'], after: BuiltSite['files']): Change[] {
  const kindOf = (file: string) => {
    if (file === STYLE_SHEET) return STYLE_SHEET
    if (file.startsWith('social/')) return 'Social images'
    return file.endsWith('.js') ? 'Scripts' : 'Other files'
  }
  const changes = new Map<string, Piece[]>()
  for (const file of new Set([...after.keys(), ...before.keys()])) {
    const [old, now] = [before.get(file), after.get(file)]
    if (old === now) continue
    const piece = { value: `${file} `, added: old === undefined, removed: now === undefined }
    changes.set(kindOf(file), [...(changes.get(kindOf(file)) ?? []), piece])
  }
  return [...changes].map(([place, pieces]) => ({ place, pieces }))
}

/** Values that were added and removed, by what they are values of. */
function securityChanges(before: BuiltSite['security'], after: BuiltSite['security']): Change[] {
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
