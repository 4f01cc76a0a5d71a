/** The two static faces that pictures are set in, cut out of the variable font of the package. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { readAdvances, type Advances } from './advances'

/** The narrow bold face of headings and numerals, and the face of running text. */
export type FaceName = 'bold' | 'text'

const AXES: Record<FaceName, Record<string, number>> = {
  bold: { wdth: 75, wght: 700 },
  text: { wdth: 100, wght: 400 },
}

/** Latin letters, the rest of Latin for names from elsewhere; a glyph missing in one is taken from the other. */
const SETS = ['latin', 'latin-ext'] as const
const FILE =
  'node_modules/@fontsource-variable/special-gothic/files/special-gothic-SET-standard-normal.woff2'

/** Every character that either set may hold. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, step) => from + step))
  .map(code => String.fromCodePoint(code))
  .join('')

/** What drawing needs of the faces. */
export interface Faces {
  /** Font files for the renderer. */
  files: string[]
  /** How far each character moves the pen, in em. */
  advances: Record<FaceName, Advances>
  /** Changes when the faces do. */
  digest: string
}

/**
 * Cuts the faces, or takes those that are there already.
 *
 * @param root the project's root
 * @param cache the folder to keep them in
 */
export async function readFaces(root: string, cache: string): Promise<Faces> {
  mkdirSync(cache, { recursive: true })
  const hash = createHash('sha256')
  const files: string[] = []
  const advances: Record<FaceName, Advances> = { bold: new Map(), text: new Map() }
  for (const set of SETS) {
    const source = readFileSync(join(root, FILE.replace('SET', set)))
    hash.update(source)
    for (const face of ['bold', 'text'] as const) {
      const axes = AXES[face]
      const key = createHash('sha256')
        .update(source)
        .update(JSON.stringify([axes, CHARACTERS]))
        .digest('hex')
        .slice(0, 16)
      const file = join(cache, `${face}-${set}-${key}.ttf`)
      if (!existsSync(file)) {
        const options = { targetFormat: 'sfnt' as const, variationAxes: axes }
        writeFileSync(file, await subsetFont(source, CHARACTERS, options))
      }
      files.push(file)
      for (const [character, advance] of readAdvances(readFileSync(file))) {
        if (!advances[face].has(character)) advances[face].set(character, advance)
      }
    }
  }
  hash.update(JSON.stringify([AXES, CHARACTERS]))
  return { files, advances, digest: hash.digest('hex') }
}
