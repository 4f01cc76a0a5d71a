/**
 * The only font of social images, which is why the SVGs don’t name it. The renderer can't read WOFF2 or variable fonts,
 * so fonts/ has TTF subsets of Special Gothic Condensed (OFL 1.1, see src/styles/fonts/OFL.txt) with the same characters
 * as the web fonts.
 */
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { escapeMarkup } from '../content/escape-markup'

/** The renderer’s font options. */
export const FONT_OPTIONS = {
  font: {
    fontFiles: ['bold-latin', 'bold-latin-ext'].map(name =>
      join(process.cwd(), `src/social/fonts/${name}.ttf`),
    ),
    loadSystemFonts: false,
    defaultFontFamily: 'Special Gothic',
  },
}

const widths = new Map<string, number>()

/** Returns the width of a text, in ems. */
export function widthOf(words: string) {
  const width = widths.get(words) ?? measured(words)
  widths.set(words, width)
  return width
}

/** Measures the width of a text, in ems. Spaces alone have none. */
function measured(words: string) {
  const text = `<text y="100" font-size="100">${escapeMarkup(words)}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="999" height="200">${text}</svg>`
  return (new Resvg(svg, FONT_OPTIONS).getBBox()?.width ?? 0) / 100
}
