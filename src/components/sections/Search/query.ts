/** Prepares a query for Pagefind: replaces synonyms, drops stop words, and corrects spelling. */
import { distance } from 'fastest-levenshtein'
import { bareWord, wordParts } from '../../../content/search-words'

/** Every word in the index, most common first. */
export type Vocabulary = readonly string[]

/** Words to ignore in a query. */
const STOP_WORDS = new Set(
  'a an and any are at be can could do does for from get give have how i if in is it me much my need of on or our should tell take takes that the their there this to us want we what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** The maximum number of searches for one query, since each synonym multiplies them. */
const MOST_QUERIES = 12

/** The word endings Pagefind’s stemmer removes, limited to those that matter here. */
const ENDING = /(?<=.{4})(?:ing|ers?|ed|es|s|ly)$/

/** Whether any word in the index starts with this word or its stem. */
export function isKnown(word: string, vocabulary: Vocabulary) {
  const stem = word.replace(ENDING, '')
  return vocabulary.some(known => known.startsWith(stem))
}

const sortedLetters = (word: string) => [...word].sort().join('')

/**
 * Corrects a misspelled word: one wrong letter, two in a long word, or two letters swapped. If several words are equally
 * close, the most common wins.
 *
 * @returns `undefined` for short words, for numbers, or if no word is close enough
 */
export function nearestWord(word: string, vocabulary: Vocabulary) {
  if (word.length < 5 || /\p{N}/u.test(word)) return undefined
  const letters = sortedLetters(word)
  const steps = (known: string) => {
    const count = distance(word, known)
    return count === 2 && sortedLetters(known) === letters ? 1 : count
  }
  const within = (limit: number) => vocabulary.find(known => steps(known) <= limit)
  return within(1) ?? (word.length < 7 ? undefined : within(2))
}

/** Returns a query’s words without stop words, written as in the index. */
export function keywordsOf(query: string, vocabulary: Vocabulary) {
  const words = query
    .split(/\s+/)
    // The index has both parts of “web-app”, but not “webapp”.
    .flatMap(word => {
      const bare = bareWord(word)
      return isKnown(bare, vocabulary) ? bare : (splitWord(bare, vocabulary) ?? wordParts(word))
    })
    .filter(Boolean)
  const keywords = words.filter(word => !STOP_WORDS.has(word))
  return keywords.length > 0 ? keywords : words
}

/** Splits an unknown word into two known words: “emailmarketing” into “email” and “marketing”. */
const splitWord = (word: string, vocabulary: Vocabulary) =>
  [...word]
    .map((_, end) => [word.slice(0, end), word.slice(end)])
    .find(parts => parts.every(part => part.length > 2 && vocabulary.includes(part)))

/** Corrects words that aren’t in the index and drops those it can’t correct. */
export const correctedWords = (words: readonly string[], vocabulary: Vocabulary) =>
  words.flatMap(word => (isKnown(word, vocabulary) ? word : (nearestWord(word, vocabulary) ?? [])))

/** Normalizes a text for comparison: lower case, single spaces, no punctuation around words. */
const asPhrase = (text: string) =>
  ` ${text
    .toLowerCase()
    // Pages write $12k as $12,000.
    .replace(/(?<=\b\d+)k\b/g, ',000')
    .split(/\s+/)
    .map(word => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
    .join(' ')} `

/**
 * Replaces synonyms in a query.
 *
 * @returns the normalized query in all its variants
 */
export function withSynonyms(query: string, synonyms: readonly Queries.SearchSynonym[]) {
  let queries = [asPhrase(query)]
  for (const { asked, meant } of synonyms)
    queries = queries.flatMap(one => {
      const phrase = asked.map(asPhrase).find(own => one.includes(own))
      return phrase ? meant.map(other => one.replace(phrase, asPhrase(other))) : [one]
    })
  return queries.slice(0, MOST_QUERIES).map(one => one.trim())
}
