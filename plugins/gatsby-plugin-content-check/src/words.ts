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
