import { Link, withPrefix } from 'gatsby'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SearchField } from '../SearchField/SearchField'
import { useReturn } from '../../ui/use-return'
import { find, KINDS, NAMES, prepare, type Found, type Kind, type Result } from './find'
import type { Synonym } from './query'
import './Search.css'

/** Milliseconds to wait for the next key before searching. */
const DEBOUNCE_MS = 200
/** Results to show at first, and to add each time. */
const PAGE_SIZE = 10

interface SearchProps {
  /** Example searches. */
  examples: readonly string[]
  synonyms: readonly Synonym[]
  /** The key of Gatsby's location. */
  visit: string
  /** Shown until there are results. */
  children: ReactNode
}

/** The results shown, for `words`; the visitor might have typed more since. */
interface Shown extends Pick<Found, 'correction' | 'isPartial'> {
  readonly words: string
  /** The number of all results, of which the first are loaded. */
  readonly total: number
  readonly results: readonly Result[]
}

/** The search, kept in the URL, so Back, Forward, and shared links restore it. */
interface Asked {
  readonly words: string
  readonly kind: Kind
}

const NOTHING: Asked = { words: '', kind: '' }

const kindOf = (name: string | null) => (name && Object.hasOwn(KINDS, name) ? (name as Kind) : '')

function readAddress(): Asked {
  const query = new URLSearchParams(location.search)
  return { words: query.get('q')?.trim() ?? '', kind: kindOf(query.get('kind')) }
}

/** The last results and their query: Back shows them at once, so the scroll position fits. */
let last: { readonly query: string; readonly shown: Shown } | undefined
// There is no location in a build.
// eslint-disable-next-line @typescript-eslint/prefer-optional-chain
const shownBefore = () => (last && last.query === location.search ? last.shown : undefined)

/** The state of the history entry, which other code may have set. */
const readState = () => (history.state ?? {}) as Partial<Record<string, unknown>>

/** The number of results shown, from the history entry: Back shows as many. */
function readCount(): number {
  const { shown } = readState()
  return typeof shown === 'number' ? shown : PAGE_SIZE
}

/**
 * Writes the search into the URL.
 *
 * @param isStep whether to add a history entry; otherwise, the entry keeps the search that was typed over
 */
function writeAddress({ words, kind }: Asked, isStep: boolean): void {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(kind && { kind }) })
  const url = location.pathname + (query.size ? `?${query.toString()}` : '')
  if (url === location.pathname + location.search) return
  // The router would scroll and move focus, as if this were a new page.
  const { shown, typedOver = location.search, shownBefore = shown, ...state } = readState()
  if (isStep) history.pushState({ ...state, shown: PAGE_SIZE }, '', url)
  else history.replaceState({ ...state, shown: PAGE_SIZE, typedOver, shownBefore }, '', url)
}

/** Adds a history entry for what was typed, and restores the search that was typed over. */
function addStep(): void {
  const { typedOver, shownBefore, ...state } = readState()
  if (typeof typedOver !== 'string' || typedOver === location.search) return
  const url = location.href
  history.replaceState({ ...state, shown: shownBefore }, '', location.pathname + typedOver)
  history.pushState(state, '', url)
}

/** The search field, a filter by kind of page, and the results. */
export function Search({ examples, synonyms, visit, children }: SearchProps) {
  const [{ words, kind }, setAsked] = useState(() => (shownBefore() ? readAddress() : NOTHING))
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [count, setCount] = useState(() => (shownBefore() ? readCount() : PAGE_SIZE))
  const [shown, setShown] = useState<Shown | 'failed' | undefined>(shownBefore)
  const [attempt, setAttempt] = useState(0)
  const isHydrated = useRef(false)

  const ask = (asked: Asked, isStep = false) => {
    writeAddress(asked, isStep)
    setAsked(asked)
    setCount(readCount())
  }

  const follow = () => {
    const asked = readAddress()
    setAsked(asked)
    setCount(readCount())
    if (field.current) field.current.value = asked.words
  }

  const showMore = () => {
    history.replaceState({ ...readState(), shown: count + PAGE_SIZE }, '')
    setCount(count + PAGE_SIZE)
    // The button might disappear, so move focus to the last result before the new ones.
    list.current?.querySelector<HTMLElement>(':scope > :last-child a')?.focus()
  }

  useReturn(follow)
  // A link to the page itself starts an empty search.
  useEffect(() => {
    prepare()
    // Search for what was typed before hydration.
    const typed = isHydrated.current ? '' : (field.current?.value.trim() ?? '')
    isHydrated.current = true
    if (typed && !readAddress().words) writeAddress({ words: typed, kind: '' }, false)
    follow()
  }, [visit])

  useEffect(() => {
    if (!words) {
      setShown(undefined)
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => {
      find(words, kind, synonyms)
        .then(async ({ pages, ...found }) => {
          const results = await Promise.all(pages.slice(0, count).map(load => load()))
          if (!isCurrent) return
          const total = pages.length
          last = { query: location.search, shown: { ...found, words, total, results } }
          setShown(last.shown)
        })
        .catch(() => isCurrent && setShown('failed'))
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words, kind, count, attempt, synonyms])

  const isEmpty = Boolean(shown && shown !== 'failed' && shown.total === 0)
  const { total, results } = shown && shown !== 'failed' ? shown : { total: 0, results: [] }

  return (
    <>
      <form
        role="search"
        className="search-form-large"
        data-query="q kind"
        action={withPrefix('/search')}
        onSubmit={event => {
          event.preventDefault()
          addStep()
        }}
      >
        <div className="teal note">
          <SearchField
            field={field}
            // Whoever opens the search page is about to type.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            data-autofocus
            onChange={({ target }) => ask({ words: target.value.trim(), kind })}
          />
        </div>
        <div className="pale note tight">
          <fieldset className="row search-kinds">
            <legend className="hidden-visually">Filter by</legend>
            {Object.entries(KINDS).map(([value, name]) => (
              <label key={value}>
                <input
                  type="radio"
                  name="kind"
                  value={value}
                  checked={kind === value}
                  onChange={() => ask({ words, kind: kindOf(value) }, true)}
                />{' '}
                {name}
              </label>
            ))}
          </fieldset>
          <p className="row small links">
            Try:
            {examples.map(example => (
              <a key={example} href={withPrefix(`/search?q=${encodeURIComponent(example)}`)}>
                {example}
              </a>
            ))}
          </p>
        </div>
      </form>
      <div className="grid search-found">
        <p className="lead without-script">
          Search needs JavaScript. Turn it on, or browse the list of all pages.
        </p>
        <div role="status">{words && <h2 className="h3">{says(shown, kind)}</h2>}</div>
        {shown === 'failed' && (
          <p>
            <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </button>
          </p>
        )}
        {isEmpty && (
          <p className="row">
            {kind && (
              <button
                type="button"
                className="button"
                onClick={() => ask({ words, kind: '' }, true)}
              >
                Search all pages
              </button>
            )}
            <Link to="/contact">Ask us instead</Link>
          </p>
        )}
        {total > 0 && (
          <ol ref={list} className="rules rows search-results">
            {results.map(result => (
              <li key={result.url} className="post">
                <div className="tight">
                  <h3>
                    <Link to={result.url}>{result.meta.title}</Link>
                  </h3>
                  <p className="h4">{sortOf(result)}</p>
                </div>
                <p dangerouslySetInnerHTML={{ __html: withEllipses(result.excerpt) }} />
              </li>
            ))}
          </ol>
        )}
        {count < total && (
          <p>
            <button type="button" className="button quiet" onClick={showMore}>
              Show more results
            </button>
          </p>
        )}
        <p className="links">
          <span className="search-late">
            Search couldn’t load. Check your connection and reload the page, or browse the
            list:{' '}
          </span>
          <Link to="/sitemap">All pages</Link>
        </p>
      </div>
      {total === 0 && children}
    </>
  )
}

/** A result's kind of page, with a study’s provenance or a service’s lowest price. */
function sortOf({ filters, meta }: Result): string {
  const kind = kindOf(filters.kind?.[0] ?? null)
  return [kind && NAMES[kind], meta.mark ?? meta.note].filter(Boolean).join(': ')
}

/** An excerpt with an ellipsis where it starts or ends within a sentence. */
const withEllipses = (excerpt: string) =>
  excerpt.replace(/^(?=(?:<mark>)?[a-z])/, '…').replace(/(?<![.!?]”?(?:<\/mark>)?)$/, '…')

/** The status line above the results. */
function says(shown: Shown | 'failed' | undefined, kind: Kind): string {
  if (shown === 'failed') return 'Search couldn’t load. Check your connection and try again.'
  if (!shown) return 'Searching…'
  const { words, correction, isPartial, total } = shown
  if (total === 0) return `No results for “${words}”${kind && ` in ${KINDS[kind].toLowerCase()}`}`
  return [
    total,
    total === 1 ? 'result for' : 'results for',
    isPartial && 'some of the words in',
    `“${correction ?? words}”`,
    correction && `(no results for “${words}”)`,
  ]
    .filter(Boolean)
    .join(' ')
}
