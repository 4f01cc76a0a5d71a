/**
 * The two static fonts for social images. The renderer can't read WOFF2 or variable fonts, so fonts/ has TTF subsets of
 * Special Gothic (OFL 1.1, see src/styles/fonts/OFL.txt) with the same characters as the web fonts.
 */
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { escapeMarkup } from '../content/escape-markup'

/** The condensed bold font for headings and numbers, and the font for body text. */
export type FontName = 'bold' | 'text'

const FAMILY = 'Special Gothic'

/** The CSS classes for the fonts in an image. */
export const FONT_STYLE = `<style>.bold{font-family:'${FAMILY}';font-weight:700;font-stretch:condensed}.text{font-family:'${FAMILY}';font-weight:400}</style>`

/** The renderer’s font options. */
export const FONT_OPTIONS = {
  font: {
    fontFiles: ['bold-latin', 'text-latin', 'bold-latin-ext', 'text-latin-ext'].map(name =>
      join(process.cwd(), `src/social/fonts/${name}.ttf`),
    ),
    loadSystemFonts: false,
    defaultFontFamily: FAMILY,
  },
}

/** Returns the width of a text, in ems. */
export const widthOf = (words: string, font: FontName = 'bold') =>
  [...words].reduce((sum, character) => sum + advanceOf(character, font), 0)

const advances = new Map<string, number>()

/** Returns a character’s advance width, in ems. */
function advanceOf(character: string, font: FontName) {
  const key = `${font} ${character}`
  // Measure it between two letters, so spaces and side bearings count.
  const advance =
    advances.get(key) ?? (measured(`H${character}H`, font) - measured('HH', font)) / 100
  advances.set(key, advance)
  return advance
}

/** Measures the width of a text rendered at 100 pixels. */
function measured(words: string, font: FontName) {
  const text = `<text class="${font}" y="100" font-size="100">${escapeMarkup(words)}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="999" height="200">${FONT_STYLE}${text}</svg>`
  const box = new Resvg(svg, FONT_OPTIONS).getBBox()
  if (!box) throw new Error(`Couldn’t measure “${words}”.`)
  return box.width
}
