/**
 * The last release beside this one: pages that visitors have open, and those on their way while a site is
 * exchanged, ask for the scripts, styles, faces and pictures that they were built with. Their names hold
 * hashes of their contents, so the files of two releases stand in one folder without meeting.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { severalAtATime } from '../documents/several-at-a-time'
import { compressFiles } from '../finish/compress'
import { digestOf, HASHED_FOLDERS, RELEASE_FILE } from '../finish/release-file'

/** What of a release is kept: a name in one of the folders of hashed files, and out of none of them. */
const releaseFile = z.record(
  z
    .string()
    .refine(
      name =>
        HASHED_FOLDERS.some(folder => name.startsWith(`${folder}/`)) &&
        /^[\w@~-][\w@~.-]*(?:\/[\w@~-][\w@~.-]*)*$/.test(name),
      'is no name of a hashed file',
    ),
  z.string().regex(/^[0-9a-f]{64}$/),
)

/** Files at a time. */
const PARALLEL = 8

/** How long one file of a site may take, in milliseconds. */
const LIMIT = 30_000

/**
 * Puts the hashed files of the last release beside those of this one, with their compressed copies. Of the
 * release before the last nothing comes along: a release lists only its own.
 *
 * @param last the folder of the last release, or the address where it is served
 * @param folder the site to be deployed
 * @returns how many files were kept; `undefined` where there is no last release that lists its files
 * @throws where the last release cannot be read, or a file is not the one that it lists
 */
export async function keepLastRelease(last: string, folder: string): Promise<number | undefined> {
  const read =
    URL.canParse(last) && /^https?:/.test(last) ? readerOfSite(last) : readerOfFolder(last)
  const list = await read(RELEASE_FILE)
  if (!list) return undefined
  const wanted = Object.entries(releaseFile.parse(JSON.parse(list.toString('utf8')))).filter(
    ([name]) => !existsSync(join(folder, name)),
  )
  await severalAtATime(wanted, PARALLEL, async ([name, digest]) => {
    const content = await read(name)
    if (!content) throw new Error(`${last} lists ${name}, and has no such file.`)
    if (digestOf(content) !== digest) throw new Error(`${last} has another ${name} than it lists.`)
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  })
  await compressFiles(wanted.map(([name]) => join(folder, name)))
  return wanted.length
}

type Reader = (name: string) => Promise<Buffer | undefined>

const readerOfFolder =
  (folder: string): Reader =>
  name => {
    const file = join(folder, name)
    return Promise.resolve(existsSync(file) ? readFileSync(file) : undefined)
  }

function readerOfSite(address: string): Reader {
  const base = address.replace(/\/$/, '')
  return async name => {
    const answer = await fetch(`${base}/${name}`, { signal: AbortSignal.timeout(LIMIT) })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`${base}/${name} answers ${answer.status}.`)
    return Buffer.from(await answer.arrayBuffer())
  }
}
