/** Which files of `public/` belong to this build. Gatsby leaves those of earlier builds beside them. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ASSETS } from './webpack'

/** Gatsby's output. */
export const RAW = 'public'

/** The file in which an open page finds out whether the site has been built anew. */
export const APP_DATA = 'page-data/app-data.json'

/** A page, and what the application loads for it. */
interface RawPage {
  path: string
  /** Where it lies in `public/` and in the finished folder. */
  raw: string
  file: string
  /** Those of its component, and no others. */
  scripts: string[]
  /** Its data and the results of its static queries. */
  data: string[]
}

/** One build; files are paths from `public/`. */
interface GatsbyOutput {
  pages: RawPage[]
  /** Scripts that start the application, in order. */
  entryScripts: string[]
  /** Scripts, page data and results of static queries. */
  application: string[]
  /** The static folder, what other plugins wrote, and pictures and fonts that this build names. */
  files: string[]
  css: string
  /** A name for scripts and style. Gatsby's own hash also changes with what its cache held. */
  hash: string
}

/** What is read of a page's data. */
interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
}

type Groups = Record<string, { assets: { name: string }[] } | undefined>

/** Pictures and fonts, as pages, data and styles name them. */
const STATIC_NAMES = /\/(static\/[^"'\\\s,)&<>?#]+)/g

/**
 * Reads Gatsby's output.
 *
 * @param root the site's folder
 * @param paths the paths of all pages, as Gatsby knows them
 * @param patterns files of `public/` that other plugins write
 * @throws where the output is not of the shape that Gatsby 5 gives it
 */
export function readGatsbyOutput(
  root: string,
  paths: Iterable<string>,
  patterns: readonly string[],
): GatsbyOutput {
  const folder = join(root, RAW)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const { namedChunkGroups: groups = {} } = JSON.parse(read('webpack.stats.json')) as {
    namedChunkGroups?: Groups
  }
  const assets = (group: string) => groups[group]?.assets.map(({ name }) => name) ?? []
  const entryScripts = assets('app').filter(isScript)
  if (entryScripts.length === 0)
    throw new Error(`${RAW}/webpack.stats.json names no scripts of a group “app”.`)
  // Style that only pages import is in no asset of “app”, unless the application imports some as well.
  const css = [...new Set(['app', ...Object.keys(groups).sort()].flatMap(assets))]
    .filter(name => name.endsWith('.css'))
    .map(read)
    .join('')
  const scripts = [...new Set(Object.keys(groups).flatMap(assets).filter(isScript))].sort()
  const pages = [...paths]
    .flatMap(pageFiles)
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map((page): RawPage => {
      const data = pageDataFile(page.file)
      const { componentChunkName, staticQueryHashes } = JSON.parse(read(data)) as PageData
      const queries = staticQueryHashes.map(hash => `page-data/sq/d/${hash}.json`)
      return {
        ...page,
        scripts: assets(componentChunkName).filter(isScript),
        data: [data, ...queries],
      }
    })
  const data = [...new Set(pages.flatMap(page => page.data))].sort()
  const named = new Set(
    [css, ...pages.map(({ raw }) => read(raw)), ...data.map(read)].flatMap(text =>
      Array.from(text.matchAll(STATIC_NAMES), ([, name = '']) => name),
    ),
  )
  const own = existsSync(join(root, 'static')) ? listFiles(join(root, 'static')) : []
  const written = patterns.map(pattern => toRegExp(pattern))
  return {
    pages,
    entryScripts,
    application: [...scripts, ...data],
    files: listFiles(folder).filter(
      file => own.includes(file) || named.has(file) || written.some(one => one.test(file)),
    ),
    css,
    hash: contentHash([...scripts, css].join('\n')),
  }
}

const isScript = (name: string) => name.startsWith(`${ASSETS}/`) && name.endsWith('.js')

const toRegExp = (pattern: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)

/**
 * Where a page lies: `about/index.html` becomes `about.html`, so that hosts answer `/about` without a
 * redirect to `/about/`. `/404` is left out: hosts read /404.html.
 */
function pageFiles(path: string) {
  const bare = path.replace(/^\/|\/$/g, '')
  if (bare === '404') return []
  const raw = bare.endsWith('.html') ? bare : `${bare}/index.html`.replace(/^\//, '')
  const file = raw.replace(/(?<=.)\/index\.html$/, '.html')
  return [{ path: pagePath(file), raw, file }]
}

/** The address of a page's file in the finished folder, without prefix. */
export const pagePath = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`

/** Where the data of a page's file is. */
const pageDataFile = (file: string): string =>
  `page-data/${file === '404.html' ? file : file.replace(/\.html$/, '')}/page-data.json`

/** Every file below a folder, as sorted paths from it with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Sixteen hexadecimal digits that stand for a content. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)
