/** A page gets another address, or is taken down: worked out and checked in memory, and written once it is good. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { parseDocument } from 'yaml'
import { isError, nearMiss } from '../../plugins/gatsby-plugin-content-check/src'
import { type Document, documentOf } from '../../src/content/documents'
import { SLUG } from '../../src/content/fields'
import { readBytes, type Reading, type Readings } from '../../src/content/read-documents'
import { routesOf } from '../../src/content/routes/document-routes'
import { isCollection, matchPath, type MatchedPath } from '../../src/content/routes/paths'
import { errorsOf, refuseAdded } from '../../src/content/rules/added-errors'
import { circumstancesOf, readProject } from '../../src/content/rules/check-project'
import { textFields } from '../../src/content/rules/text-fields'
import type { Redirect } from '../../src/content/redirect'

/** What a change has done. */
export interface AddressChange {
  moved: { from: string; to: string }[]
  /** Files with another text. */
  edited: string[]
  redirect?: Redirect
}

interface Page extends MatchedPath {
  path: string
  slug: string
  isLive: boolean
}

interface Project {
  root: string
  readings: Readings
  documents: Document[]
  site: string
}

/**
 * Moves a page's files, and follows it in every link, reference and list. The old address leads to the new one.
 *
 * @param from the page's address, with or without the site's
 * @throws where the page cannot be renamed, or a mistake would come of it; then nothing is changed
 */
export function renamePage(root: string, from: string, to: string): AddressChange {
  const project = openProject(root)
  const page = findPage(project, from)
  const path = pathIn(to, project.site)
  const slug = path.slice(page.kind.path.indexOf(':slug'))
  if (page.kind.path.replace(':slug', slug) !== path || !SLUG.test(slug))
    throw new Error(`${path} is no address for this page: it is ${page.kind.path}.`)
  if (routesIn(project).has(path)) throw new Error(`There is a page ${path} already.`)
  const moved = [page.kind.file, ...(page.kind.parts ?? [])]
    .flatMap(file => /^.*\*[^/]*/.exec(file)?.[0] ?? [])
    .map(entry => ({ from: entry.replace('*', page.slug), to: entry.replace('*', slug) }))
  const address = new RegExp(
    `(?:(?<=${escaped(project.site)})|(?<![\\w/.-]))${escaped(page.path)}(?![\\w-])`,
    'g',
  )
  const choice = new RegExp(
    `([?&]${page.kind.document.toLowerCase()}=)${page.slug}(?=[&"#)]|$)`,
    'gm',
  )
  const texts = new Map<string, string>()
  for (const document of project.documents) {
    const { file, located, kind } = document
    const offsets = referencesIn(document, page).map(({ path: field }) => located.offsetOf(field))
    const isOwn = moved.some(
      ({ from: old }) => file.path === old || file.path.startsWith(`${old}/`),
    )
    if (isOwn && kind.slugField) offsets.push(located.offsetOf([kind.slugField]))
    let text = file.text
    for (const offset of [...new Set(offsets)].sort((a, b) => b - a)) {
      const at = text.indexOf(page.slug, offset)
      text = text.slice(0, at) + slug + text.slice(at + page.slug.length)
    }
    text = text.replace(address, path).replace(choice, `$1${slug}`)
    for (const move of moved)
      text = text.replace(new RegExp(`${escaped(move.from)}(?=[/"])`, 'g'), move.to)
    if (text !== file.text) texts.set(file.path, text)
  }
  const redirect = page.isLive ? { from: page.path, to: path, permanent: true } : undefined
  return carryOut(project, { moved, texts, redirect, free: path })
}

/**
 * Takes a page down: it becomes a draft, or is deleted; lists no longer name it, links to it become words, and
 * its address leads to the list above it.
 *
 * @throws where a field needs a successor, or a mistake would come of it; then nothing is changed
 */
export function unpublishPage(root: string, address: string, isDeleted: boolean): AddressChange {
  const project = openProject(root)
  const page = findPage(project, address)
  const own = project.documents.find(
    ({ kind, slug }) => kind.typeName === page.kind.document && slug === page.slug,
  )
  if (own?.kind.format !== 'mdx')
    throw new Error(
      `${page.path} is no post, study or page of text. Delete its files, and run npm run check.`,
    )
  const link = new RegExp(`\\[([^\\]]*)\\]\\(${escaped(page.path)}(?:[?#][^)\\s]*)?\\)`, 'g')
  const texts = new Map<string, string>()
  for (const document of project.documents) {
    if (document === own) continue
    const { file, located } = document
    let text = file.text
    for (const { path } of referencesIn(document, page).reverse()) {
      if (typeof path.at(-1) !== 'number')
        throw new Error(
          `${file.path}: “${path.join('.')}” names the page (character ${located.offsetOf(path)}) and needs a successor. Name another page there first.`,
        )
      text = withoutEntry(document, text, path)
    }
    text = text.replace(link, '$1')
    if (text !== file.text) texts.set(file.path, text)
  }
  if (!isDeleted) texts.set(own.file.path, own.file.text.replace(/\n---\n/, '\ndraft: true\n---\n'))
  const list = page.path.slice(0, page.path.lastIndexOf('/')) || '/'
  const redirect = page.isLive ? { from: page.path, to: list, permanent: isDeleted } : undefined
  const removed = isDeleted ? dirname(own.file.path) : undefined
  return carryOut(project, { moved: [], texts, redirect, removed })
}

function openProject(root: string): Project {
  const readings = readProject(root)
  const faulty = [...readings].filter(([, { diagnostics }]) => diagnostics.some(isError))
  if (faulty.length > 0)
    throw new Error(
      `There are errors in ${faulty.map(([path]) => path).join(', ')}: run npm run check first.`,
    )
  const documents = [...readings.values()].flatMap(({ document }) => document ?? [])
  const site = documentOf(documents, 'SiteFacts')?.data.url
  if (!site) throw new Error('data/site.json has no address of the site.')
  return { root, readings, documents, site }
}

const routesIn = ({ root, documents }: Project) =>
  routesOf(documents, new Set(), circumstancesOf(root).today)

function findPage(project: Project, given: string): Page {
  const path = pathIn(given, project.site)
  const routes = routesIn(project)
  const route = routes.get(path)
  const match = matchPath(path)
  if (!route || !match)
    throw new Error(
      `There is no page ${path}. ${nearMiss(path, [...routes.keys()]) ?? '/sitemap lists them all.'}`,
    )
  if (!isCollection(match.kind) || match.slug === undefined)
    throw new Error(
      `The address ${path} is part of the site's code. The words of the page are in ${match.kind.file}.`,
    )
  return { ...match, path, slug: match.slug, isLive: route.liveFrom === '' }
}

/** The address of a page within the site, however it is given. */
const pathIn = (given: string, site: string) =>
  `/${given.replace(site, '').replace(/^\/+|\/+$/g, '')}`

/** Fields that name the page: references by the declarations, and the page's own entry in a list. */
const referencesIn = (document: Document, { kind, slug }: Page) =>
  textFields(document).filter(
    ({ value, schema, path }) =>
      value === slug &&
      (schema.reference === kind.document ||
        (document.kind.typeName === kind.document && path.length === 2 && path[1] === 'slug')),
  )

/** A text without one entry of a list in its data or front matter. */
function withoutEntry(
  { kind }: Document,
  text: string,
  path: readonly (string | number)[],
): string {
  if (kind.format !== 'mdx')
    return applyEdits(
      text,
      modify(text, [...path], undefined, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
    )
  const [head = '', fields = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? []
  const yaml = parseDocument(fields)
  yaml.deleteIn(path)
  return `---\n${yaml.toString({ lineWidth: 0 })}---\n${text.slice(head.length)}`
}

interface Change {
  moved: AddressChange['moved']
  texts: Map<string, string>
  redirect: Redirect | undefined
  /** An address that is a page from now on. */
  free?: string
  /** A folder that goes. */
  removed?: string | undefined
}

/** Checks the project as it would be, and writes it. */
function carryOut(
  { root, readings }: Project,
  { moved, texts, redirect, free, removed }: Change,
): AddressChange {
  const file = 'data/redirects.json'
  const list = JSON.parse(texts.get(file) ?? readFileSync(join(root, file), 'utf8')) as Redirect[]
  const redirects = [...list.filter(({ from }) => from !== free), ...(redirect ? [redirect] : [])]
  if (JSON.stringify(redirects) !== JSON.stringify(list))
    texts.set(file, `${JSON.stringify(redirects, null, 2)}\n`)
  const place = (path: string) => {
    const move = moved.find(({ from }) => path === from || path.startsWith(`${from}/`))
    return move ? move.to + path.slice(move.from.length) : path
  }
  const after = new Map(
    [...readings]
      .filter(([path]) => !removed || !path.startsWith(`${removed}/`))
      .map(([path, reading]): [string, Reading] => {
        if (!texts.has(path) && place(path) === path) return [path, reading]
        const text = texts.get(path)
        const bytes = text === undefined ? readFileSync(join(root, path)) : Buffer.from(text)
        return [place(path), readBytes(place(path), bytes)]
      }),
  )
  const circumstances = circumstancesOf(root)
  refuseAdded(errorsOf(readings, circumstances), errorsOf(after, circumstances))
  const taken = moved.find(({ to }) => existsSync(join(root, to)))
  if (taken) throw new Error(`${taken.to} exists already. Move it away, or delete it.`)
  if (removed) rmSync(join(root, removed), { recursive: true })
  for (const { from, to } of moved) {
    mkdirSync(dirname(join(root, to)), { recursive: true })
    renameSync(join(root, from), join(root, to))
  }
  for (const [path, text] of texts) writeFileSync(join(root, place(path)), text)
  return { moved, edited: [...texts.keys()].map(place), ...(redirect && { redirect }) }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
