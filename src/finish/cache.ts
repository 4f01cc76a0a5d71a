/**
 * Gatsby's cache, kept from build to build only while what the environment asks stays the same: Gatsby
 * itself does not see that a prefix, an address or the drafts shown are other ones than before, nor that a
 * page's day has come: it makes nodes anew only of files that have changed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RAW } from './paths'

const CACHE = '.cache'
const NOTE = 'built-for.json'

/** What makes one build differ from another of the same sources. */
export interface CacheSettings {
  prefix: string
  siteUrl?: string
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
