/** The built site for tests: every page in the `DIST` folder (dist by default), parsed once. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { load, type CheerioAPI } from 'cheerio'
import { formatValue } from '../../src/content/format'
import { pageKinds } from '../../src/page-kinds/registry'
import { sitemap } from '../../src/page-kinds/sitemap/sitemap'
import { matchPath } from '../../src/page-kinds/paths'
import type { Security } from '../../src/content/security'
import type { Site } from '../../src/content/site'
import { readData } from '../support/content'

export { formatValue }

/** The folder under test. */
export const DIST = process.env.DIST ?? 'dist'

/** Gatsby’s map of the scripts each page needs. */
export const STATS = process.env.STATS ?? 'public/webpack.stats.json'

/** The agency’s facts, from data/site.json. */
export const facts = readData<Site>('site.json')
export const security = readData<Security>('security.json')
export const siteUrl = (process.env.SITE_URL || facts.url).replace(/\/+$/, '')

/** Work samples aren’t pages of the site; tests/browser/slow/work-samples.spec.ts tests them. */
const isApart = (file: string) => file.startsWith('work/')

/** Every file of the site, relative to the folder. */
export const files = existsSync(DIST)
  ? readdirSync(DIST, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(DIST, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter(file => !isApart(file))
      .sort()
  : []

export const readFile = (file: string) => readFileSync(join(DIST, file), 'utf8')

/** The number of bytes a browser downloads for a file. Hosts compress text files. */
export function bytesOnTheWire(file: string): number {
  const content = readFileSync(join(DIST, file))
  return /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/.test(file)
    ? brotliCompressSync(withFixedHashes(content.toString())).length
    : content.length
}

/** Replaces the hashes in a text with fixed ones. Otherwise, any change would alter sizes by a few bytes. */
function withFixedHashes(text: string): string {
  const fixed = new Map<string, string>()
  return text.replaceAll(/\b[0-9a-f]{16,64}\b/g, hash => {
    const known = fixed.get(hash)
    if (known) return known
    const next = createHash('sha256').update(`${fixed.size}`).digest('hex').slice(0, hash.length)
    fixed.set(hash, next)
    return next
  })
}

/** A deployed page. */
export interface BuiltPage {
  file: string
  /** The path it’s served at. */
  path: string
  html: string
  $: CheerioAPI
  /** Whether search engines can index it. */
  isIndexable: boolean
}

const parsed = new Map<string, BuiltPage>()

/** A page by its path. Throws if it’s missing: routes.test.ts tests which pages exist. */
export function page(path: string): BuiltPage {
  const known = parsed.get(path)
  if (known) return known
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  if (!files.includes(file)) throw new Error(`There’s no page ${path} in ${DIST}/.`)
  const html = readFile(file)
  const $ = load(html)
  const isIndexable = !$('meta[name="robots"]').is('[content*="noindex"]')
  const built = { file, path, html, $, isIndexable }
  parsed.set(path, built)
  return built
}

/** The paths of all pages, including the not-found page. */
export const paths = files
  .filter(file => file.endsWith('.html'))
  .map(file => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))

/** The paths of the sitemap page and any later pages of its list. */
export const sitemapParts = paths.filter(path => matchPath(path)?.kind === sitemap)

/** All pages. Throws if nothing is built, since tests would pass on an empty folder. */
export function pages(): BuiltPage[] {
  if (paths.length === 0) throw new Error(`There are no pages in ${DIST}/. Run npm run build.`)
  return paths.map(page)
}

export const indexablePages = () => pages().filter(({ isIndexable }) => isIndexable)

/** Inline elements, which don’t separate words. */
const INLINE = new Set(
  'a abbr b bdi cite code em i mark q s small span strong sub sup time u tspan'.split(' '),
)
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'head'])

interface TreeNode {
  type: string
  name?: string
  data?: string
  children?: TreeNode[]
}

/** Collapses whitespace and removes word joiners. */
export const plain = (text: string) =>
  text
    .replaceAll('\u2060', '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

function collect(node: TreeNode, parts: string[]): void {
  if (node.type === 'text') parts.push(node.data ?? '')
  if (node.name && UNSEEN.has(node.name)) return
  const apart = node.name !== undefined && !INLINE.has(node.name)
  if (apart) parts.push(' ')
  for (const child of node.children ?? []) collect(child, parts)
  if (apart) parts.push(' ')
}

/** The visible text of a page or part of it, with single spaces. */
export function textOf({ $ }: Pick<BuiltPage, '$'>, selector = 'body'): string {
  const parts: string[] = []
  for (const element of $(selector).toArray()) {
    collect(element, parts)
    parts.push(' ')
  }
  return plain(parts.join(''))
}

/** The visible text of each element a selector matches. */
export function textsOf({ $ }: Pick<BuiltPage, '$'>, selector: string): string[] {
  return $(selector)
    .toArray()
    .map(element => {
      const parts: string[] = []
      collect(element, parts)
      return plain(parts.join(''))
    })
}

/** The page’s schema.org objects. */
export function structuredData({ $ }: Pick<BuiltPage, '$'>): Record<string, unknown>[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map(element => JSON.parse($(element).text()) as Record<string, unknown>)
}

/** The contents of the meta elements with a name or property. */
export function meta({ $ }: Pick<BuiltPage, '$'>, name: string): string[] {
  return $(`meta[name="${name}"], meta[property="${name}"]`)
    .toArray()
    .map(element => $(element).attr('content') ?? '')
}

/** Pages that aren’t listed or indexed: the not-found and search pages, and the one shown after a message is sent. */
export const UNLISTED: readonly string[] = pageKinds
  .filter(({ unlisted }) => unlisted)
  .map(({ path }) => path)
  .sort()
