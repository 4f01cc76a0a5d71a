/** How much room words take, without a browser to ask. */
import { splitUnit } from '../content/format'

/** The narrowest drawing that labels are made for: a mobile of 320 pixels, less its margins. */
export const NARROWEST = 288

/** Advance of small labels in pixels, on the generous side of the font’s average. */
export const SMALL_ADVANCE = 6.2

/** Advances of the narrow bold figures in thousandths of an em; what is missing counts as a letter. */
const ADVANCES: Readonly<Record<string, number>> = {
  '0': 502,
  '1': 291,
  '2': 447,
  '3': 463,
  '4': 460,
  '5': 459,
  '6': 480,
  '7': 407,
  '8': 488,
  '9': 477,
  $: 434,
  '%': 592,
  ',': 200,
  '.': 199,
  '×': 319,
  '−': 351,
  '+': 351,
  '\u00A0': 136,
  ' ': 136,
}
const LETTER = 440

/** The width of a text in the narrow bold font, in em. */
export function boldWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (ADVANCES[character] ?? LETTER), 0) / 1000
}

/** The width of a formatted number, in em, with its unit at the given share of the size. */
export function numeralWidth(text: string, unitSize: number): number {
  const [figure, unit] = splitUnit(text)
  return boldWidth(figure) + (unit ? boldWidth(` ${unit}`) * unitSize : 0)
}

/** Words broken into lines of at most `most` characters; a dash between words is a place to break. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  let line = ''
  // A range that browsers must not break may break here.
  for (const piece of text.replaceAll('\u2060', '').split(/(?<=[ –-])/)) {
    if (line && (line + piece).trimEnd().length > most) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}
