/** A built site as a comparison sees it: its files by hash, its pages by path. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  listFiles,
  pageDataFile,
  pagePath,
} from '../../plugins/gatsby-plugin-html-first/src/build/gatsby-output'

/** A folder like `dist/`. */
export interface BuiltSite {
  folder: string
  /** The path below which the site stands; empty at a host's root. */
  prefix: string
  /** The hash of every file, by its path from the folder; compressed copies are left out. */
  files: ReadonlyMap<string, string>
  /** The file of every page, by its path without prefix. */
  pages: ReadonlyMap<string, string>
  read(file: string): string
}

const COPY = /\.(?:br|gz)$/

/**
 * Reads a built site.
 *
 * @throws if the folder holds none
 */
export function readBuiltSite(folder: string): BuiltSite {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}.`)
  const paths = listFiles(folder).filter(file => !COPY.test(file))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const files = new Map(
    paths.map(file => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  )
  const pages = paths
    .filter(file => file.endsWith('.html'))
    .map(file => [pagePath(file), file] as const)
  const [, prefix = ''] = /<script[^>]* src="([^"]*)\/assets\/boot-/.exec(read('index.html')) ?? []
  return { folder, prefix, files, pages: new Map(pages), read }
}

/** A file's bytes on the wire: those of its brotli copy, where it has one. */
export function wireSize(site: BuiltSite, file: string): number {
  const path = join(site.folder, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** What Gatsby knows of a page: its template and its data. */
export interface PageData {
  componentChunkName: string
  result: { data?: Record<string, unknown> }
}

/** A page's data, or `undefined` for a page that has none. */
export function readPageData(site: BuiltSite, path: string): PageData | undefined {
  const page = site.pages.get(path)
  const file = page && pageDataFile(page)
  return file && site.files.has(file) ? (JSON.parse(site.read(file)) as PageData) : undefined
}
