/** A picture of 1200 by 630 pixels for every page, for when it is shared. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { cardOf, documentReader } from './card-data'
import type { Card } from './card'
import { readColours } from './colours'
import { drawCard } from './draw'
import { readFaces } from './fonts'
import { typeSetter } from './type-setting'

/** Where drawn pictures are kept between builds. */
const CACHE = 'node_modules/.cache/social'

/** Where the pictures stand in what is deployed. */
export const SOCIAL = 'social'

/** Pictures drawn at the same time; encoding runs beside the drawing. */
const PARALLEL = 4

/** The file of a page's picture; src/site/Seo names it in the page's head. */
export function socialImageFile(path: string): string {
  return `${SOCIAL}${path === '/' ? '/index' : path}.png`
}

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
  const cache = join(root, CACHE)
  const faces = await readFaces(root, cache)
  const studio = { colours: readColours(root), type: typeSetter(faces) }
  const common = createHash('sha256')
    .update(faces.digest)
    .update(JSON.stringify(studio.colours))
    .update(drawingCode(root))
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
    const file = join(output, socialImageFile(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, readFileSync(kept))
  }
  const queue = [...paths]
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await draw(path)
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return drawn
}

function digest(common: string, card: Card): string {
  return createHash('sha256').update(common).update(JSON.stringify(card)).digest('hex').slice(0, 32)
}

/** The code that draws: when it changes, every picture does. */
function drawingCode(root: string): string {
  return ['src/finish/social', 'src/graphics/cover', 'src/graphics/instruments']
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
        .sort()
        .map(file => readFileSync(join(root, folder, file), 'utf8')),
    )
    .join('\0')
}
