/** The built site’s pages, and facts to compare them with. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder under test. Set SITE_FOLDER to test a copy of a build. */
export const SITE_FOLDER = process.env.SITE_FOLDER ?? 'dist'

const read = (file: string) => readFileSync(join(SITE_FOLDER, file), 'utf8')

/** The path of every indexable page. */
export const PAGES: readonly string[] = [
  ...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname)

/** The URL of a page’s data. */
export const pageDataOf = (path: string) =>
  `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`

/** The parts of a page’s data file that tests use. */
export interface PageData {
  componentChunkName: string
  path: string
  staticQueryHashes: string[]
  result: { data: Record<string, Record<string, unknown> | null> }
}

/** Reads a page’s data from the build. */
export const readPageData = (path: string) => JSON.parse(read(pageDataOf(path))) as PageData

/** The first page of each template: one page of each kind. */
export const KINDS: readonly string[] = [
  ...new Map(
    PAGES.toReversed().map(path => [readPageData(path).componentChunkName, path]),
  ).values(),
].toReversed()

/** The pages in static/work/: working copies of client work. */
export const SAMPLES = readdirSync('static/work', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .map(file => `/work/${file.replace(/\.html$/, '')}`)

/** All pages, split into groups of similar size, so workers can share them. */
export const PARTS: readonly (readonly string[])[] = [0, 1, 2, 3].map(part =>
  PAGES.filter((_, index) => index % 4 === part),
)

/** A group’s name in test titles. */
export const partName = (part: readonly string[]) =>
  `${part.length} pages (${part[0] ?? 'none'} etc.)`

/** Facts to compare pages with. */
export const siteFacts = JSON.parse(readFileSync('data/site.json', 'utf8')) as {
  name: string
  dashboard: { name: string; url: string }
}

/** The menus from data/navigation.json. */
export const navigation = JSON.parse(readFileSync('data/navigation.json', 'utf8')) as {
  header: { name: string; path: string }[]
  servicesDesktop: string[]
  servicesMobile: string[]
  allServices: { name: string; path: string }
}
