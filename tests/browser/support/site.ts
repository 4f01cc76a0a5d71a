/** What the built site consists of, read from the build itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder under test; another one only where a copy of a build is tried. */
export const SITE_FOLDER = process.env.SITE_FOLDER ?? 'dist'

const read = (file: string) => readFileSync(join(SITE_FOLDER, file), 'utf8')

/** The path of every indexable page. */
export const PAGES: readonly string[] = [
  ...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname)

/** The address of a page's data. */
export const pageDataOf = (path: string) =>
  `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`

/** What a page's data file says of the page. */
export interface PageData {
  componentChunkName: string
  path: string
  staticQueryHashes: string[]
  result: { data: Record<string, Record<string, unknown> | null> }
}

/** The data of a page, as built. */
export const readPageData = (path: string) => JSON.parse(read(pageDataOf(path))) as PageData

/** The first page of each template: one page of every kind. */
export const KINDS: readonly string[] = [
  ...new Map(
    PAGES.toReversed().map(path => [readPageData(path).componentChunkName, path]),
  ).values(),
].toReversed()

/** The pages of static/work/: what was made for a client, to be operated. */
export const SAMPLES = readdirSync('static/work', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .map(file => `/work/${file.replace(/\.html$/, '')}`)

/** Pages in parts of similar size, so that workers can share a walk over all of them. */
export const PARTS: readonly (readonly string[])[] = [0, 1, 2, 3].map(part =>
  PAGES.filter((_, index) => index % 4 === part),
)

/** How a test over one of `PARTS` is named. */
export const partName = (part: readonly string[]) =>
  `${part.length} pages from ${part[0] ?? 'nowhere'}`

/** Facts that the tests compare pages with. */
export const siteFacts = JSON.parse(readFileSync('data/site.json', 'utf8')) as {
  name: string
  dashboard: { name: string; url: string }
}

/** The menus, as data declares them. */
export const navigation = JSON.parse(readFileSync('data/navigation.json', 'utf8')) as {
  header: { name: string; path: string }[]
  servicesDesktop: string[]
  servicesMobile: string[]
  allServices: { name: string; path: string }
}
