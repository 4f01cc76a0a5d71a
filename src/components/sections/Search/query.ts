/** What becomes of a query before Pagefind gets it: synonyms, words that tell something, and their spelling. */
import { distance } from 'fastest-levenshtein'
import { bareWord, wordParts } from '../../../content/search-words'

/** What buyers type, and what is searched for instead. */
export interface Synonym {
  readonly asked: readonly string[]
  readonly meant: readonly string[]
}

/** Every word in the index, the most common first. */
export type Vocabulary = readonly string[]

/** Words that say nothing about the subject of a question: a page need not have them. */
const FILLERS = new Set(
  'a an and any are at be can could do does for from get give have how i if in is it me much my need of on or our should tell take takes that the their there this to us want we what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** Limits the searches for one query, since each synonym multiplies them. */
const MOST_QUERIES = 12

/** Endings that Pagefind's stemmer removes, as far as they matter here. */
const ENDING = /(?<=.{4})(?:ing|ers?|ed|es|s|ly)$/

/** Whether the index has a word, or one that it may become as its visitor types on. */
export function isKnown(word: string, vocabulary: Vocabulary): boolean {
  const stem = word.replace(ENDING, '')
  return vocabulary.some(known => known.startsWith(stem))
}

const sortedLetters = (word: string) => [...word].sort().join('')

/**
 * Finds the word in the index that a misspelled word stands for: one letter may be wrong, in a long word two, or two
 * letters may have changed places. Among equally near words, the most common wins.
 *
 * @returns `undefined` for short words, for figures, and where no word is near enough
 */
export function nearestWord(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < 5 || /\p{N}/u.test(word)) return undefined
  const letters = sortedLetters(word)
  const steps = (known: string) => {
    const count = distance(word, known)
    return count === 2 && sortedLetters(known) === letters ? 1 : count
  }
  const limit = word.length < 7 ? 1 : 2
  const candidates = vocabulary
    .filter(known => Math.abs(known.length - word.length) <= limit)
    .map(known => ({ known, steps: steps(known) }))
    .filter(candidate => candidate.steps <= limit)
  // Stable, so the order of the vocabulary decides between equals.
  return candidates.sort((a, b) => a.steps - b.steps)[0]?.known
}

/** The words of a query that tell something, in the form the index has them. */
export function tellingWords(query: string, vocabulary: Vocabulary): readonly string[] {
  const words = query
    .split(/\s+/)
    // The index has both parts of “web-app”, and “webapp” nowhere.
    .flatMap(word => (isKnown(bareWord(word), vocabulary) ? bareWord(word) : wordParts(word)))
    .filter(Boolean)
  const telling = words.filter(word => !FILLERS.has(word))
  return joinedWords(telling.length > 0 ? telling : words, vocabulary)
}

/** Joins the first two neighbors that the index has as one word: “non profit” as “nonprofit”. */
function joinedWords(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const joined = words.map((word, index) => word + (words[index + 1] ?? ''))
  const at = joined.findIndex((word, index) => word !== words[index] && vocabulary.includes(word))
  return at < 0
    ? words
    : [...words.slice(0, at), ...joined.slice(at, at + 1), ...words.slice(at + 2)]
}

/** Corrects the words that the index doesn't have, and drops those that resemble none. */
export const correctedWords = (words: readonly string[], vocabulary: Vocabulary) =>
  words.flatMap(word => (isKnown(word, vocabulary) ? word : (nearestWord(word, vocabulary) ?? [])))

/** A text as phrases are compared: in lower case, with its words between single spaces and without signs around them. */
const asPhrase = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/\s+/)
    .map(word => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
    .join(' ')} `

/**
 * Puts what is meant in the place of what was asked.
 *
 * @returns the query as a phrase, or one for each thing that it may mean
 */
export function withSynonyms(query: string, synonyms: readonly Synonym[]): readonly string[] {
  let queries = [asPhrase(query)]
  for (const { asked, meant } of synonyms)
    queries = queries.flatMap(one => {
      const phrase = asked.map(asPhrase).find(own => one.includes(own))
      return phrase ? meant.map(other => one.replace(phrase, asPhrase(other))) : [one]
    })
  return queries.slice(0, MOST_QUERIES).map(one => one.trim())
}
