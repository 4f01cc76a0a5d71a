/** Text width estimates, since charts are rendered without a browser. */

/** The width of the narrowest chart, in pixels: a 320-pixel phone minus its margins. */
export const NARROWEST = 288

/** The width of a character in a small label, in pixels. It’s a little above the font’s average. */
export const SMALL_ADVANCE = 7.6

/** Widths of narrow bold characters, in thousandths of an em. All others count as letters. */
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

/** Estimates a text’s width in the narrow bold font, in em. */
export function boldWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (ADVANCES[character] ?? LETTER), 0) / 1000
}

/** Breaks text into lines of at most `most` characters, at spaces and dashes. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  let line = ''
  // Remove word joiners, so ranges can break here, unlike in a browser.
  for (const piece of text.replaceAll('\u2060', '').split(/(?<=[ –-])/)) {
    if (line && (line + piece).trimEnd().length > most) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}
