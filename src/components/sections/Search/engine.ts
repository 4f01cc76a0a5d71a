/** Pagefind in the browser: loaded with the first search, and asked. */
import type { Piece } from '../../ui/Marked/Marked'
import { KINDS, type Asked, type Kind } from './address'
import { excerptAfter, markedExcerpt } from './marks'

/** A page that was found. */
export interface Result {
  path: string
  title: string
  kind: Kind
  /** How the page is marked, as an illustrative study is. */
  mark: string | undefined
  /** A study's trade and services. */
  trade: string | undefined
  /** A study's first result, from what to what, and of what. */
  result: string | undefined
  measure: string | undefined
  excerpt: Piece[]
}

/** What a search found. */
export interface Answer {
  total: number
  /** Pages by kind, for the same words. */
  counts: Partial<Record<Kind, number>>
  /** The pages, best first, each loaded when it is asked for. */
  pages: (() => Promise<Result>)[]
}

interface Fragment {
  raw_url: string
  excerpt: string
  /** The page’s words, and which of them were looked for. */
  raw_content: string
  locations: readonly number[]
  meta: { title?: string; mark?: string; trade?: string; result?: string; measure?: string }
  filters: { kind?: readonly string[] }
}

interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>
  filters(): Promise<unknown>
  search(
    words: string,
    options: { filters: { kind?: string } },
  ): Promise<{
    results: { data: () => Promise<Fragment> }[]
    totalFilters: { kind?: Partial<Record<Kind, number>> }
  }>
}

/** Milliseconds after which a search that does not answer is given up. */
const LIMIT = 15_000
/** Words in an excerpt. */
const EXCERPT = 32

let loading: Promise<Pagefind> | undefined

/** Loads Pagefind once; what fails is tried anew with the next search. */
function load(folder: string): Promise<Pagefind> {
  loading ??= start(folder).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function start(folder: string): Promise<Pagefind> {
  // The smallest module there is: a policy that refuses it would leave Pagefind waiting for ever.
  await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
  // Pagefind's own script, which is no module of the project's.
  // eslint-disable-next-line no-restricted-syntax
  const pagefind = (await import(/* webpackIgnore: true */ `${folder}pagefind.js`)) as Pagefind
  await pagefind.options({ excerptLength: EXCERPT })
  // With the kinds loaded, each answer counts its pages by kind.
  await pagefind.filters()
  return pagefind
}

/**
 * Searches.
 *
 * @param folder the address of the index's folder, with a slash at its end
 * @throws where the search cannot be loaded
 */
export async function ask(folder: string, { words, kind }: Asked): Promise<Answer> {
  const answer = async () => {
    const pagefind = await load(folder)
    return pagefind.search(indexed(words), { filters: kind ? { kind } : {} })
  }
  const { results, totalFilters } = await inTime(answer())
  // Without a connection a part of the index is missing, which Pagefind takes for a part without the word.
  if (results.length === 0 && !navigator.onLine) throw new Error('There is no connection.')
  return {
    total: results.length,
    counts: totalFilters.kind ?? {},
    pages: results.map(
      ({ data }) =>
        async () =>
          toResult(await inTime(data())),
    ),
  }
}

function toResult({ raw_url: path, meta, filters, ...found }: Fragment): Result {
  const { title = path } = meta
  const isRepeated = found.excerpt
    .replace(/<\/?mark>/g, '')
    .trim()
    .startsWith(title)
  const excerpt = isRepeated
    ? excerptAfter(title, found.raw_content, found.locations, EXCERPT)
    : found.excerpt
  return {
    path,
    title,
    kind: KINDS.find(kind => filters.kind?.includes(kind)) ?? 'pages',
    mark: meta.mark,
    trade: meta.trade,
    result: meta.result,
    measure: meta.measure,
    excerpt: markedExcerpt(excerpt),
  }
}

/** Words as the index has them: Pagefind indexes “$5,000” without its sign, and looks for it with it. */
const indexed = (words: string) => words.replace(/\p{Sc}(?=\d)/gu, '')

/** What Pagefind waits for without end is given up at some point. */
function inTime<Value>(value: Promise<Value>): Promise<Value> {
  return Promise.race([
    value,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The search does not answer.')), LIMIT),
    ),
  ])
}
