/**
 * Gatsby's cache, kept from build to build only while what the environment asks and the code of the data
 * layer stay the same: Gatsby itself does not see that a prefix, an address or the drafts shown are other
 * ones than before, nor that a page's day has come, nor that a resolver draws otherwise: it makes nodes
 * anew only of files that have changed, and asks again only for nodes that have.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, RAW } from '../plugins/gatsby-plugin-html-first/src/build/gatsby-output'

const CACHE = '.cache'
const NOTE = 'built-for.json'

/** The folders whose code runs in the data layer, where Gatsby does not watch for changes. */
const DATA_LAYER = ['plugins', 'src/content', 'src/charts', 'src/mdx', 'src/gatsby'] as const

/**
 * A name for the code that the data layer runs, packages included.
 *
 * @param root the project's folder
 * @returns a digest that changes with any of it
 */
export function dataLayerDigest(root: string): string {
  const digest = createHash('sha256').update(process.version)
  const files = DATA_LAYER.flatMap(folder =>
    listFiles(join(root, folder)).map(file => join(folder, file)),
  )
  for (const file of [...files, 'package-lock.json']) {
    digest.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return digest.digest('hex').slice(0, 16)
}

/** What makes one build differ from another of the same sources. */
export interface CacheSettings {
  /** The project's own, which Gatsby writes into its nodes: a cache that came along with a move is no cache. */
  folder: string
  prefix: string
  /** The code that made the nodes and answered the queries; see {@link dataLayerDigest}. */
  code: string
  siteUrl?: string
  host?: string
  /** Which pages are shown that are not live: all of them, or none, with the files of those that wait for their day. */
  unpublished: 'all' | readonly string[]
}

/** Throws the cache away if it is that of other settings, or of unknown ones. */
export function refreshCache(root: string, settings: CacheSettings): void {
  const folder = join(root, CACHE)
  const note = join(folder, NOTE)
  const now = JSON.stringify(settings)
  const before = existsSync(note) ? readFileSync(note, 'utf8') : undefined
  if (before !== now) {
    rmSync(folder, { recursive: true, force: true })
    rmSync(join(root, RAW), { recursive: true, force: true })
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(note, now)
}

/** Notes what the cache is for, once Gatsby has ended: where it starts afresh it deletes the note, too. */
export function keepCache(root: string, settings: CacheSettings): void {
  const folder = join(root, CACHE)
  if (existsSync(folder)) writeFileSync(join(folder, NOTE), JSON.stringify(settings))
}
