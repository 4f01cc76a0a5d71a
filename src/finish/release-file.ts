/** The list of a release's hashed files, by which the next one keeps them: see src/hosting/last-release. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from './output-paths'

/** The file in `dist/`: the SHA-256 of each hashed file, by its name. */
export const RELEASE_FILE = 'release.json'

/** The folders in which every file has a hash of its content in its name, which hosts may cache for ever. */
export const HASHED_FOLDERS = [
  'pagefind/index',
  'pagefind/fragment',
  'pagefind/filter',
  ASSETS,
  'static',
] as const

/**
 * Writes the list, in the order of the names.
 *
 * @param folder the site
 * @param files every file of it, before compressed copies stand beside them
 */
export function releaseFile(folder: string, files: readonly string[]): string {
  const hashed = files.filter(file => HASHED_FOLDERS.some(part => file.startsWith(`${part}/`)))
  return JSON.stringify(
    Object.fromEntries(
      hashed.sort().map(file => [file, digestOf(readFileSync(join(folder, file)))]),
    ),
  )
}

/** What the list says of a file with this content. */
export const digestOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex')
