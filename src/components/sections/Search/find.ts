/** Loads Pagefind in the browser and runs searches. */
import { withPrefix } from 'gatsby'
import { correctedWords, isKnown, keywordsOf, withSynonyms, type Vocabulary } from './query'

/** Page kinds, keyed by their names in URLs and in the index. */
export const KINDS = {
  '': 'All',
  services: 'Services',
  caseStudies: 'Case studies',
  posts: 'Posts',
  pages: 'Other pages',
} as const
export type Kind = keyof typeof KINDS

/** A search result. */
export interface Result {
  url: string
  /** Text around the matches as escaped HTML, with each match in a `mark`. */
  excerpt: string
  filters: { kind: readonly [Kind] }
  /** `mark`: a case study’s provenance; `note`: a service’s lowest price. */
  meta: { title: string; mark?: string; note?: string }
}

/** The number of results to show. */
const MOST_RESULTS = 20

export interface Found {
  /** The number of pages that match. */
  total: number
  /** The best matches, best first. */
  results: readonly Result[]
  /** The corrected query, if some words were misspelled or unknown. */
  correction?: string | undefined
  /** Whether no page contains all the words. */
  isPartial?: boolean
}

interface Match {
  id: string
  score: number
  data: () => Promise<Result>
}

interface Pagefind {
  options(options: object): Promise<void>
  destroy(): Promise<void>
  init(): Promise<void>
  search(words: string, options: object): Promise<{ results: Match[] }>
}

/**
 * Ranking parameters: https://pagefind.app/docs/ranking/. Names and keywords of services and pages count most; case
 * studies and posts are found by their titles and text. Tuned with tests/support/search-queries.ts.
 */
const RANKING = {
  pageLength: 0.3,
  metaWeights: {
    name: 8,
    services: 10,
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

/** More than any page’s score, so pages with the exact phrase rank first. */
const PHRASE_BONUS = 1000

/** Timeouts in milliseconds. */
const [TIMEOUT_OFFLINE, TIMEOUT] = [1000, 15_000]

const FOLDER = withPrefix('/pagefind/')

let loading: ReturnType<typeof load> | undefined

/** Fails the current search. */
let fail: (error?: unknown) => void = () => undefined
let isWatched = false

/**
 * Makes a search fail if an index request fails. Pagefind would find nothing instead:
 * https://github.com/Pagefind/pagefind/blob/v1.4.0/pagefind_web_js/lib/coupled_search.ts
 */
function watchRequests() {
  if (isWatched) return
  isWatched = true
  const fetchIt = window.fetch.bind(window)
  window.fetch = async (resource, options) => {
    if (typeof resource !== 'string' || !resource.startsWith(FOLDER))
      return fetchIt(resource, options)
    try {
      const response = await fetchIt(resource, options)
      if (!response.ok) throw new Error(`${resource} failed to load.`)
      // Throws if the body is truncated.
      return new Response(await response.arrayBuffer(), response)
    } catch (error) {
      fail(error)
      throw error
    }
  }
}

/** Loads Pagefind and the vocabulary. */
async function load() {
  watchRequests()
  const [pagefind, vocabulary] = await Promise.all([
    // Pagefind’s script isn’t part of the bundle.
    // eslint-disable-next-line no-restricted-syntax
    import(/* webpackIgnore: true */ `${FOLDER}pagefind.js`) as Promise<Pagefind>,
    fetch(`${FOLDER}words.json`).then(response => response.json() as Promise<Vocabulary>),
  ])
  // Reset Pagefind after a failed attempt.
  await pagefind.destroy()
  // Gatsby’s links add the path prefix. Searches take a few milliseconds, so they don’t need a worker.
  await pagefind.options({
    basePath: FOLDER,
    baseUrl: '/',
    excerptLength: 28,
    ranking: RANKING,
    noWorker: true,
  })
  await pagefind.init()
  return { pagefind, vocabulary }
}

/** Loads the index, but only once. If that fails, the next search tries again. */
export function prepare() {
  loading ??= load()
  loading.catch(() => (loading = undefined))
  return loading
}

/**
 * Searches all pages, or only pages of one kind.
 *
 * @throws if Pagefind or part of its index can’t be loaded; the next search tries again
 */
export async function find(...asked: Parameters<typeof search>) {
  try {
    return await Promise.race([
      search(...asked),
      new Promise<never>((_, reject) => {
        fail = reject
        setTimeout(reject, navigator.onLine ? TIMEOUT : TIMEOUT_OFFLINE)
      }),
    ])
  } catch (error) {
    loading = undefined
    throw error
  }
}

async function search(
  query: string,
  kind: Kind,
  synonyms: readonly Queries.SearchSynonym[],
): Promise<Found> {
  const { pagefind, vocabulary } = await prepare()
  const ask = async (words: string) => {
    const { results } = await pagefind.search(words, { filters: kind ? { kind } : {} })
    return results
  }
  /** Finds pages that match any query. Pages with an exact phrase rank above all others. */
  const askAll = async (queries: readonly { words: readonly string[]; phrase?: string }[]) => {
    const best = new Map<string, Match>()
    const exact = new Set<string>()
    for (const { words, phrase } of queries) {
      if (words.length === 0) continue
      for (const match of await ask(words.join(' ')))
        if (match.score > (best.get(match.id)?.score ?? 0)) best.set(match.id, match)
      if (phrase && words.length > 1) for (const { id } of await ask(`"${phrase}"`)) exact.add(id)
    }
    const rank = ({ id, score }: Match) => score + (exact.has(id) ? PHRASE_BONUS : 0)
    const ranked = [...best.values()].sort((a, b) => rank(b) - rank(a))
    const loading = ranked.slice(0, MOST_RESULTS).map(({ data }) => data())
    return { total: best.size, results: await Promise.all(loading) }
  }

  const variants = withSynonyms(query, synonyms).map(phrase => ({
    phrase,
    words: keywordsOf(phrase, vocabulary),
  }))
  const found = await askAll(
    variants.filter(({ words }) => words.every(word => isKnown(word, vocabulary))),
  )
  if (found.total > 0) return found

  const words = variants[0]?.words ?? []
  const corrected = correctedWords(words, vocabulary)
  const isSame = corrected.join() === words.join()
  const correction = isSame ? undefined : corrected.join(' ')
  const nearest = await askAll([{ words: corrected }])
  if (nearest.total > 0) return { ...nearest, correction }
  const allButOne = corrected.map(left => ({ words: corrected.filter(word => word !== left) }))
  return { ...(await askAll(allButOne)), correction, isPartial: true }
}
