/**
 * The site's face, Special Gothic, in the files that it is cut into. Pages are set in three of its cuts, each
 * in a file with the letters, figures and signs that English pages are full of; rarer signs, and the letters
 * of names and words from elsewhere, are in files that a page loads which shows one of them. What is in none
 * of them, the face does not have.
 */

/** A file of the face. */
export interface FaceFile {
  file: string
  /** The package's file that it is cut out of. */
  set: 'latin' | 'latin-ext'
  characters: string
}

/** A cut of the face: one weight and one width. */
interface CutFile extends FaceFile {
  weight: number
  /** In percent. */
  width: number
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('')

const without = (characters: string, others: string) =>
  [...characters].filter(character => !others.includes(character)).join('')

/** Text has hardly any of them, and code is set in another face. */
const OF_PROGRAMS = '\\^`~{}|<>'

/** What hardly a page does without. Each character more costs every first view two hundred bytes. */
const USUAL = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} \u00a0.,:;?!&()/+$%@-–—−×’“”©`

/** Signs that few pages show. */
const SIGNS = without(`${range(0x20, 0x7e)}£é‘…·÷±°²`, USUAL + OF_PROGRAMS)

/** What is seen, what is read, and what is stressed in it: the first two paint the first view of every page. */
export const CUTS = [
  { file: 'display.woff2', set: 'latin', characters: USUAL, weight: 700, width: 75 },
  { file: 'text.woff2', set: 'latin', characters: USUAL, weight: 400, width: 100 },
  { file: 'bold.woff2', set: 'latin', characters: USUAL, weight: 700, width: 100 },
] as const satisfies readonly CutFile[]

/** The files of every weight and width, for further characters, in the order of font.css. */
export const FURTHER_FILES = [
  { file: 'signs.woff2', set: 'latin', characters: SIGNS },
  {
    file: 'extended.woff2',
    set: 'latin-ext',
    characters: `${without(range(0x100, 0x17e), 'ıŉŒœŢţ')}ȘșȚțẀẁẂẃẄẅẞỲỳ`,
  },
  {
    file: 'western.woff2',
    set: 'latin',
    // Without the soft hyphen, which is a place to break a word and no character.
    characters: without(`${range(0xa1, 0xff)}ıŒœ‚„•‹›⁄€™↑↓`, `${USUAL}${SIGNS}\u00ad`),
  },
] as const satisfies readonly FaceFile[]

/** What is in further files, and in none that every page loads. */
export const FURTHER_CHARACTERS = FURTHER_FILES.map(({ characters }) => characters).join('')

/** Every character that the face has here. */
export const CHARACTERS = USUAL + FURTHER_CHARACTERS

/** What the face lacks here and pages show all the same: each system's own is as good. */
export const BORROWED = `→${OF_PROGRAMS}`

/** Characters that no file has and a range may hold all the same, one after the other. */
const WIDEST_GAP = 0x100

const codesOf = (characters: string) =>
  [...characters].map(character => character.codePointAt(0) ?? 0).sort((a, b) => a - b)

/**
 * The ranges that font.css names a further file's characters by: as few as go without a character of another
 * file, or one that pages borrow, for which a page would fetch this one in vain.
 */
export function unicodeRange({ file, characters }: FaceFile): string {
  const others = codesOf(
    USUAL +
      BORROWED +
      FURTHER_FILES.filter(other => other.file !== file)
        .map(other => other.characters)
        .join(''),
  )
  const ranges: [number, number][] = []
  for (const code of codesOf(characters)) {
    const last = ranges.at(-1)
    const end = last?.[1] ?? -Infinity
    const joins = code - end <= WIDEST_GAP && !others.some(other => other > end && other < code)
    if (last && joins) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}
