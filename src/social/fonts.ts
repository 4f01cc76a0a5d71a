/** The two static faces that pictures are set in, cut out of the variable font of the package. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'opentype.js'
import subsetFont from 'subset-font'
import { CHARACTERS } from '../styles/font-characters'
import { versionOf } from './package-version'

/** The narrow bold face of headings and numerals, and the face of running text. */
export type FaceName = 'bold' | 'text'

const AXES: Record<FaceName, Record<string, number>> = {
  bold: { wdth: 75, wght: 700 },
  text: { wdth: 100, wght: 400 },
}

/** Both files of the package: a glyph missing in one is taken from the other. */
const SETS = ['latin', 'latin-ext'] as const
const FILE =
  'node_modules/@fontsource-variable/special-gothic/files/special-gothic-SET-standard-normal.woff2'

/** How far each character moves the pen, in em. */
export type Advances = Map<string, number>

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
  // Another version may cut another way.
  const cutter = versionOf(root, 'subset-font')
  for (const set of SETS) {
    const source = readFileSync(join(root, FILE.replace('SET', set)))
    hash.update(source)
    for (const face of ['bold', 'text'] as const) {
      const axes = AXES[face]
      const key = createHash('sha256')
        .update(source)
        .update(JSON.stringify([axes, CHARACTERS, cutter]))
        .digest('hex')
        .slice(0, 16)
      const file = join(cache, `${face}-${set}-${key}.ttf`)
      if (!existsSync(file)) {
        const options = { targetFormat: 'sfnt' as const, variationAxes: axes }
        writeFileSync(file, await subsetFont(source, CHARACTERS, options))
      }
      files.push(file)
      const font = parse(new Uint8Array(readFileSync(file)).buffer)
      for (const character of CHARACTERS) {
        const { index, advanceWidth } = font.charToGlyph(character)
        if (index > 0 && !advances[face].has(character))
          advances[face].set(character, advanceWidth / font.unitsPerEm)
      }
    }
  }
  hash.update(JSON.stringify([AXES, CHARACTERS, cutter]))
  return { files, advances, digest: hash.digest('hex') }
}
