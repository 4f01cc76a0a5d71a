/** Moves a page to another address, or takes it down: files, links, references, lists and a redirect follow. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { parseDocument } from 'yaml'
import { formatDiagnostics, isError, nearMiss } from '../../plugins/gatsby-plugin-content-check/src'
import { knownBuildDay } from '../../src/content/build-day'
import type { Document } from '../../src/content/documents'
import { SLUG } from '../../src/content/fields'
import { liveFrom, NEVER } from '../../src/content/publication'
import type { Redirect } from '../../src/content/redirect'
import { routesOf } from '../../src/content/routes/document-routes'
import { isCollection, listAbove, matchPath } from '../../src/content/routes/paths'
import { checkProject } from '../../src/content/rules/check-project'
import { textFields, type TextField } from '../../src/content/rules/text-fields'

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
  if (routes.has(path)) throw new Error(`There is a page ${path} already.`)
  const moves = [kind.file, ...(kind.parts ?? [])]
    .flatMap(file => /^.*\*[^/]*/.exec(file)?.[0] ?? [])
    .map(entry => [entry.replace('*', slug), entry.replace('*', newSlug)] as const)
  const address = new RegExp(`(?<![\\w/.-])${page.path}(?![\\w/-])`, 'g')
  const changed = rewrite(root, documents, document => {
    const { file, located, kind: own } = document
    const fields = referencesIn(document, page).map(({ path: field }) => field)
    if (own.slugField && moves.some(([source]) => file.path === source))
      fields.push([own.slugField])
    let text = file.text
    const offsets = new Set(fields.map(field => text.indexOf(slug, located.offsetOf(field))))
    for (const at of [...offsets].sort((a, b) => b - a))
      text = text.slice(0, at) + newSlug + text.slice(at + slug.length)
    for (const [source, target] of moves)
      text = text.replace(new RegExp(`"${source}(?=[/"])`, 'g'), `"${target}`)
    return text.replace(address, path)
  })
  for (const [source, target] of moves) renameSync(join(root, source), join(root, target))
  return [
    ...moves.map(([source, target]) => `${source} is now ${target}.`),
    ...changed,
    ...(page.isLive ? leadOn(root, { from: page.path, to: path, permanent: true }) : []),
  ]
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
  const left = routesOf(
    documents.filter(document => document !== own),
    new Set(),
    today,
  )
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
    // From the last on, so that the places of those before it stay.
    const text = referencesIn(document, page).reduceRight(
      (rest, { path, isSpare }) => (isSpare ? withoutEntry(document, rest, path) : rest),
      document.file.text,
    )
    return text.replace(link, '$1')
  }
  try {
    const changed = rewrite(root, documents, take)
    const led = gone.flatMap(from => leadOn(root, { from, to: listAbove(from), permanent: false }))
    const errors = checkProject(root).diagnostics.filter(isError)
    if (errors.length === 0) return [...changed, ...led]
    throw new Error(
      `Nothing is changed. Put another page in its place here first:\n${formatDiagnostics(root, errors)}`,
    )
  } catch (error) {
    for (const { file } of documents) writeFileSync(join(root, file.path), file.text)
    throw error
  }
}

/** The text of a live page as a draft. */
function asDraft({ file: { text }, located, data }: Document): string {
  if (!('draft' in data)) return text.replace(/(\r?\n)---(?=\r?\n)/, '$1draft: true$1---')
  const at = located.offsetOf(['draft'])
  return text.slice(0, at) + text.slice(at).replace('false', 'true')
}

function findPage(root: string, address: string) {
  const { documents, diagnostics } = checkProject(root)
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) throw new Error(`Mend this first.\n${formatDiagnostics(root, errors)}`)
  const path = pathOf(address)
  const today = knownBuildDay(root)
  const routes = routesOf(documents, new Set(), today)
  const match = matchPath(path)
  const route = routes.get(path)
  if (!route || !match)
    throw new Error(
      `There is no page ${path}. ${nearMiss(path, [...routes.keys()]) ?? '/sitemap lists them all.'}`,
    )
  if (!isCollection(match.kind) || match.slug === undefined)
    throw new Error(`${path} is part of the site's code; its words are in ${match.kind.file}.`)
  const { kind, slug } = match
  return { ...route, kind, slug, isLive: route.liveFrom === '', documents, routes, today }
}

/** The path of an address as it stands in a browser, or of a path. */
const pathOf = (address: string) =>
  new URL(address, 'http://site').pathname.replace(/(?<=.)\/$/, '')

/** Fields that name the page: references by the declarations, and the page's own entry in a list. */
const referencesIn = (document: Document, { kind, slug }: Page) =>
  textFields(document).filter(
    ({ value, schema, path }) =>
      value === slug &&
      (schema.reference === kind.document ||
        (document.kind.typeName === kind.document && path.length === 2 && path[1] === 'slug')),
  )

/** Writes the documents whose text changes, and says which. */
function rewrite(
  root: string,
  documents: readonly Document[],
  change: (document: Document) => string,
): string[] {
  return documents.flatMap(document => {
    const { path, text } = document.file
    const changed = change(document)
    if (changed === text) return []
    writeFileSync(join(root, path), changed)
    return `${path} is changed.`
  })
}

/** A text without one entry of a list in its data or front matter. */
function withoutEntry({ kind }: Document, text: string, path: TextField['path']): string {
  if (kind.format !== 'mdx') {
    const formattingOptions = { insertSpaces: true, tabSize: 2 }
    return applyEdits(text, modify(text, [...path], undefined, { formattingOptions }))
  }
  const [head = '', fields = '', end = ''] = /^---\r?\n([\s\S]*?(\r?\n))---\r?\n/.exec(text) ?? []
  const yaml = parseDocument(fields)
  yaml.deleteIn(path)
  const changed = `---\n${yaml.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n`
  return changed.replaceAll('\n', end) + text.slice(head.length)
}

/** Adds a redirect; none leads away from where it leads, or to where it leads away from. */
function leadOn(root: string, redirect: Redirect): string[] {
  const file = join(root, 'data/redirects.json')
  const list = JSON.parse(readFileSync(file, 'utf8')) as Redirect[]
  const others = list
    .filter(({ from }) => from !== redirect.to)
    .map(entry => (entry.to === redirect.from ? { ...entry, to: redirect.to } : entry))
  writeFileSync(file, `${JSON.stringify([...others, redirect], null, 2)}\n`)
  return [`${redirect.from} leads on to ${redirect.to}.`]
}
