/** Brotli and gzip copies beside every file that gains by them, for hosts that serve them as they lie. */
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { severalAtATime } from '../documents/several-at-a-time'
import { KeptFiles, nameFor } from './kept-files'

const COMPRESSIBLE = /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/
/** Bytes under which the answer’s own header weighs more than what a copy would save. */
const MINIMUM = 200
/** Files at a time; zlib's own threads do the work. */
const PARALLEL = 8

const QUALITY = {
  br: constants.BROTLI_MAX_QUALITY,
  gz: constants.Z_BEST_COMPRESSION,
} as const

/** The ways of compression, by the ending of the copy. */
const WAYS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: QUALITY.gz }),
} as const

/** What decides a copy besides the content. */
const COMPRESSOR = JSON.stringify([QUALITY, process.versions.brotli, process.versions.zlib])

/**
 * Writes `file.br` and `file.gz` for each file that gains by it.
 *
 * @param files absolute paths
 * @param root the project's folder, where a build finds the copies of contents that the last one had as well
 * @returns how many files were compressed, and not taken from the last build
 */
export async function compressFiles(files: readonly string[], root?: string): Promise<number> {
  const kept = root === undefined ? undefined : new KeptFiles(root, 'compressed')
  const compressible = files.filter(file => COMPRESSIBLE.test(file))
  let compressed = 0
  await severalAtATime(compressible, PARALLEL, async file => {
    if (await compressFile(file, kept)) compressed++
  })
  kept?.sweep()
  return compressed
}

/** @returns whether there was something to compress */
async function compressFile(file: string, kept: KeptFiles | undefined): Promise<boolean> {
  const content = await readFile(file)
  if (content.length < MINIMUM) return false
  const name = nameFor(COMPRESSOR, content)
  let isNew = false
  await Promise.all(
    Object.entries(WAYS).map(async ([ending, compress]) => {
      let copy = kept?.read(`${name}.${ending}`)
      if (!copy) {
        copy = await compress(content)
        kept?.keep(`${name}.${ending}`, copy)
        isNew = true
      }
      await writeFile(`${file}.${ending}`, copy)
    }),
  )
  return isNew
}
