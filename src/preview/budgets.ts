/** The bytes that the site may send, by type, as the budgets in the README count them: brotli, on the wire. */
import { brotliCompressSync } from 'node:zlib'
import { wireSize, type BuiltSite } from './built-site'
import { normalisePage } from './normalise'
import { readTargets } from './targets'

/** One type of bytes in two builds. */
export interface ByteRow {
  name: string
  before: number
  after: number
  /** Where there is a budget. */
  limit?: number
}

interface Measure {
  name: string
  limit?: number
  of(site: BuiltSite): number
}

const sum = (site: BuiltSite, pattern: RegExp) =>
  [...site.files.keys()]
    .filter(file => pattern.test(file))
    .reduce((total, file) => total + wireSize(site, file), 0)

const largest = (site: BuiltSite, pattern: RegExp) =>
  Math.max(
    0,
    ...[...site.files.keys()].filter(file => pattern.test(file)).map(file => wireSize(site, file)),
  )

const MEASURES: readonly Measure[] = [
  {
    name: 'Script before the first interaction',
    limit: 1500,
    of: site => largest(site, /^assets\/boot-/),
  },
  {
    name: 'Largest page, HTML with its CSS',
    limit: 14_600,
    of: site => largest(site, /\.html$/),
  },
  { name: 'The whole CSS', limit: 5000, of: styleSize },
  { name: 'Fonts', limit: 32_000, of: site => sum(site, /\.woff2$/) },
  { name: 'First view of the home page', limit: 70_000, of: firstView },
  { name: 'All script after intent', limit: 70_000, of: scriptAfterIntent },
  { name: 'All pages', of: site => sum(site, /\.html$/) },
  { name: 'All pictures', of: site => sum(site, /\.(?:png|jpe?g|webp|avif|gif|svg)$/) },
  { name: 'All page data', of: site => sum(site, /^page-data\//) },
]

/** Measures two builds beside each other. */
export function compareBytes(before: BuiltSite, after: BuiltSite): ByteRow[] {
  return MEASURES.map(({ name, limit, of }) => ({
    name,
    before: of(before),
    after: of(after),
    limit,
  }))
}

/** Whether a row is over its budget. */
export function isOver({ after, limit }: ByteRow): boolean {
  return limit !== undefined && after > limit
}

function styleSize(site: BuiltSite): number {
  return brotliCompressSync(normalisePage(site.read('index.html'), site.prefix).style).length
}

/** The page and everything its HTML asks for at once; scripts after intent are not among it. */
function firstView(site: BuiltSite): number {
  const files = readTargets(site.read('index.html'))
    .references.map(reference => reference.slice(site.prefix.length + 1))
    .filter(file => site.files.has(file) && !file.endsWith('.html'))
  return ['index.html', ...new Set(files)].reduce((total, file) => total + wireSize(site, file), 0)
}

/** The application and the largest template: what one visitor loads for one page. */
function scriptAfterIntent(site: BuiltSite): number {
  const template = largest(site, /^assets\/component---/)
  return sum(site, /^assets\/(?!boot-|component---).*\.js$/) + template
}
