/** Brotli and gzip copies beside every file that gains by them, for hosts that serve them as they lie. */
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/
/** Smaller answers fit one packet either way. */
const MINIMUM = 1024
/** Files at a time; zlib's own threads do the work. */
const PARALLEL = 8

/** Writes `file.br` and `file.gz` for each file that gains by it. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const queue = files.filter(file => COMPRESSIBLE.test(file))
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file)
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < MINIMUM) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
