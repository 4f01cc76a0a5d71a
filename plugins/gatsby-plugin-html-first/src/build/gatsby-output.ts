/** Finds the files in `public/` that belong to this build. Gatsby also leaves files from earlier builds there. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Redirect } from './headers'
import { SCRIPT, STYLE_SHEET } from './webpack'

/** Gatsby's output folder. */
export const RAW = 'public'

/** The file that tells an open page whether the site has been rebuilt. */
export const APP_DATA = 'page-data/app-data.json'

/** The parts of Gatsby's store this plugin uses. */
export interface GatsbyState {
  pages: Map<string, { path: string; mode?: string; defer?: boolean; matchPath?: string | null }>
  slices: Map<string, unknown>
  redirects: Redirect[]
  config: { siteMetadata?: { siteUrl?: string } }
  program: { directory: string }
}

/** A page in Gatsby's output. */
export type GatsbyPage = ReturnType<typeof readGatsbyOutput>['pages'][number]

/**
 * Reads Gatsby's output. File paths are relative to `public/`.
 *
 * @throws if a file from this build is missing, or the output doesn't look like Gatsby 5's
 */
export function readGatsbyOutput(state: GatsbyState, prefix: string) {
  const root = state.program.directory
  const read = (file: string) => readFileSync(join(root, RAW, file), 'utf8')
  const { assetsByChunkName: chunks } = JSON.parse(read('webpack.stats.json')) as {
    assetsByChunkName: Record<string, string[] | undefined>
  }
  const scriptsOf = (chunk: string) => (chunks[chunk] ?? []).filter(file => SCRIPT.test(file))
  const entryScripts = scriptsOf('app')
  if (entryScripts.length === 0) throw new Error('The bundle has no “app” chunk with scripts.')
  const pages = [...state.pages.keys()].sort().flatMap(path => {
    const name = path.replace(/^\/|\/$/g, '') || 'index'
    // Hosts use /404.html.
    if (name === '404') return []
    const data = `page-data/${name}/page-data.json`
    const { componentChunkName, staticQueryHashes } = JSON.parse(read(data)) as {
      componentChunkName: string
      staticQueryHashes: string[]
    }
    const scripts = new Set([...entryScripts, ...scriptsOf(componentChunkName)])
    const queries = staticQueryHashes.map(hash => `page-data/sq/d/${hash}.json`)
    // `about/index.html` becomes `about.html`, so hosts serve `/about` without redirecting to `/about/`.
    const file = name.endsWith('.html') ? name : `${name}.html`
    return {
      path: pagePath(file),
      file,
      html: read(path === '/' || name === file ? file : `${name}/index.html`),
      /** The files the application needs to start on the page: scripts in order, then data. */
      application: [...scripts, APP_DATA, data, ...queries],
    }
  })
  const available = listFiles(join(root, RAW))
  const css = available.includes(STYLE_SHEET) ? read(STYLE_SHEET) : ''
  const scripts = available.filter(file => SCRIPT.test(file))
  const loaded = new Set([scripts, ...pages.map(page => page.application)].flat())
  const application = new Map(Array.from(loaded, file => [file, read(file)]))
  const texts = [css, ...pages.map(({ html }) => html), ...application.values()]
  const named = new Set(texts.flatMap(text => namedFiles(text, prefix)))
  const own = new Set(filesIn(join(root, 'static')))
  return {
    pages,
    /** Everything the application may load, by file name: scripts, page data, and results of static queries. */
    application,
    /** Files from static/ and other plugins, and the images and fonts this build uses. */
    files: available.filter(
      file =>
        own.has(file) ||
        FOR_SOFTWARE.test(file) ||
        (named.has(file) && !OUTDATED.test(file) && file !== STYLE_SHEET),
    ),
    css,
    /** A hash of the scripts and styles. Gatsby's own hash also depends on its cache. */
    hash: contentHash([...scripts, css].join('\n')),
  }
}

/** Matches files other plugins write that no page refers to. */
const FOR_SOFTWARE = /^(?:manifest\.webmanifest|icons\/.*|robots\.txt|rss\.xml|sitemap-.*\.xml)$/

/** Matches pages and data, since an old link may refer to one from an earlier build. */
const OUTDATED = /\.html$|^page-data\//

/** Matches anything that could be a file's URL. */
const ADDRESSES = /[^"'`\\\s,()<>?#&;]+\.\w+/g

/** The files a text mentions. Scripts add the prefix at run time, so paths in scripts might not include it. */
const namedFiles = (text: string, prefix: string) =>
  Array.from(text.matchAll(ADDRESSES), ([address]) => {
    const path = address.replace(/^https?:\/\/[^/]+/, '')
    return path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : path
  })

/** Returns the path of a page, without the prefix, given its file in the finished folder. */
export const pagePath = (file: string) =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`

/** Lists every file in a folder, as sorted relative paths with forward slashes. */
export function listFiles(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Lists the files in a folder, or none if the folder doesn't exist. */
export const filesIn = (folder: string) => (existsSync(folder) ? listFiles(folder) : [])

/** Returns the first 16 hex digits of the content's SHA-256 hash. */
export const contentHash = (content: string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)
