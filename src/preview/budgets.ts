/** The bytes that the site may send, by type, as the budgets count them: brotli, on the wire. */
import { brotliCompressSync } from 'node:zlib'
import { wireSize, type BuiltSite } from './built-site'
import { normalisePage, withoutMark } from './normalise'
import { readTargets } from './targets'

/** The design's budgets, in bytes. Nothing else in the project states them. */
export const BUDGETS = {
  scriptBeforeIntent: 1500,
  page: 14_600,
  styles: 5000,
  fonts: 32_000,
  homeFirstView: 70_000,
  scriptAfterIntent: 70_000,
} as const

/** One type of bytes in two builds. */
export interface ByteRow {
  name: string
  before: number
  after: number
  /** Where there is a budget. */
  limit?: number
}

/** One type of bytes in one build. */
export interface Size {
  name: string
  bytes: number
  /** The file that is the largest of its type, where that is what counts. */
  file?: string
  limit?: number
}

type Measured = Pick<Size, 'bytes' | 'file'>

interface Measure {
  name: string
  limit?: number
  of(site: BuiltSite): Measured
}

const sum = (site: BuiltSite, pattern: RegExp): Measured => ({
  bytes: [...site.files.keys()]
    .filter(file => pattern.test(file))
    .reduce((total, file) => total + wireSize(site, file), 0),
})

const largest = (site: BuiltSite, pattern: RegExp): Measured =>
  [...site.files.keys()]
    .filter(file => pattern.test(file))
    .map(file => ({ file, bytes: wireSize(site, file) }))
    .reduce<Measured>((a, b) => (b.bytes > a.bytes ? b : a), { bytes: 0 })

const MEASURES: readonly Measure[] = [
  {
    name: 'Script before the first interaction',
    limit: BUDGETS.scriptBeforeIntent,
    of: site => ({ bytes: largest(site, /^assets\/boot-/).bytes }),
  },
  {
    name: 'Largest page, HTML with its CSS',
    limit: BUDGETS.page,
    of: largestPage,
  },
  { name: 'The whole CSS', limit: BUDGETS.styles, of: styleSize },
  { name: 'Fonts', limit: BUDGETS.fonts, of: site => sum(site, /\.woff2$/) },
  { name: 'First view of the home page', limit: BUDGETS.homeFirstView, of: firstView },
  { name: 'All script after intent', limit: BUDGETS.scriptAfterIntent, of: scriptAfterIntent },
  { name: 'All pages', of: site => sum(site, /\.html$/) },
  { name: 'All pictures', of: site => sum(site, /\.(?:png|jpe?g|webp|avif|gif|svg)$/) },
  { name: 'All page data', of: site => sum(site, /^page-data\//) },
]

/** Measures a build. */
export function measure(site: BuiltSite): Size[] {
  return MEASURES.map(({ name, limit, of }) => ({ name, limit, ...of(site) }))
}

/** Measures two builds beside each other. */
export function compareBytes(before: BuiltSite, after: BuiltSite): ByteRow[] {
  const old = measure(before)
  return measure(after).map(({ name, bytes, limit }, index) => ({
    name,
    before: old[index]?.bytes ?? 0,
    after: bytes,
    limit,
  }))
}

/** Bytes that come and go with hashes and the preview's name. */
const NOISE = 100

/** Whether a row is worth a look. */
export function isNotable(row: ByteRow): boolean {
  return isOver(row) || Math.abs(row.after - row.before) >= NOISE
}

/** Whether a row is over its budget. */
export function isOver({ after, limit }: ByteRow): boolean {
  return limit !== undefined && after > limit
}

/** The mark of a preview counts for nothing: it is in no build for visitors. */
function largestPage(site: BuiltSite): Measured {
  const { bytes, file } = largest(site, /\.html$/)
  if (file === undefined) return { bytes }
  const html = site.read(file)
  const bare = withoutMark(html)
  return { bytes: bare === html ? bytes : brotliCompressSync(bare).length, file }
}

function styleSize(site: BuiltSite): Measured {
  const { style } = normalisePage(site.read('index.html'), site.prefix)
  return { bytes: brotliCompressSync(style).length }
}

/** The page and everything its HTML asks for at once; scripts after intent are not among it. */
function firstView(site: BuiltSite): Measured {
  const files = readTargets(site.read('index.html'))
    .references.map(reference => reference.slice(site.prefix.length + 1))
    .filter(file => site.files.has(file) && !file.endsWith('.html'))
  const all = ['index.html', ...new Set(files)]
  return { bytes: all.reduce((total, file) => total + wireSize(site, file), 0) }
}

/** The application and the largest template: what one visitor loads for one page. */
function scriptAfterIntent(site: BuiltSite): Measured {
  const template = largest(site, /^assets\/component---/)
  const application = sum(site, /^assets\/(?!boot-|component---).*\.js$/)
  return { bytes: application.bytes + template.bytes, file: template.file }
}
