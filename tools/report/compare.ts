/** Compares two built sites for the report. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays, diffWords } from 'diff'
import type { BuiltSite } from './built-site'

/** A piece of text that was kept, removed, or added. */
export interface Piece {
  value: string
  added?: boolean
  removed?: boolean
}

/** An entry in the report. */
export interface Change {
  pieces: Piece[]
  /** All pages with this change. */
  pages?: string[]
}

/** What a change does to the site. */
export type Report = ReturnType<typeof compareSites>

/** Compares two builds. */
export function compareSites(before: BuiltSite, after: BuiltSite) {
  const renamed = renamedPages(before, after)
  /**
   * Applies the renames to old text and markup, so an updated path, with or without an extension, doesn't count as a
   * change.
   */
  const follow = (text: string) =>
    [...renamed].reduce(
      (written, [to, from]) => written.replaceAll(new RegExp(`${from}(?![\\w/-])`, 'g'), to),
      text,
    )
  const changes = {
    body: new Changes(),
    head: new Changes(),
    broken: new Changes(),
  }
  const added: string[] = []
  const changed: string[] = []
  for (const [path, page] of after.pages) {
    const was = renamed.get(path) ?? path
    const old = before.pages.get(was)
    changes.broken.add(
      path,
      [],
      page.references.filter(reference => isBroken(after, path, reference)),
    )
    if (!old) {
      added.push(path)
      continue
    }
    const parts = (['body', 'head'] as const).filter(part => {
      const { text, markup } = page[part]
      const isText = changes[part].add(path, old[part].text.map(follow), text)
      return isText || follow(old[part].markup) !== markup
    })
    if (was === path && parts.length > 0) changed.push(path)
  }
  return {
    /** Changes only maintainers can make. */
    security: editsOf(before.security, after.security).map(([was, is]) => changeOf(was, is)),
    files: fileChanges(before.files, after.files),
    renamed,
    removed: [...before.pages.keys()]
      .filter(path => !after.pages.has(path) && ![...renamed.values()].includes(path))
      .map(path => ({ path, redirect: after.redirects.get(path) })),
    added,
    /** Pages whose text, metadata, or appearance changed, excluding renamed pages. */
    changed,
    text: changes.body.all(),
    head: changes.head.all(),
    broken: changes.broken.all(),
  }
}

/** Finds removed pages that redirect to a new page. Returns each new path with its old path. */
function renamedPages(before: BuiltSite, after: BuiltSite) {
  const renamed = new Map<string, string>()
  for (const from of before.pages.keys()) {
    const to = after.redirects.get(from)?.replace(/[?#].*/, '') ?? ''
    const isNew = after.pages.has(to) && !before.pages.has(to)
    if (isNew && !after.pages.has(from)) renamed.set(to, from)
  }
  return renamed
}

/** Finds lines that were added, removed, or edited. Pairs each removed line with its replacement. */
function editsOf(before: string[], after: string[]) {
  const parts = diffArrays(before, after)
  return parts.flatMap(({ value, added, removed }, index) => {
    const [last, next] = [parts[index - 1], parts[index + 1]]
    if (removed) {
      const replacements = next?.added ? next.value : []
      return value.map((line, at) => [line, replacements[at] ?? ''] as const)
    }
    const paired = last?.removed ? last.value.length : 0
    return added ? value.slice(paired).map(line => ['', line] as const) : []
  })
}

/** Keeps “$5,000” and “it’s” together as words. */
const WORDS = new Intl.Segmenter('en', { granularity: 'word' })

const changeOf = (before: string, after: string) => ({
  pieces: diffWords(before, after, { intlSegmenter: WORDS }),
})

/** Collects each changed line once, with the pages it's on. */
class Changes {
  readonly #pages = new Map<string, Set<string>>()

  /** Adds a page's edits and returns whether there are any. */
  add(page: string, before: string[], after: string[]) {
    const edits = editsOf(before, after)
    for (const edit of edits) {
      const key = edit.join('\n')
      this.#pages.set(key, (this.#pages.get(key) ?? new Set()).add(page))
    }
    return edits.length > 0
  }

  /** Returns all changes. Those on the fewest pages come first. */
  all() {
    return Array.from(this.#pages, ([key, pages]) => {
      const [before = '', after = ''] = key.split('\n')
      return { ...changeOf(before, after), pages: [...pages] }
    }).sort((a, b) => a.pages.length - b.pages.length)
  }
}

/** Lists files that were added, removed, or changed. */
const fileChanges = (before: BuiltSite['files'], after: BuiltSite['files']): Change[] =>
  [...new Set([...after.keys(), ...before.keys()])]
    .filter(file => before.get(file) !== after.get(file))
    // Added and removed files first.
    .sort((a, b) => Number(before.has(a) && after.has(a)) - Number(before.has(b) && after.has(b)))
    .map(value => ({ pieces: [{ value, added: !before.has(value), removed: !after.has(value) }] }))

/** Whether a link or reference on a page leads nowhere. */
function isBroken({ pages, redirects, folder }: BuiltSite, path: string, reference: string) {
  try {
    const { origin, pathname, hash } = new URL(reference, `http://site${path}`)
    if (origin !== 'http://site' || pathname.startsWith('/api/')) return false
    const target = (redirects.get(pathname) ?? pathname).replace(/[?#].*/, '')
    const there = pages.get(target)
    if (!there) return !existsSync(join(folder, decodeURI(target)))
    return !['', '#top'].includes(hash) && !there.anchors.has(decodeURIComponent(hash.slice(1)))
  } catch {
    // The URL is invalid or contains an invalid escape.
    return true
  }
}
