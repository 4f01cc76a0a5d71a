/** Moves a page to another address, or takes it down: files, links, references, lists and a redirect follow. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatDiagnostics, isError, nearMiss } from '../../plugins/gatsby-plugin-content-check/src'
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
import { takenAddress } from '../../src/rules/text-page-addresses'
import { textFields } from '../../src/rules/text-fields'

type Page = ReturnType<typeof findPage>

/**
 * Moves a page's files, and follows it wherever it is named. The old address of a live page leads to the new one.
 *
 * @param from the page's address
 * @returns what was done, in sentences
 * @throws where the page cannot be renamed; then nothing is changed
 */
export function renamePage(root: string, from: string, to: string): string[] {
  const page = findPage(root, from)
  const { kind, slug, documents, routes } = page
  const path = pathOf(to)
  const newSlug = path.slice(kind.path.indexOf(':slug'))
  if (kind.path.replace(':slug', newSlug) !== path || !SLUG.test(newSlug))
    throw new Error(`${path} is no address for this page: it is ${kind.path}.`)
  const taken = kind === textPage && takenAddress(newSlug)
  if (taken) throw new Error(taken)
  if (routes.has(path)) throw new Error(`There is a page ${path} already.`)
  const moves = [fileOf(kind), ...(kind.parts ?? []).map(({ glob }) => glob)]
    .flatMap(file => /^.*\*[^/]*/.exec(file)?.[0] ?? [])
    .map(entry => [entry.replace('*', slug), entry.replace('*', newSlug)] as const)
  for (const [, target] of moves)
    if (existsSync(join(root, target)))
      throw new Error(`${target} exists already. Delete it, or choose another address.`)
  const address = new RegExp(`(?<![\\w/.-])${page.path}(?![\\w/-])`, 'g')
  const texts = rewritten(documents, document => {
    let { text } = document.file
    for (const { at } of referencesIn(document, page))
      text = text.slice(0, at) + text.slice(at).replace(slug, newSlug)
    for (const [source, target] of moves)
      text = text.replace(new RegExp(`"${source}(?=[/"])`, 'g'), `"${target}`)
    return text.replace(address, path)
  })
  const said = [
    ...moves.map(([source, target]) => `${source} is now ${target}.`),
    ...changedIn(texts),
    ...(page.isLive ? leadOn(root, texts, { from: page.path, to: path, permanent: true }) : []),
  ]
  apply(root, texts, moves)
  return said
}

/**
 * Takes a live page down: it becomes a draft, lists no longer name it, links to it become words, and its address
 * leads to the list above it; so does that of a tag which no other live post has.
 *
 * @returns what was done, in sentences
 * @throws where the page cannot be taken down, or a field needs another one in its place; then nothing is changed
 */
export function unpublishPage(root: string, address: string): string[] {
  const page = findPage(root, address)
  const { documents, routes, today } = page
  const own = documents.find(({ file }) => file.path === page.file)
  if (own?.kind.format !== 'mdx' || !page.isLive)
    throw new Error(`${page.path} is no live post, study or page of text: see docs/editing.md.`)
  const others = documents.filter(document => document !== own)
  const left = routesOf(others, today)
  const gone = [...routes.values()].flatMap(({ path, liveFrom: from }) =>
    from !== '' || left.get(path)?.liveFrom === '' || (matchPath(path)?.number ?? 1) > 1
      ? []
      : path,
  )
  const link = new RegExp(`\\[([^\\]]*)\\]\\((?:${gone.join('|')})(?:[?#][^)\\s]*)?\\)`, 'g')
  const take = (document: Document) => {
    if (document === own) return asDraft(own)
    // A draft may name drafts, and must still be whole when it is published.
    if (liveFrom(document.data, today) === NEVER) return document.file.text
    let { text } = document.file
    for (const { at, next, isSpare } of referencesIn(document, page))
      if (isSpare) text = withoutEntry(text, at, next)
    return text.replace(link, '$1')
  }
  const texts = rewritten(documents, take)
  const changed = changedIn(texts)
  const led = gone.flatMap(from =>
    leadOn(root, texts, { from, to: listAbove(from), permanent: false }),
  )
  const undo = apply(root, texts)
  const errors = checkProject(root).diagnostics.filter(isError)
  if (errors.length === 0) return [...changed, ...led]
  const report = formatDiagnostics(root, errors)
  undo()
  throw new Error(`Nothing is changed. Put another page in its place here first:\n${report}`)
}

/** The text of a live page as a draft. */
function asDraft({ file: { text }, located, data }: Document): string {
  const isWritten = 'draft' in data
  const at = isWritten ? located.offsetOf(['draft']) : located.keyOffsetOf(['metadata'])
  const [lineEnd] = /\r?\n/.exec(text) ?? []
  return isWritten
    ? text.slice(0, at) + text.slice(at).replace('false', 'true')
    : `${text.slice(0, at)}draft: true${lineEnd}${text.slice(at)}`
}

function findPage(root: string, address: string) {
  const { documents, diagnostics } = checkProject(root)
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) throw new Error(`Mend this first.\n${formatDiagnostics(root, errors)}`)
  const path = pathOf(address)
  const today = buildDay()
  const routes = routesOf(documents, today)
  const match = matchPath(path)
  const route = routes.get(path)
  if (!route || !match)
    throw new Error(
      `There is no page ${path}. ${nearMiss(path, [...routes.keys()]) ?? '/sitemap lists them all.'}`,
    )
  if (!isCollection(match.kind))
    throw new Error(`${path} is part of the site's code; its words are in ${fileOf(match.kind)}.`)
  const { kind, slug } = match
  return { ...route, kind, slug, isLive: route.liveFrom === '', documents, routes, today }
}

/** The path of an address as it stands in a browser, or of a path. */
const pathOf = (address: string) =>
  new URL(address, 'http://site').pathname.replace(/(?<=.)\/$/, '')

/**
 * Fields that name the page, references and its own slug, with where each stands, and the next entry of its list. From
 * the last on, so that the places of those before it stay.
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

/** Texts to write, by their paths. */
type Texts = Map<string, string>

/** The texts of the documents that change. */
const rewritten = (documents: readonly Document[], change: (document: Document) => string): Texts =>
  new Map(
    documents.flatMap(document => {
      const { path, text } = document.file
      const changed = change(document)
      return changed === text ? [] : [[path, changed]]
    }),
  )

const changedIn = (texts: Texts) => [...texts.keys()].map(path => `${path} is changed.`)

/**
 * Writes texts and moves files: all of it, or, where a step fails, none.
 *
 * @returns takes everything back
 */
function apply(
  root: string,
  texts: Texts,
  moves: readonly (readonly [from: string, to: string])[] = [],
): () => void {
  const steps: (() => void)[] = []
  const undo = () => {
    for (const step of steps.reverse()) step()
  }
  try {
    for (const [path, text] of texts) {
      const file = join(root, path)
      const before = readFileSync(file)
      steps.push(() => writeFileSync(file, before))
      writeFileSync(file, text)
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

/** A text without the entry of a list at a place; the last goes with the comma or the hyphen before it. */
const withoutEntry = (text: string, at: number, next: number): string =>
  next > at
    ? text.slice(0, at) + text.slice(next)
    : text.slice(0, at).replace(/[\s,-]+$/, '') + text.slice(at).replace(/^["']?[\w-]+["']?/, '')

/** Adds a redirect to the texts; none leads away from where it leads, or to where it leads away from. */
function leadOn(root: string, texts: Texts, redirect: Redirect): string[] {
  const path = 'data/redirects.json'
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  const others = (JSON.parse(text) as Redirect[])
    .filter(({ from }) => from !== redirect.to)
    .map(entry => (entry.to === redirect.from ? { ...entry, to: redirect.to } : entry))
  texts.set(path, `${JSON.stringify([...others, redirect], null, 2)}\n`)
  return [`${redirect.from} leads on to ${redirect.to}.`]
}
