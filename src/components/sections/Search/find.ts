/** Pagefind in the browser: loaded with the page that searches, and asked. */
import { withPrefix } from 'gatsby'
import {
  correctedWords,
  isKnown,
  tellingWords,
  withSynonyms,
  type Synonym,
  type Vocabulary,
} from './query'

/** The kinds of page, as addresses and the index name them, with their words. */
export const KINDS = {
  '': 'Everything',
  services: 'Services',
  caseStudies: 'Case studies',
  posts: 'Posts',
  pages: 'Other pages',
} as const
export type Kind = keyof typeof KINDS

/** A page that was found. */
export interface Result {
  readonly url: string
  /** Words around the matches as HTML, escaped, with each match in a `mark`. */
  readonly excerpt: string
  /** `mark`: illustrative, of a study; `note`: what a service begins at. */
  readonly meta: { readonly title: string; readonly mark?: string; readonly note?: string }
}

/** What a search finds. */
export interface Found {
  /** The best first, each loaded when it is asked for. */
  readonly pages: readonly (() => Promise<Result>)[]
  /** The words that were searched for in place of misspelled or unknown ones. */
  readonly correction?: string | undefined
  /** Whether no page has all of the words. */
  readonly isPartial?: boolean
}

interface Match {
  readonly id: string
  readonly score: number
  readonly data: () => Promise<Result>
}

interface Pagefind {
  options(options: object): Promise<void>
  destroy(): Promise<void>
  init(): Promise<void>
  search(words: string, options: object): Promise<{ results: Match[] }>
}

interface Index {
  readonly pagefind: Pagefind
  readonly vocabulary: Vocabulary
}

/**
 * How pages are ranked: https://pagefind.app/docs/ranking/. A query that a service or a page is named or tagged with
 * wants that page; studies and posts are found by their titles and by what they tell. The numbers are tuned with
 * tests/support/search-queries.ts.
 */
const RANKING = {
  pageLength: 0.3,
  metaWeights: {
    name: 8,
    services: 6,
    pages: 5,
    title: 2,
    caseStudies: 1,
    posts: 0.5,
    description: 0.5,
    address: 0.5,
    measure: 0.5,
    result: 0.2,
    note: 0.2,
    image: 0,
    image_alt: 0,
  },
}

/** More than any page scores: one that has the words together comes before those that have them apart. */
const PHRASE_BONUS = 1000

/** Milliseconds that an answer may take, without and with a connection. */
const [WAIT_OFFLINE, WAIT] = [1000, 10_000]

const FOLDER = withPrefix('/pagefind/')

let loading: Promise<Index> | undefined

/** Whether a part of the index has failed to arrive since this was last reset. */
let isIncomplete = false
let isWatched = false

/**
 * Watches the requests for the index. Pagefind goes on without a part that did not arrive, and finds nothing:
 * https://github.com/Pagefind/pagefind/blob/v1.4.0/pagefind_web_js/lib/coupled_search.ts
 */
function watchRequests(): void {
  if (isWatched) return
  isWatched = true
  const fetchIt = window.fetch.bind(window)
  window.fetch = async (resource, options) => {
    if (typeof resource !== 'string' || !resource.startsWith(FOLDER))
      return fetchIt(resource, options)
    try {
      const response = await fetchIt(resource, options)
      // A body that is cut short fails here.
      const body = await response.arrayBuffer()
      if (!response.ok) isIncomplete = true
      return new Response(body, response)
    } catch (error) {
      isIncomplete = true
      throw error
    }
  }
}

async function load(): Promise<Index> {
  watchRequests()
  const [pagefind, vocabulary] = await Promise.all([startPagefind(), loadVocabulary()])
  return { pagefind, vocabulary }
}

async function loadVocabulary(): Promise<Vocabulary> {
  const response = await fetch(`${FOLDER}words.json`)
  return (await response.json()) as Vocabulary
}

async function startPagefind(): Promise<Pagefind> {
  // Pagefind's own script, which is no module of the project's.
  // eslint-disable-next-line no-restricted-syntax
  const pagefind = (await import(/* webpackIgnore: true */ `${FOLDER}pagefind.js`)) as Pagefind
  // After a failure the last attempt is still there.
  await pagefind.destroy()
  // Links add the path prefix. The worker would be another script, for a search that takes a few milliseconds.
  await pagefind.options({
    basePath: FOLDER,
    baseUrl: '/',
    excerptLength: 28,
    ranking: RANKING,
    noWorker: true,
  })
  await pagefind.init()
  return pagefind
}

/** Loads what each search needs. What fails here is loaded anew by the first one. */
export const prepare = () => {
  loading ??= load()
  loading.catch(() => (loading = undefined))
}

/**
 * Finds the pages of a kind.
 *
 * @throws where the search or a part of its index cannot be loaded; it is loaded anew the next time
 */
export async function find(
  query: string,
  kind: Kind,
  synonyms: readonly Synonym[],
): Promise<Found> {
  loading ??= load()
  isIncomplete = false
  try {
    return await Promise.race([
      loading.then(index => search(index, query, kind, synonyms)),
      new Promise<never>((_, fail) => setTimeout(fail, navigator.onLine ? WAIT : WAIT_OFFLINE)),
    ])
  } catch (error) {
    loading = undefined
    throw error
  }
}

async function search(
  { pagefind, vocabulary }: Index,
  query: string,
  kind: Kind,
  synonyms: readonly Synonym[],
): Promise<Found> {
  const ask = async (words: string) => {
    const { results } = await pagefind.search(words, { filters: kind ? { kind } : {} })
    if (isIncomplete) throw new Error('A part of the index could not be loaded.')
    return results
  }
  /** The pages that have all words of one of the queries, each page once. */
  const askAll = async (queries: readonly (readonly string[])[]) => {
    const best = new Map<string, Match>()
    for (const words of queries)
      for (const match of words.length > 0 ? await ask(words.join(' ')) : [])
        if (match.score > (best.get(match.id)?.score ?? 0)) best.set(match.id, match)
    return best
  }
  const inOrder = (matches: ReadonlyMap<string, Match>) =>
    [...matches.values()].sort((a, b) => b.score - a.score).map(({ data }) => data)

  const phrases = withSynonyms(query, synonyms)
  const asked = phrases
    .map(phrase => ({ phrase, words: tellingWords(phrase, vocabulary) }))
    .filter(({ words }) => words.every(word => isKnown(word, vocabulary)))
  const matches = await askAll(asked.map(({ words }) => words))
  for (const { phrase, words } of asked)
    for (const { id } of words.length > 1 ? await ask(`"${phrase}"`) : []) {
      const match = matches.get(id)
      if (match && match.score < PHRASE_BONUS)
        matches.set(id, { ...match, score: match.score + PHRASE_BONUS })
    }
  if (matches.size > 0) return { pages: inOrder(matches) }

  const words = tellingWords(phrases[0] ?? '', vocabulary)
  const corrected = correctedWords(words, vocabulary)
  const isSame = corrected.join() === words.join()
  const correction = isSame ? undefined : corrected.join(' ')
  const nearest = isSame ? matches : await askAll([corrected])
  if (nearest.size > 0) return { pages: inOrder(nearest), correction }
  const allButOne = corrected.map(left => corrected.filter(word => word !== left))
  return { pages: inOrder(await askAll(allButOne)), correction, isPartial: true }
}
