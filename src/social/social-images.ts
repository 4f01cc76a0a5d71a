/** An image of 1200 × 630 pixels for every page, shown when the page is shared. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { socialImagePath } from '../content/social-image'
import type { SocialCard } from './card'
import { drawCard, type CardSettings } from './draw-card'
import { readFonts } from './fonts'

/** Keeps images between builds. */
export const CACHE = 'node_modules/.cache/social'
/** Images drawn at a time; one is encoded while another is drawn. */
const PARALLEL = 4

/**
 * Writes the image of every page. An image is drawn again if its card, the brand, or a file that draws it has changed;
 * the others come from the cache.
 *
 * @param write writes a file to the finished site
 * @param cards the card of each page, by the page’s path
 */
export async function writeSocialImages(
  root: string,
  write: (file: string, content: Buffer) => void,
  site: Omit<CardSettings, 'fonts'>,
  cards: ReadonlyMap<string, SocialCard>,
): Promise<void> {
  const cache = join(root, CACHE)
  mkdirSync(cache, { recursive: true })
  const settings = { ...site, fonts: readFonts(root) }
  const common = createHash('sha256').update(JSON.stringify([site, settings.fonts.digest]))
  for (const file of ['src/content/palette.ts', ...sources(root)])
    common.update(readFileSync(join(root, file)))
  const made = common.digest('hex')
  const waiting = [...cards]
  const draw = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [path, card] = next
      const digest = createHash('sha256').update(made).update(JSON.stringify(card)).digest('hex')
      const kept = join(cache, `${digest.slice(0, 32)}.png`)
      if (!existsSync(kept)) {
        // Renamed when complete, so that an interrupted build leaves no partial image.
        const half = `${kept}.${process.pid}.part`
        writeFileSync(half, await drawCard(card, settings))
        renameSync(half, kept)
      }
      write(socialImagePath(path), readFileSync(kept))
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, draw))
}

const sources = (root: string) =>
  readdirSync(join(root, 'src/social'))
    .filter(file => /\.tsx?$/.test(file))
    .sort()
    .map(file => `src/social/${file}`)
