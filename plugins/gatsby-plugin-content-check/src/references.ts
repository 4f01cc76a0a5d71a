/** Checks references to entries of other types, images, pages, and anchors. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { unescape } from 'node:querystring'
import {
  isText,
  type ContentDocument,
  type ContentType,
  type LinkTarget,
  type Project,
  type ReadFile,
} from './content'
import { outputSchema, textsIn, type Reference } from './declaration'
import type { SourceFile } from './source-file'
import { valueAt } from './located-value'
import { isAbsolute, isExternal, pathOfUrl } from './html'
import { humanize, nearMiss, quoted } from './words'

/**
 * Collects the existing slugs: from the paths of Markdown files, and from the slug fields or paths of data files.
 *
 * @param types types that get an entry even if they have no files
 */
export function knownSlugs(files: Iterable<ReadFile>, types: readonly ContentType[] = []) {
  const known = new Map(types.map(({ typeName }) => [typeName, new Set<string>()]))
  for (const file of files) {
    const { typeName } = file.kind
    const slugs = known.get(typeName) ?? new Set()
    known.set(typeName, slugs)
    for (const each of slugsOf(file)) if (typeof each === 'string') slugs.add(each)
  }
  return known
}

/** The slugs of a file's entries. Data without a slug field gets its slug from the path. */
function slugsOf({ kind, slug, data }: ReadFile) {
  if (Array.isArray(data)) return data.map(entry => valueAt(entry, ['slug']))
  if (isText(kind) || kind.slugField === 'slug') return [slug]
  return [valueAt(data, ['slug']) ?? slug]
}

/** The strings in a file's fields, in order, whether or not they're valid. */
export const textFields = ({ kind, data }: ReadFile) => [
  ...textsIn(data, outputSchema(kind.declaration)),
]

/** The maximum number of valid names that a message lists. */
const MAX_LISTED = 12

/**
 * Checks that a name exists.
 *
 * @param what what the name refers to, as in “There’s no team called …”
 * @param name the name; if it's undefined, nothing is reported
 * @param names the valid names; if they're undefined, nothing is reported
 */
export function* expectName(
  file: SourceFile,
  offset: number,
  what: string,
  name: string | undefined,
  names: Iterable<string> | undefined,
) {
  const all = [...(names ?? [])]
  if (name === undefined || names === undefined || all.includes(name)) return
  const listed = all.slice(0, MAX_LISTED).join(', ') + (all.length > MAX_LISTED ? ', …' : '')
  const isSeveral = name.split(/[\s,;]+/).filter(word => all.includes(word)).length > 1
  const fix = isSeveral
    ? 'Separate names with commas, or start each on its own line with “- ”, and line them up.'
    : (nearMiss(name, all) ?? `Valid names: ${listed || 'none yet'}.`)
  yield file.error(offset, 'reference', `There’s no ${what} called ${quoted(name)}.`, fix)
}

/** Finds the page for a URL on the site, ignoring its query. The page is `undefined` if it doesn't exist. */
export function targetOf<Page extends LinkTarget>(url: string, pages: ReadonlyMap<string, Page>) {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(url) ?? []
  return { path, anchor, page: pages.get(path) }
}

/**
 * Checks that a link's page and anchor exist.
 *
 * @param paths the paths of all pages, used for suggestions
 */
export function* targetDiagnostics(
  file: SourceFile,
  offset: number,
  { path, anchor, page }: ReturnType<typeof targetOf>,
  paths: Iterable<string>,
) {
  if (!page) {
    // The link may be the path of the page's file instead of the page.
    const cleaned = path.replace(/^\/content|(?:\/index)?\.\w+$/g, '')
    const fix = nearMiss(cleaned, [...paths]) ?? 'Link to a page that exists.'
    yield file.error(offset, 'link', `There’s no page at ${path}.`, fix)
  } else if (anchor && page.anchors && !page.anchors.includes(anchor)) {
    const fix = nearMiss(anchor, page.anchors) ?? 'Remove the # and everything after it.'
    yield file.error(offset, 'link', `The page ${path} has no anchor “#${anchor}”.`, fix)
  }
}

/** The names of all files in a file's folder. They tell whether it exists with exactly its name, including capitals. */
const namesBeside = (root: string, path: string) => {
  const folder = join(root, posix.dirname(path))
  return existsSync(folder) ? readdirSync(folder) : []
}

/**
 * Checks that everything referred to in files exists, and that each type's slugs are unique.
 *
 * @param pages the site's pages, if links are checked
 */
export function* referenceDiagnostics(
  { root, readings, slugs }: Project,
  pages: ReadonlyMap<string, LinkTarget> | undefined,
) {
  const seen = new Set<string>()
  for (const { read, document } of readings.values()) {
    if (!read) continue
    if (document) yield* repeatedSlugs(document, seen)
    const { file, located, mdx } = read
    const fields = textFields(read).map(field => ({
      ...field,
      offset: located?.offsetOf(field.path) ?? 0,
    }))
    const all: Reference[] = [...fields, ...(mdx?.references ?? [])]
    for (const { value, schema, offset, isStatic } of all) {
      const { reference, picture, link } = schema
      if (reference)
        yield* expectName(file, offset, humanize(reference), value, slugs.get(reference))
      const folder = isStatic ? 'static' : posix.dirname(file.path)
      // If there's no static/ folder, the site gets these images from somewhere else.
      if (picture && existsSync(join(root, folder))) {
        const name = posix.basename(value)
        const names = namesBeside(root, posix.join(folder, value))
        const place = isStatic ? 'static/' : 'this file’s folder'
        const message = `There’s no image ${value} in ${place}.`
        const fix =
          nearMiss(name, names) ?? 'Check the name, including capital letters, or add the image.'
        if (!names.includes(name)) yield file.error(offset, 'picture', message, fix)
      }
      if (link && pages) yield* linkDiagnostics(root, file, offset, value, pages)
    }
  }
}

/**
 * Finds slugs that are used twice in one type.
 *
 * @param seen the slugs in the files checked so far
 */
function* repeatedSlugs(document: ContentDocument, seen: Set<string>) {
  const { kind, file, located, data } = document
  for (const [index, slug] of slugsOf(document).entries()) {
    if (typeof slug !== 'string') continue
    const key = `${kind.typeName} ${slug}`
    const offset = located.offsetOf(Array.isArray(data) ? [index, 'slug'] : ['slug'])
    const message = 'Another entry already uses this slug.'
    if (seen.has(key)) yield file.error(offset, 'unique', message, 'Change one of them.')
    seen.add(key)
  }
}

/** Checks a link to a page or to a page's file. */
function* linkDiagnostics(
  root: string,
  file: SourceFile,
  offset: number,
  url: string,
  pages: ReadonlyMap<string, LinkTarget>,
) {
  if (isExternal(url)) return
  if (isAbsolute(url)) {
    // Gatsby copies files from static/.
    const copied = statSync(join(root, 'static', pathOfUrl(url)), { throwIfNoEntry: false })
    if (!copied?.isFile())
      yield* targetDiagnostics(file, offset, targetOf(url, pages), pages.keys())
    return
  }
  const path = posix.join(posix.dirname(file.path), pathOfUrl(url))
  const isFile = /^[^?#]/.test(url) && namesBeside(root, path).includes(posix.basename(path))
  const from = isFile ? path : file.path
  const [base] = [...pages].find(([, page]) => page.file === from) ?? []
  if (base !== undefined) {
    // In a link to a file, the anchor is on that file's page.
    const { pathname, hash } = new URL(isFile ? url.replace(/^[^?#]*/, '') : url, `file:${base}`)
    const target = targetOf(unescape(pathname + hash), pages)
    yield* targetDiagnostics(file, offset, target, pages.keys())
  } else if (!isFile && isText({ glob: path }))
    yield file.error(offset, 'link', `There’s no file ${url}.`, 'Link to a file that exists.')
}
