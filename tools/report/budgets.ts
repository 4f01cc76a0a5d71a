/** The bytes that the site may send, by type, as the budgets count them: brotli, on the wire. */
import { brotliCompressSync } from 'node:zlib'
import { wireSize, type BuiltSite } from './built-site'
import { normalisePage, withoutMark } from './normalise'
import { readTargets } from './links-in-page'

/** The design's budgets, in bytes. Nothing else in the project states them. */
export const BUDGETS = {
  scriptBeforeIntent: 1500,
  page: 14_600,
  /** A page without its words and structured data: frame, styles, metadata. */
  frame: 7800,
  styles: 5500,
  toolStyles: 1500,
  /** The cuts of the face that a first view is set in, and with them those that all pages may need. */
  fontsOfFirstView: 16_000,
  fonts: 32_000,
  /** A further file of the face, fetched by a page that shows a letter of it. */
  furtherFont: 24_000,
  /** Of any page: what it asks for before it has painted, and in all; pictures are apart. */
  beforePaint: 34_000,
  firstView: 50_000,
  /** What every page loads after intent, and what a page adds of its own. */
  sharedScript: 66_000,
  pageScript: 10_000,
  /** A picture of a screen or a sheet, in the format that browsers choose first; photographs are apart. */
  sheet: 40_000,
  /** What the search loads, beside the application, before it shows a result. */
  search: 90_000,
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
  of: (site: BuiltSite) => Measured
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

const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/

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
  {
    name: 'Fonts of a first view',
    limit: BUDGETS.fontsOfFirstView,
    of: site => sizeOf(site, preloadedFonts(site)),
  },
  {
    name: 'Fonts of English pages',
    limit: BUDGETS.fonts,
    of: site => sizeOf(site, usualFonts(site)),
  },
  {
    name: 'Largest font for further letters',
    limit: BUDGETS.furtherFont,
    of: site => furtherFont(site),
  },
  { name: 'First view of the home page', limit: BUDGETS.firstView, of: firstView },
  {
    name: 'Script shared by all pages, after intent',
    limit: BUDGETS.sharedScript,
    of: sharedScript,
  },
  {
    name: 'Largest script of a page’s own',
    limit: BUDGETS.pageScript,
    of: site => largest(site, /^assets\/component---.*\.js$/),
  },
  {
    name: 'Largest picture of a screen or a sheet',
    limit: BUDGETS.sheet,
    of: site => largest(site, /^static\/[^/]+\.avif$/),
  },
  { name: 'All pages', of: site => sum(site, /\.html$/) },
  { name: 'All pictures', of: site => sum(site, PICTURE) },
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

const sizeOf = (site: BuiltSite, files: readonly string[]): Measured => ({
  bytes: files.reduce((total, file) => total + wireSize(site, file), 0),
})

const fontFiles = (site: BuiltSite) =>
  [...site.files.keys()].filter(file => file.startsWith('static/') && file.endsWith('.woff2'))

function preloadedFonts(site: BuiltSite): string[] {
  const { references } = readTargets(site.read('index.html'))
  return fontFiles(site).filter(file => references.includes(`${site.prefix}/${file}`))
}

/** The files that the style sheet of every page names: all characters but a few are in them. */
function usualFonts(site: BuiltSite): string[] {
  const { style } = normalisePage(site.read('index.html'), site.prefix)
  return fontFiles(site).filter(file => style.includes(`/${file}`))
}

function furtherFont(site: BuiltSite): Measured {
  const usual = usualFonts(site)
  return fontFiles(site)
    .filter(file => !usual.includes(file))
    .map(file => ({ file, bytes: wireSize(site, file) }))
    .reduce<Measured>((a, b) => (b.bytes > a.bytes ? b : a), { bytes: 0 })
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
    // Pictures are apart, as the budget says: those further down are fetched as they come near.
    .filter(file => site.files.has(file) && !file.endsWith('.html') && !PICTURE.test(file))
  return sizeOf(site, ['index.html', ...new Set([...files, ...usualFonts(site)])])
}

/** The application: what a visitor loads once, for all pages. */
function sharedScript(site: BuiltSite): Measured {
  return sum(site, /^assets\/(?!boot-|component---).*\.js$/)
}
