/** The two static fonts that pictures are set in, cut out of the variable font of the package. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'opentype.js'
import subsetFont from 'subset-font'
import { CHARACTERS } from '../styles/font-characters'
import { versionOf } from './package-version'

/** The narrow bold font of headings and numerals, and the font of running text. */
export type FontName = 'bold' | 'text'

const AXES: Record<FontName, Record<string, number>> = {
  bold: { wdth: 75, wght: 700 },
  text: { wdth: 100, wght: 400 },
}

/** Both files of the package: a glyph missing in one is taken from the other. */
const SETS = ['latin', 'latin-ext'] as const
const FILE =
  'node_modules/@fontsource-variable/special-gothic/files/special-gothic-SET-standard-normal.woff2'

/** How far each character moves the pen, in em. */
export type Advances = Map<string, number>

/** What drawing needs of the fonts. */
export interface Fonts {
  /** Font files for the renderer. */
  files: string[]
  /** How far each character moves the pen, in em. */
  advances: Record<FontName, Advances>
  /** Changes when the fonts do. */
  digest: string
}

/**
 * Cuts the fonts, or takes those that are there already.
 *
 * @param root the project's root
 * @param cache the folder to keep them in
 */
export async function readFonts(root: string, cache: string): Promise<Fonts> {
  mkdirSync(cache, { recursive: true })
  const hash = createHash('sha256')
  const files: string[] = []
  const advances: Record<FontName, Advances> = { bold: new Map(), text: new Map() }
  // Another version may cut another way.
  const cutter = versionOf(root, 'subset-font')
  for (const set of SETS) {
    const source = readFileSync(join(root, FILE.replace('SET', set)))
    hash.update(source)
    for (const font of ['bold', 'text'] as const) {
      const axes = AXES[font]
      const key = createHash('sha256')
        .update(source)
        .update(JSON.stringify([axes, CHARACTERS, cutter]))
        .digest('hex')
        .slice(0, 16)
      const file = join(cache, `${font}-${set}-${key}.ttf`)
      if (!existsSync(file)) {
        const options = { targetFormat: 'sfnt' as const, variationAxes: axes }
        writeFileSync(file, await subsetFont(source, CHARACTERS, options))
      }
      files.push(file)
      const parsed = parse(new Uint8Array(readFileSync(file)).buffer)
      for (const character of CHARACTERS) {
        const { index, advanceWidth } = parsed.charToGlyph(character)
        if (index > 0 && !advances[font].has(character))
          advances[font].set(character, advanceWidth / parsed.unitsPerEm)
      }
    }
  }
  hash.update(JSON.stringify([AXES, CHARACTERS, cutter]))
  return { files, advances, digest: hash.digest('hex') }
}
