/** Renames or unpublishes a page and updates links, references, lists, and redirects. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, textFields } from '../../plugins/gatsby-plugin-content-check/src'
import { buildDay } from '../../src/content/build-day'
import { SLUG } from '../../src/content/fields'
import type { Document } from '../../src/page-kinds/documents'
import type { Redirect } from '../../src/content/redirect'
import { routesOf } from '../../src/page-kinds/document-routes'
import { fileOf, isCollection } from '../../src/page-kinds/page-kind'
import { listAbove, matchPath } from '../../src/page-kinds/paths'
import { validDocuments } from './valid-documents'

type Page = ReturnType<typeof findPage>

/**
 * Moves a page's files and updates everything that refers to the page. For a live page, redirects the old path to the
 * new one.
 *
 * @param from the page's path or URL
 * @returns the changes, one sentence each
 * @throws if the page can't be renamed, in which case nothing is changed
 */
export function renamePage(root: string, from: string, to: string) {
  const page = findPage(root, from)
  const { kind, slug, documents, routes } = page
  const path = pathOf(to)
  const target = matchPath(path)
  if (routes.has(path) || target?.kind !== kind || !SLUG.test(target.slug))
    throw new Error(
      `${path} already exists or can't be the path of this page. Use a new path like ${kind.path}.`,
    )
  const moves = entriesOf(kind).map(
    entry => [entry.replace('*', slug), entry.replace('*', target.slug)] as const,
  )
  const address = new RegExp(`(?<![\\w/.-])${page.path}(?![\\w/-])`, 'g')
  const texts = rewritten(documents, document => {
    let { text } = document.file
    for (const { at } of referencesIn(document, page))
      text = text.slice(0, at) + text.slice(at).replace(slug, target.slug)
    for (const [source, entry] of moves)
      text = text.replace(new RegExp(`"${source}(?=[/"])`, 'g'), `"${entry}`)
    return text.replace(address, path)
  })
  // Work samples link back to their case study.
  for (const file of listFiles(root, ['static/work'])) {
    const text = readFileSync(join(root, file), 'utf8')
    const changed = text.replace(new RegExp(`(?<="\\.\\./\\.\\.)${page.path}(?=["?#])`, 'g'), path)
    if (changed !== text) texts.set(file, changed)
  }
  return apply(
    root,
    texts,
    page.isLive ? [{ from: page.path, to: path, permanent: true }] : [],
    moves,
  )
}

/**
 * Turns a live page into a draft. Removes the page from lists, replaces links to it with plain text, and redirects its
 * path to its list page. Also redirects the path of each tag left without live posts.
 *
 * @returns the changes, one sentence each
 * @throws if the page can't be unpublished or a required field still refers to it, in which case nothing is changed
 */
export function unpublishPage(root: string, address: string) {
  const page = findPage(root, address)
  const { kind, documents, routes, today } = page
  if (!kind.type.hasDrafts || !page.isLive)
    throw new Error(`${page.path} isn’t a live page that can be a draft. See docs/editing.md.`)
  const others = documents.filter(({ file }) => file.path !== page.file)
  const left = routesOf(others, today)
  const gone = [...routes.values()].flatMap(({ path, liveFrom: from }) =>
    from === '' && left.get(path)?.liveFrom !== '' ? path : [],
  )
  const link = new RegExp(`\\[([^\\]]*)\\]\\((?:${gone.join('|')})(?:[?#][^)\\s]*)?\\)`, 'g')
  const texts = rewritten(documents, document => {
    const { path } = document.file
    let { text } = document.file
    if (path === page.file) return asDraft(text)
    for (const { at, next, isSpare } of referencesIn(document, page))
      if (isSpare) text = withoutEntry(text, at, next)
    return text.replace(link, '$1')
  })
  return apply(
    root,
    texts,
    gone.map(from => ({ from, to: listAbove(from), permanent: false })),
  )
}

/** The files and folders of this kind of page. `*` stands for the slug. */
const entriesOf = (kind: Page['kind']) =>
  [fileOf(kind), kind.part?.glob ?? ''].flatMap(file => /^.*\*[^/]*/.exec(file)?.[0] ?? [])

/** Marks a live page's text as a draft. */
const asDraft = (text: string) =>
  text.replace(/^draft: false\r?\n/m, '').replace(/^metadata:.*(\r?\n)/m, 'draft: true$1$&')

function findPage(root: string, address: string) {
  const documents = validDocuments(root)
  const path = pathOf(address)
  const today = buildDay()
  const routes = routesOf(documents, today)
  const match = matchPath(path)
  const route = routes.get(path)
  if (!route || !match || !isCollection(match.kind))
    throw new Error(
      `${path} isn’t the path of a page that can be moved or taken down. See docs/editing.md.`,
    )
  const { kind, slug } = match
  return { ...route, kind, slug, isLive: route.liveFrom === '', documents, routes, today }
}

/** Converts a URL or path to a path without a trailing slash. */
const pathOf = (address: string) =>
  new URL(address, 'http://site').pathname.replace(/(?<=.)\/$/, '')

/**
 * Finds fields that contain the page's slug: references to the page and its own `slug` field. Returns each field's
 * position and the position of the next entry in its list. Sorted last to first, so an edit doesn't shift the positions
 * of later edits.
 */
const referencesIn = ({ located, ...document }: Document, { kind, slug }: Page) =>
  textFields(document)
    .filter(
      ({ value, schema, path }) =>
        value === slug &&
        (schema.reference === kind.type.typeName ||
          (document.typeName === kind.type.typeName && path.at(-1) === 'slug')),
    )
    .map(({ path, isSpare }) => {
      const next = [...path.slice(0, -1), Number(path.at(-1)) + 1]
      return { isSpare, at: located.offsetOf(path), next: located.offsetOf(next) }
    })
    .sort((one, other) => other.at - one.at)

/** The new contents of files, by path. */
type Texts = Map<string, string>

/** Applies a change to all documents and returns the new contents of those that changed. */
const rewritten = (documents: readonly Document[], change: (document: Document) => string) =>
  new Map(
    documents.flatMap(document => {
      const { path, text } = document.file
      const changed = change(document)
      return changed === text ? [] : [[path, changed]]
    }),
  )

/**
 * Writes and moves files, then runs the check. If a step fails or the check finds errors, undoes every step.
 *
 * @returns the changes, one sentence each
 */
function apply(
  root: string,
  texts: Texts,
  redirects: readonly Redirect[],
  moves: readonly (readonly [from: string, to: string])[] = [],
) {
  const done = [
    ...moves.map(([from, to]) => `Moved ${from} to ${to}.`),
    ...Array.from(texts.keys(), path => `Changed ${path}.`),
    ...redirects.map(({ from, to }) => `${from} now redirects to ${to}.`),
  ]
  for (const redirect of redirects) addRedirect(root, texts, redirect)
  const undo: (() => void)[] = []
  try {
    for (const [path, text] of texts) {
      const file = join(root, path)
      const before = readFileSync(file)
      undo.unshift(() => writeFileSync(file, before))
      writeFileSync(file, text)
    }
    for (const [from, to] of moves) {
      renameSync(join(root, from), join(root, to))
      undo.unshift(() => renameSync(join(root, to), join(root, from)))
    }
    validDocuments(root, 'Nothing was changed, because the check would fail. Change these first:')
    return done
  } catch (error) {
    for (const step of undo) step()
    throw error
  }
}

/** Removes a list entry from text. For the last entry, also removes the comma or hyphen before it. */
const withoutEntry = (text: string, at: number, next: number) =>
  next > at
    ? text.slice(0, at) + text.slice(next)
    : text.slice(0, at).replace(/[\s,-]+$/, '') + text.slice(at).replace(/^["']?[\w-]+["']?/, '')

/** Adds a redirect. Points existing redirects straight to the new target, so there are no chains or loops. */
function addRedirect(root: string, texts: Texts, added: Redirect) {
  const path = 'data/redirects.json'
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  const others = (JSON.parse(text) as Redirect[])
    .filter(({ from }) => from !== added.to)
    .map(entry => (entry.to === added.from ? { ...entry, to: added.to } : entry))
  texts.set(path, `${JSON.stringify([...others, added], null, 2)}\n`)
}
