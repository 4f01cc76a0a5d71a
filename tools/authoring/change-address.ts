/** Renames or unpublishes a page and updates links, references, lists, and redirects. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  formatDiagnostics,
  isError,
  listFiles,
  nearMiss,
  textFields,
} from '../../plugins/gatsby-plugin-content-check/src'
import { buildDay } from '../../src/content/build-day'
import type { Document } from '../../src/page-kinds/documents'
import { SLUG } from '../../src/content/fields'
import { liveFrom, NEVER } from '../../src/content/publication'
import type { Redirect } from '../../src/content/redirect'
import { routesOf } from '../../src/page-kinds/document-routes'
import { fileOf, isCollection } from '../../src/page-kinds/page-kind'
import { listAbove, matchPath } from '../../src/page-kinds/paths'
import { textPage } from '../../src/page-kinds/text-page/text-page'
import { checkProject } from '../../src/rules/check-project'
import { takenAddress } from '../../src/rules/single-types'

type Page = ReturnType<typeof findPage>

/**
 * Moves a page's files and updates everything that refers to the page. For a live page, redirects the old path to the
 * new one.
 *
 * @param from the page's path or URL
 * @returns the changes, one sentence each
 * @throws if the page can't be renamed, in which case nothing is changed
 */
export function renamePage(root: string, from: string, to: string): string[] {
  const page = findPage(root, from)
  const { kind, slug, documents, routes } = page
  const path = pathOf(to)
  const newSlug = path.slice(kind.path.indexOf(':slug'))
  if (kind.path.replace(':slug', newSlug) !== path || !SLUG.test(newSlug))
    throw new Error(`${path} can't be the path of this page. Use a path like ${kind.path}.`)
  const taken = kind === textPage && takenAddress(newSlug)
  if (taken) throw new Error(taken)
  if (routes.has(path)) throw new Error(`${path} already exists.`)
  const moves = entriesOf(kind).map(
    entry => [entry.replace('*', slug), entry.replace('*', newSlug)] as const,
  )
  for (const [, target] of moves)
    if (existsSync(join(root, target)))
      throw new Error(`${target} already exists. Delete it, or choose another path.`)
  const address = new RegExp(`(?<![\\w/.-])${page.path}(?![\\w/-])`, 'g')
  const texts = rewritten(documents, document => {
    let { text } = document.file
    for (const { at } of referencesIn(document, page))
      text = text.slice(0, at) + text.slice(at).replace(slug, newSlug)
    for (const [source, target] of moves)
      text = text.replace(new RegExp(`"${source}(?=[/"])`, 'g'), `"${target}`)
    return text.replace(address, path)
  })
  // Work samples link back to their case study.
  for (const file of listFiles(root, ['static/work']).filter(name => name.endsWith('.html'))) {
    const text = readFileSync(join(root, file), 'utf8')
    const changed = text.replace(new RegExp(`(?<="\\.\\./\\.\\.)${page.path}(?=["?#])`, 'g'), path)
    if (changed !== text) texts.set(file, changed)
  }
  const said = [
    ...moves.map(([source, target]) => `Moved ${source} to ${target}.`),
    ...changedIn(texts),
    ...(page.isLive ? redirect(root, texts, { from: page.path, to: path, permanent: true }) : []),
  ]
  apply(root, texts, moves)
  return said
}

/**
 * Unpublishes a live page. Turns an MDX page into a draft; otherwise, deletes the page’s files. Removes the page
 * from lists, replaces links to it with plain text, and redirects its path to its list page. Also redirects the path of
 * each tag left without live posts.
 *
 * @returns the changes, one sentence each
 * @throws if the page can't be unpublished or a required field still refers to it, in which case nothing is changed
 */
export function unpublishPage(root: string, address: string): string[] {
  const page = findPage(root, address)
  const { documents, routes, today } = page
  const own = documents.find(({ file }) => file.path === page.file)
  if (!own || own.kind.format === 'list' || !page.isLive)
    throw new Error(`${page.path} isn’t a live page with its own file. See docs/editing.md.`)
  const isDraft = own.kind.format === 'mdx'
  const deleted = isDraft ? [] : entriesOf(page.kind).map(entry => entry.replace('*', page.slug))
  const others = documents.filter(document => document !== own)
  const left = routesOf(others, today)
  const gone = [...routes.values()].flatMap(({ path, liveFrom: from }) =>
    from === '' && left.get(path)?.liveFrom !== '' ? path : [],
  )
  const link = new RegExp(`\\[([^\\]]*)\\]\\((?:${gone.join('|')})(?:[?#][^)\\s]*)?\\)`, 'g')
  const take = (document: Document) => {
    if (document === own && isDraft) return asDraft(own.file.text)
    if (deleted.includes(document.file.path)) return document.file.text
    // Leave drafts unchanged: they can refer to other drafts, and they must be complete when they're published.
    if (liveFrom(document.data, today) === NEVER) return document.file.text
    let { text } = document.file
    for (const { at, next, isSpare } of referencesIn(document, page))
      if (isSpare) text = withoutEntry(text, at, next)
    return text.replace(link, '$1')
  }
  const texts = rewritten(documents, take)
  const changed = changedIn(texts)
  const redirected = gone.flatMap(from =>
    redirect(root, texts, { from, to: listAbove(from), permanent: false }),
  )
  const undo = apply(root, texts, [], deleted)
  const errors = checkProject(root).diagnostics.filter(isError)
  if (errors.length === 0)
    return [...deleted.map(entry => `Deleted ${entry}.`), ...changed, ...redirected]
  const report = formatDiagnostics(root, errors)
  undo()
  throw new Error(`Nothing was changed. Point these to a different page first:\n${report}`)
}

/** The files and folders of this kind of page. `*` stands for the slug. */
const entriesOf = (kind: Page['kind']) =>
  [fileOf(kind), ...(kind.parts ?? []).map(({ glob }) => glob)].flatMap(
    file => /^.*\*[^/]*/.exec(file)?.[0] ?? [],
  )

/** Marks a live page's text as a draft. */
const asDraft = (text: string): string =>
  /^draft: false$/m.test(text)
    ? text.replace(/^draft: false$/m, 'draft: true')
    : text.replace(/^metadata:.*(\r?\n)/m, 'draft: true$1$&')

function findPage(root: string, address: string) {
  const { documents, diagnostics } = checkProject(root)
  const errors = diagnostics.filter(isError)
  if (errors.length > 0)
    throw new Error(`Fix these errors first.\n${formatDiagnostics(root, errors)}`)
  const path = pathOf(address)
  const today = buildDay()
  const routes = routesOf(documents, today)
  const match = matchPath(path)
  const route = routes.get(path)
  if (!route || !match)
    throw new Error(
      `There’s no page at ${path}. ${nearMiss(path, [...routes.keys()]) ?? '/sitemap lists all pages.'}`,
    )
  if (!isCollection(match.kind))
    throw new Error(
      `${path} can't be moved or taken down: it's part of the site's code. Edit its text in ${fileOf(match.kind)}.`,
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
          (document.kind.typeName === kind.type.typeName && path.at(-1) === 'slug')),
    )
    .map(({ path, isSpare }) => {
      const next = [...path.slice(0, -1), Number(path.at(-1)) + 1]
      return { isSpare, at: located.offsetOf(path), next: located.offsetOf(next) }
    })
    .sort((one, other) => other.at - one.at)

/** The new contents of files, by path. */
type Texts = Map<string, string>

/** Applies a change to all documents and returns the new contents of those that changed. */
const rewritten = (documents: readonly Document[], change: (document: Document) => string): Texts =>
  new Map(
    documents.flatMap(document => {
      const { path, text } = document.file
      const changed = change(document)
      return changed === text ? [] : [[path, changed]]
    }),
  )

const changedIn = (texts: Texts) => [...texts.keys()].map(path => `Changed ${path}.`)

/**
 * Writes, moves, and deletes files. If a step fails, undoes the steps before it.
 *
 * @returns a function that undoes all steps
 */
function apply(
  root: string,
  texts: Texts,
  moves: readonly (readonly [from: string, to: string])[] = [],
  deleted: readonly string[] = [],
): () => void {
  const steps: (() => void)[] = []
  const undo = () => {
    for (const step of steps.reverse()) step()
  }
  try {
    for (const path of [...texts.keys(), ...deleted]) {
      const file = join(root, path)
      const before = readFileSync(file)
      steps.push(() => writeFileSync(file, before))
      const text = texts.get(path)
      if (text === undefined) rmSync(file)
      else writeFileSync(file, text)
    }
    for (const [from, to] of moves) {
      renameSync(join(root, from), join(root, to))
      steps.push(() => renameSync(join(root, to), join(root, from)))
    }
  } catch (error) {
    undo()
    throw error
  }
  return undo
}

/** Removes a list entry from text. For the last entry, also removes the comma or hyphen before it. */
const withoutEntry = (text: string, at: number, next: number): string =>
  next > at
    ? text.slice(0, at) + text.slice(next)
    : text.slice(0, at).replace(/[\s,-]+$/, '') + text.slice(at).replace(/^["']?[\w-]+["']?/, '')

/** Adds a redirect. Points existing redirects straight to the new target, so there are no chains or loops. */
function redirect(root: string, texts: Texts, added: Redirect): string[] {
  const path = 'data/redirects.json'
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  const others = (JSON.parse(text) as Redirect[])
    .filter(({ from }) => from !== added.to)
    .map(entry => (entry.to === added.from ? { ...entry, to: added.to } : entry))
  texts.set(path, `${JSON.stringify([...others, added], null, 2)}\n`)
  return [`${added.from} now redirects to ${added.to}.`]
}
