/** A picture of 1200 by 630 pixels for every page, for when it is shared. */
import { mapWithConcurrency } from './map-with-concurrency'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { socialImagePath } from '../content/routes/social-image'
import { cardOf, documentReader } from './card-data'
import type { Card } from './card'
import { readBrand } from './brand'
import { readColours } from './colours'
import { drawCard } from './draw-card'
import { readFaces } from './fonts'
import { typeSetter } from './type-setting'

/** Where drawn pictures are kept between builds. */
export const DRAWN = 'node_modules/.cache/social'

/** Pictures drawn at the same time; encoding runs beside the drawing. */
const PARALLEL = 4

/**
 * Writes the picture of every page. Only pictures whose content changed are drawn; the others are
 * taken from the cache.
 *
 * @param root the project's root
 * @param output the folder of the finished site
 * @param paths the paths of all pages, without prefix
 * @returns how many were drawn
 */
export async function writeSocialImages(
  root: string,
  output: string,
  paths: readonly string[],
): Promise<number> {
  const cache = join(root, DRAWN)
  const faces = await readFaces(root, cache)
  const studio = { colours: readColours(root, readBrand(root)), type: typeSetter(faces) }
  const common = createHash('sha256')
    .update(faces.digest)
    .update(JSON.stringify(studio.colours))
    .digest('hex')
  const read = documentReader(root)
  let drawn = 0
  const draw = async (path: string) => {
    const card = cardOf(path, paths, read)
    const kept = join(cache, `${digest(common, card)}.png`)
    if (!existsSync(kept)) {
      // Named at the end, so that a build that is cut short leaves no half picture.
      const half = `${kept}.${process.pid}.part`
      writeFileSync(half, await drawCard(card, studio, faces))
      renameSync(half, kept)
      drawn++
    }
    const file = join(output, socialImagePath(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, readFileSync(kept))
  }
  await mapWithConcurrency(paths, PARALLEL, draw)
  return drawn
}

function digest(common: string, card: Card): string {
  return createHash('sha256').update(common).update(JSON.stringify(card)).digest('hex').slice(0, 32)
}
