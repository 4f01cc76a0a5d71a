/** Finds the files in `public/` that belong to this build. Gatsby also leaves files from earlier builds there. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { toRegExp } from './headers'
import { SCRIPT, STYLE_SHEET } from './webpack'

/** Gatsby's output folder. */
export const RAW = 'public'

/** The file that tells an open page whether the site has been rebuilt. */
export const APP_DATA = 'page-data/app-data.json'

/** The parts of a page's or slice's data used here. */
interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
  matchPath?: string
}

/** Information about the site from Gatsby. */
interface GatsbySite {
  /** The site's folder. */
  root: string
  /** The paths of all pages. */
  paths: Iterable<string>
  /** The names of all slices. */
  slices: Iterable<string>
  prefix: string
}

/**
 * Reads Gatsby's output. File paths are relative to `public/`.
 *
 * @param patterns files in `public/` to publish even if no page refers to them
 * @throws if a file from this build is missing, or the output doesn't look like Gatsby 5's
 */
export function readGatsbyOutput(
  { root, paths, slices, prefix }: GatsbySite,
  patterns: readonly string[],
) {
  const folder = join(root, RAW)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const readData = (file: string) => JSON.parse(read(file)) as PageData
  const { assetsByChunkName: chunks } = JSON.parse(read('webpack.stats.json')) as {
    assetsByChunkName: Record<string, string[] | undefined>
  }
  const scriptsOf = (chunk: string) => (chunks[chunk] ?? []).filter(file => SCRIPT.test(file))
  const entryScripts = scriptsOf('app')
  if (entryScripts.length === 0) throw new Error('The bundle has no “app” chunk with scripts.')
  const available = listFiles(folder)
  const styleFile = available.find(file => file === STYLE_SHEET)
  const css = styleFile ? read(styleFile) : ''
  const scripts = available.filter(file => SCRIPT.test(file))
  const pages = [...paths]
    .flatMap(pageFiles)
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(page => {
      const data = pageDataFile(page.file)
      const { componentChunkName, staticQueryHashes, matchPath } = readData(data)
      return {
        ...page,
        matchPath,
        /** The scripts that start the application on the page, in order. */
        scripts: [...new Set([...entryScripts, ...scriptsOf(componentChunkName)])],
        /** The page's data and the results of its static queries. */
        data: [data, ...staticQueryHashes.map(queryFile)],
      }
    })
  const sliceData = Array.from(slices, name => `slice-data/${name}.json`)
  const sliceQueries = sliceData.flatMap(file => readData(file).staticQueryHashes.map(queryFile))
  const data = new Set([...pages.flatMap(page => page.data), ...sliceData, ...sliceQueries])
  const application = [...scripts, ...data]
  const own = filesIn(join(root, 'static'))
  const written = patterns.map(toRegExp)
  const kept = new Set(
    available.filter(file => own.includes(file) || written.some(pattern => pattern.test(file))),
  )
  const texts = [css, ...[...pages.map(({ raw }) => raw), ...application].map(read)]
  addNamedFiles(kept, texts, new Set(available.filter(isChosenByName)), prefix, read)
  return {
    pages,
    /** Everything the application may load: scripts, page data, slices, and results of static queries. */
    application,
    /** Files from static/ and other plugins, and the images and fonts this build uses. */
    files: [...kept],
    css,
    /** The style sheet's file name in webpack's runtime. */
    styleFile,
    /** A hash of the scripts and styles. Gatsby's own hash also depends on its cache. */
    hash: contentHash([...scripts, css].join('\n')),
  }
}

/** Matches anything that could be a file's URL. */
const ADDRESSES = /[^"'`\\\s,()<>?#&;]+\.\w+/g

/** Adds the files mentioned in `texts`, including files mentioned only in a manifest, feed, or sitemap. */
function addNamedFiles(
  kept: Set<string>,
  texts: string[],
  available: ReadonlySet<string>,
  prefix: string,
  read: (file: string) => string,
): void {
  for (const text of texts)
    for (const [address] of text.matchAll(ADDRESSES)) {
      const path = address.replace(/^https?:\/\/[^/]+/, '')
      // Scripts add the prefix at run time, so paths in scripts might not include it.
      const file = path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : path
      if (!available.has(file) || kept.has(file)) continue
      kept.add(file)
      if (/\.(?:webmanifest|xml)$/.test(file)) texts.push(read(file))
    }
}

/** Excludes pages, data, scripts, and style sheets, since an old link may refer to one from an earlier build. */
const isChosenByName = (file: string) =>
  !/\.html$|^(?:page|slice)-data\//.test(file) && !SCRIPT.test(file) && file !== STYLE_SHEET

const queryFile = (hash: string) => `page-data/sq/d/${hash}.json`

/**
 * A page's files: `about/index.html` becomes `about.html`, so hosts serve `/about` without redirecting to `/about/`.
 * Skips `/404`, because hosts use /404.html.
 */
function pageFiles(path: string) {
  const bare = path.replace(/^\/|\/$/g, '')
  if (bare === '404') return []
  const raw = bare.endsWith('.html') ? bare : `${bare}/index.html`.replace(/^\//, '')
  const file = raw.replace(/(?<=.)\/index\.html$/, '.html')
  return [{ path: pagePath(file), raw, file }]
}

/** Returns the path of a page, without the prefix, given its file in the finished folder. */
export const pagePath = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`

/** Returns the path of a page's data, given the page's file. */
const pageDataFile = (file: string): string =>
  `page-data/${file === '404.html' ? file : file.replace(/\.html$/, '')}/page-data.json`

/** Lists every file in a folder, as sorted relative paths with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Lists the files in a folder, or none if the folder doesn't exist. */
export const filesIn = (folder: string): string[] => (existsSync(folder) ? listFiles(folder) : [])

/** Returns the first 16 hex digits of the content's SHA-256 hash. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)
