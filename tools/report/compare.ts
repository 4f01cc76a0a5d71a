/** Compares two built sites for the report. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays, diffLines, diffWords } from 'diff'
import { STYLE_SHEET, type BuiltSite } from './built-site'

/** A piece of text that was kept, removed, or added. */
export interface Piece {
  value: string
  added?: boolean
  removed?: boolean
}

/** An entry in the report. */
export interface Change {
  pieces: Piece[]
  /** A label shown before the change, such as the kind of file. */
  place?: string
  /** All pages with this change. */
  pages?: string[]
}

/** What a change does to the site. */
export interface Report {
  name: string
  /** Changes only maintainers can make. See `BuiltSite.security`. */
  security: Change[]
  /** Changed files, by kind. */
  files: Change[]
  renamed: { from: string; to: string }[]
  added: string[]
  removed: { path: string; redirect?: string }[]
  /** Pages whose text, metadata, or appearance changed, excluding renamed pages. */
  changed: string[]
  /** Pages where only the header or footer changed. */
  framed: string[]
  unchanged: string[]
  /** Text changes in the main content, in headers and footers, and in metadata. */
  text: Change[]
  frame: Change[]
  head: Change[]
  /** Newly broken links and references. */
  broken: Change[]
}

/**
 * Compares two builds.
 *
 * @param name what the report calls the change
 */
export function compareSites(before: BuiltSite, after: BuiltSite, name: string): Report {
  const renamed = renamedPages(before, after)
  const oldPath = new Map(renamed.map(({ from, to }) => [to, from]))
  /** Applies the renames to old text and markup, so an updated path doesn't count as a change. */
  const follow = (text: string) =>
    renamed.reduce((written, { from, to }) => written.replaceAll(pathPattern(from), to), text)
  const changes = { main: new Changes(), frame: new Changes(), head: new Changes() }
  const broken = new Changes()
  const states: Record<'added' | 'changed' | 'framed' | 'unchanged', string[]> = {
    added: [],
    changed: [],
    framed: [],
    unchanged: [],
  }
  for (const [path, page] of after.pages) {
    const was = oldPath.get(path) ?? path
    const old = before.pages.get(was)
    const known = brokenLinks(before, was)
    broken.add(
      path,
      [],
      brokenLinks(after, path).filter(link => !known.includes(link)),
    )
    if (!old) {
      states.added.push(path)
      continue
    }
    const [isMain, isHead, isFrame] = (['main', 'head', 'frame'] as const).map(part => {
      const { text, markup } = page[part]
      const isText = changes[part].add(path, old[part].text.map(follow), text)
      return isText || follow(old[part].markup) !== markup
    })
    if (was === path)
      states[isMain || isHead ? 'changed' : isFrame ? 'framed' : 'unchanged'].push(path)
  }
  const files = [...before.files].map(([file, digest]) => [follow(`/${file}`).slice(1), digest])
  return {
    name,
    security: editsOf(before.security, after.security).map(changeOf),
    files: fileChanges(new Map(files as [string, string][]), after.files),
    renamed,
    removed: [...before.pages.keys()]
      .filter(path => !after.pages.has(path) && !renamed.some(({ from }) => from === path))
      .map(path => ({ path, redirect: after.redirects.get(path) })),
    ...states,
    text: changes.main.all(),
    frame: changes.frame.all(),
    head: changes.head.all(),
    broken: broken.all(),
  }
}

/** Finds removed pages that redirect to a new page. */
const renamedPages = (before: BuiltSite, after: BuiltSite): Report['renamed'] =>
  [...before.pages.keys()].flatMap(from => {
    const to = after.redirects.get(from)?.replace(/[?#].*/, '')
    const isNew = to !== undefined && after.pages.has(to) && !before.pages.has(to)
    return isNew && !after.pages.has(from) ? { from, to } : []
  })

/** Matches a path in markup, with or without an extension. */
const pathPattern = (path: string) => new RegExp(`${path}(?![\\w/-])`, 'g')

/** Finds lines that were added, removed, or edited. Pairs each removed line with its replacement. */
function editsOf(before: string[], after: string[]): [before: string, after: string][] {
  const edits: [string, string][] = []
  let gone: string[] = []
  const end = { value: [], added: false, removed: false }
  for (const { value, added, removed } of [...diffArrays(before, after), end]) {
    if (removed) gone = value
    else {
      const arrived = added ? value : []
      for (let line = 0; line < Math.max(gone.length, arrived.length); line++)
        edits.push([gone[line] ?? '', arrived[line] ?? ''])
      gone = []
    }
  }
  return edits
}

/** Keeps “$5,000” and “it’s” together as words. */
const WORDS = new Intl.Segmenter('en', { granularity: 'word' })

const changeOf = ([before, after]: [string, string]) => ({
  pieces: diffWords(before, after, { intlSegmenter: WORDS }),
})

/** Collects each changed line once, with the pages it's on. */
class Changes {
  readonly #pages = new Map<string, Set<string>>()

  /** Adds a page's edits and returns whether there are any. */
  add(page: string, before: string[], after: string[]): boolean {
    const edits = editsOf(before, after)
    for (const edit of edits) {
      const key = edit.join('\n')
      this.#pages.set(key, (this.#pages.get(key) ?? new Set()).add(page))
    }
    return edits.length > 0
  }

  /** Returns all changes. Edits on the fewest pages come first, and identical edits stay together. */
  all(): Change[] {
    const all = Array.from(this.#pages, ([key, pages]) => {
      const { pieces } = changeOf(key.split('\n') as [string, string])
      const fact = JSON.stringify(pieces.filter(({ added, removed }) => added || removed))
      return { pieces, pages: [...pages], fact }
    })
    const weight = (wanted: string) =>
      all.reduce((sum, { fact, pages }) => sum + (fact === wanted ? pages.length : 0), 0)
    return all.sort((a, b) => weight(a.fact) - weight(b.fact) || a.fact.localeCompare(b.fact))
  }
}

/** Lists files that were changed, added, or removed, by kind. */
function fileChanges(before: BuiltSite['files'], after: BuiltSite['files']): Change[] {
  const kindOf = (file: string) => {
    if (file.startsWith('social/')) return 'Social images'
    return file.endsWith('.js') ? 'Scripts' : 'Other files'
  }
  const kinds = new Map<string, Piece[]>()
  for (const file of new Set([...after.keys(), ...before.keys()])) {
    if (before.get(file) === after.get(file)) continue
    if (file === STYLE_SHEET) {
      kinds.set(file, changedRules(before.get(file), after.get(file)))
      continue
    }
    const piece = { value: `${file} `, added: !before.has(file), removed: !after.has(file) }
    kinds.set(kindOf(file), [...(kinds.get(kindOf(file)) ?? []), piece])
  }
  return Array.from(kinds, ([place, pieces]) => ({ place, pieces }))
}

/** Finds style sheet rules that were changed, added, or removed. */
function changedRules(before = '', after = ''): Piece[] {
  const [was, is] = [before, after].map(text => text.replaceAll('}', '}\n'))
  return diffLines(was ?? '', is ?? '').filter(({ added, removed }) => added || removed)
}

/** Finds a page's broken links and references. */
function brokenLinks({ pages, redirects, folder }: BuiltSite, path: string): string[] {
  const references = new Set(pages.get(path)?.references)
  return [...references].filter(reference => {
    if (!URL.canParse(reference, `http://site${path}`)) return true
    const { origin, pathname, hash } = new URL(reference, `http://site${path}`)
    if (origin !== 'http://site' || pathname.startsWith('/api/')) return false
    const target = (redirects.get(pathname) ?? pathname).replace(/[?#].*/, '')
    const there = pages.get(target)
    try {
      if (!there) return !existsSync(join(folder, decodeURI(target)))
      return !['', '#top'].includes(hash) && !there.anchors.has(decodeURIComponent(hash.slice(1)))
    } catch {
      // The URL contains an invalid escape.
      return true
    }
  })
}
