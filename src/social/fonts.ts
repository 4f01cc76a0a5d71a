/**
 * The two static fonts of social images. The renderer can't read WOFF2 or variable fonts, so fonts/ has both as TTF
 * subsets of Special Gothic (OFL 1.1, see src/styles/fonts/OFL.txt) with the characters of the web fonts.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { escapeMarkup } from '../content/escape-markup'

/** The narrow bold font of headings and numerals, and the font of running text. */
export type FontName = 'bold' | 'text'

const FAMILY = 'Special Gothic'

/** The fonts’ classes in an image. */
export const FONT_STYLE = `<style>.bold{font-family:'${FAMILY}';font-weight:700;font-stretch:condensed}.text{font-family:'${FAMILY}';font-weight:400}</style>`

/** The fonts, as drawing needs them. */
export interface Fonts {
  /** For the renderer. */
  options: Pick<ResvgRenderOptions, 'font'>
  /** The advance width of a character, in em. */
  advance(font: FontName, character: string): number
  /** Changes with the fonts. */
  digest: string
}

/**
 * Reads the fonts.
 *
 * @param root the project's root
 */
export function readFonts(root: string): Fonts {
  const files = ['bold-latin', 'text-latin', 'bold-latin-ext', 'text-latin-ext'].map(name =>
    join(root, `src/social/fonts/${name}.ttf`),
  )
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  const options: Fonts['options'] = {
    font: { fontFiles: files, loadSystemFonts: false, defaultFontFamily: FAMILY },
  }
  const width = (font: FontName, words: string) => {
    const text = `<text class="${font}" y="100" font-size="100">${escapeMarkup(words)}</text>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="999" height="200">${FONT_STYLE}${text}</svg>`
    const box = new Resvg(svg, options).getBBox()
    if (!box) throw new Error(`“${words}” has no width.`)
    return box.width
  }
  const advances = new Map<string, number>()
  const advance: Fonts['advance'] = (font, character) => {
    const key = `${font} ${character}`
    // Measured between two letters, so that spaces and side bearings count.
    const known = advances.get(key) ?? (width(font, `H${character}H`) - width(font, 'HH')) / 100
    advances.set(key, known)
    return known
  }
  return { options, advance, digest: hash.digest('hex') }
}
