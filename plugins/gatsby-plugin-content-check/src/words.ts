/** Helpers for wording messages. */
import { parse } from 'node:path'
import { closest, distance } from 'fastest-levenshtein'

/** Capitalizes the first letter. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Splits an identifier into words: `CaseStudy` and `caseStudy` become “case study”. */
export const humanize = (name: string) => name.replace(/(?<!^)(?=[A-Z])/g, ' ').toLowerCase()

/** Joins words into a list, like “a, b, or c”. */
export const listOf = (words: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words)

/** Formats a count, like “1 error” or “2 errors”. */
export const plural = (count: number, noun: string, nouns = `${noun}s`) =>
  `${count} ${count === 1 ? noun : nouns}`

const sorted = (text: string) => [...text].sort().join('')

/** Returns the closest name if at most a third of its letters differ, or if its letters are in another order. */
export function nearest(given: string, names: readonly string[]) {
  if (names.length === 0) return undefined
  const written = given.toLowerCase()
  const name = closest(written, [...names])
  const meant = name.toLowerCase()
  // Ignore a path's folders and extension when judging similarity.
  const limit = parse(meant).name.length / 3
  const isNear = distance(written, meant) <= limit || sorted(written) === sorted(meant)
  return isNear ? name : undefined
}

/** Returns “Did you mean …?” if one of the names is close enough. */
export function nearMiss(given: string, names: readonly string[]) {
  const name = nearest(given, names)
  return name === undefined ? undefined : `Did you mean “${name}”?`
}

/** Suggests what to write instead of an unknown name. */
export const insteadOf = (given: string, names: readonly string[]) =>
  nearMiss(given, names) ?? (names.length > 0 ? `Use ${listOf(names)}.` : 'Delete it.')

/** Characters that are invisible or look like a regular space, except joiners, which emoji and some scripts need. */
export const INVISIBLE = /[\u00a0\u00ad\u2000-\u200b\u200e\u200f\u202f\u205f\u2060\u3000\ufeff]/g

const NAMES: Readonly<Record<string, string>> = {
  '\u00a0': 'non-breaking space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u202f': 'narrow non-breaking space',
  '\ufeff': 'byte order mark',
}

/** A character's code point, like `U+00A0`. */
export const codeOf = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

/** An invisible character's name and code point. */
export const invisibleName = (character: string) =>
  `${NAMES[character] ?? 'special space'} (${codeOf(character)})`

/** Puts text in quotation marks and spells out invisible characters. */
export const quoted = (text: string) =>
  `“${text.replace(INVISIBLE, character => `[${invisibleName(character)}]`)}”`

/** How to write a number. */
export const NUMBER_FIX =
  'Use digits only, like 5000, and a decimal point if you need one, like 4.5. Leave out commas, symbols, units, and extra zeros.'
