/** Pagefind in the browser: loaded with the page that searches, and asked. */
import { withPrefix } from 'gatsby'

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

interface Pagefind {
  options(options: object): Promise<void>
  destroy(): Promise<void>
  init(): Promise<void>
  search(
    words: string,
    options: { filters: { kind?: string } },
  ): Promise<{ results: { score: number; data: () => Promise<Result> }[] }>
}

/** The least score of a page that has what was looked for, and not only a word that begins like it. */
const LEAST = 0.1

/** Words of a question that say nothing of what is looked for: a page need not have them. */
const FILLERS =
  /^(?:an?|are|can|do|does|for|how|i|in|is|me|my|of|on|our|the|to|us|we|what|which|who|with|you|your)$/i

/**
 * Milliseconds that an answer may take, without and with a connection. Where a part fails, Pagefind waits for ever:
 * https://github.com/CloudCannon/pagefind/blob/v1.4.0/pagefind_web_js/lib/coupled_search.ts
 */
const [WAIT_OFFLINE, WAIT] = [1000, 10_000]

let loading: Promise<Pagefind> | undefined

async function load(): Promise<Pagefind> {
  // Pagefind's own script, which is no module of the project's.
  // eslint-disable-next-line no-restricted-syntax
  const pagefind = (await import(
    /* webpackIgnore: true */ withPrefix('/pagefind/pagefind.js')
  )) as Pagefind
  // It remembers parts that did not arrive as if they had.
  await pagefind.destroy()
  // Links add the path prefix.
  await pagefind.options({ baseUrl: '/', excerptLength: 28, ranking: { termSimilarity: 10 } })
  await pagefind.init()
  return pagefind
}

/** Loads what each search needs. What fails here is loaded anew by the first one. */
export const prepare = () => {
  loading ??= load()
  loading.catch(() => (loading = undefined))
}

/**
 * Finds the pages of a kind, the best first, each loaded when it is asked for.
 *
 * @throws where the search cannot be loaded; it is loaded anew the next time
 */
export async function find(words: string, kind: Kind): Promise<(() => Promise<Result>)[]> {
  loading ??= load()
  try {
    const pagefind = await loading
    // The index has both parts of “web-app”, and “webapp” nowhere.
    const all = words.split(/\s+|(?<=\p{L})-(?=\p{L})/u)
    const asked = all.filter(word => !FILLERS.test(word)).join(' ') || words
    const { results } = await Promise.race([
      pagefind.search(asked, { filters: kind ? { kind } : {} }),
      new Promise<never>((_, fail) => setTimeout(fail, navigator.onLine ? WAIT : WAIT_OFFLINE)),
    ])
    // Pagefind finds nothing where a part of its index does not arrive.
    if (results.length === 0 && !navigator.onLine) throw new Error('There is no connection.')
    return results.filter(({ score }) => score >= LEAST).map(({ data }) => data)
  } catch (error) {
    loading = undefined
    throw error
  }
}
