/** Words of messages. */
import { closest, distance } from 'fastest-levenshtein'

/** A text with a capital at its start. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name of the code in words: `CaseStudy` and `caseStudy` as “case study”. */
export const humanize = (name: string): string =>
  name.replace(/(?<!^)(?=[A-Z])/g, ' ').toLowerCase()

/** “a, b and c”. */
export const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** The name that was probably meant, if one is near enough. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const name = closest(given.toLowerCase(), [...names])
  const far = distance(given.toLowerCase(), name.toLowerCase())
  return far <= Math.max(2, Math.floor(name.length / 3)) ? name : undefined
}

/** “Did you mean …?” where one of the names is near enough to be meant. */
export function nearMiss(given: string, names: readonly string[]): string | undefined {
  const name = nearest(given, names)
  return name === undefined ? undefined : `Did you mean “${name}”?`
}

/**
 * A text as a terminal or a log shows it safely: control characters, which could end a line or move the cursor,
 * become their numbers (“\x1b”), and so do those that turn the reading order.
 */
export const escapeControlCharacters = (text: string): string =>
  text.replace(
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    character => {
      const code = character.charCodeAt(0).toString(16)
      return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code}`
    },
  )
