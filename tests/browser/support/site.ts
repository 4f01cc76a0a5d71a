/** The contents of the built site, read from the build itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder under test; different only when testing a copy of a build. */
export const SITE_FOLDER = process.env.SITE_FOLDER ?? 'dist'

const read = (file: string) => readFileSync(join(SITE_FOLDER, file), 'utf8')

/** The path of every indexable page. */
export const PAGES: readonly string[] = [
  ...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname)

/** The URL of a page’s data. */
export const pageDataOf = (path: string) =>
  `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`

/** What a page’s data file says about it. */
export interface PageData {
  componentChunkName: string
  path: string
  staticQueryHashes: string[]
  result: { data: Record<string, Record<string, unknown> | null> }
}

/** A page’s data, as built. */
export const readPageData = (path: string) => JSON.parse(read(pageDataOf(path))) as PageData

/** The first page of each template: one page of each kind. */
export const KINDS: readonly string[] = [
  ...new Map(
    PAGES.toReversed().map(path => [readPageData(path).componentChunkName, path]),
  ).values(),
].toReversed()

/** The pages of static/work/: working copies of what we made for a client. */
export const SAMPLES = readdirSync('static/work', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .map(file => `/work/${file.replace(/\.html$/, '')}`)

/** All pages in groups of similar size, so workers can share them. */
export const PARTS: readonly (readonly string[])[] = [0, 1, 2, 3].map(part =>
  PAGES.filter((_, index) => index % 4 === part),
)

/** The name of one of `PARTS` in a test title. */
export const partName = (part: readonly string[]) =>
  `${part.length} pages from ${part[0] ?? 'nowhere'}`

/** Facts to compare pages with. */
export const siteFacts = JSON.parse(readFileSync('data/site.json', 'utf8')) as {
  name: string
  dashboard: { name: string; url: string }
}

/** The menus from the data. */
export const navigation = JSON.parse(readFileSync('data/navigation.json', 'utf8')) as {
  header: { name: string; path: string }[]
  servicesDesktop: string[]
  servicesMobile: string[]
  allServices: { name: string; path: string }
}
