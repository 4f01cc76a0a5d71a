import { Link, withPrefix } from 'gatsby'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SearchField } from '../SearchField/SearchField'
import { pathWith, useVisit } from '../../ui/use-visit'
import { find, KINDS, NAMES, prepare, type Found, type Kind, type Result } from './find'
import './Search.css'

/** How long to wait after a keystroke before searching, in milliseconds. */
const DEBOUNCE_MS = 200
/** The number of results to show at first, and how many “Show more results” adds. */
const PAGE_SIZE = 10

interface SearchProps {
  /** Example searches. */
  examples: readonly string[]
  synonyms: readonly Queries.SearchSynonym[]
  /** Changes on each navigation. Based on Gatsby’s location key. */
  visit: string
  /** Shown until there are results. */
  children: ReactNode
}

/** A search. Its words and page kind are in the URL, so Back, Forward, and shared links restore it. */
interface Asked {
  readonly words: string
  readonly kind: Kind
  /** The number of results to show. */
  readonly count: number
}

/** The results of a search. The visitor may have typed more since. */
interface Shown extends Asked, Pick<Found, 'correction' | 'isPartial'> {
  /** The total number of results. Only the first `count` are loaded. */
  readonly total: number
  readonly results: readonly Result[]
}

const NOTHING: Asked = { words: '', kind: '', count: PAGE_SIZE }

const kindOf = (name: string | null) => (name && Object.hasOwn(KINDS, name) ? (name as Kind) : '')

/** The last results and their query. Back shows them immediately, so the scroll position can be restored. */
let last: { readonly query: string; readonly shown: Shown } | undefined
// `location` isn’t defined in a build.
// eslint-disable-next-line @typescript-eslint/prefer-optional-chain
const shownBefore = () => (last && last.query === location.search ? last.shown : undefined)

function readAddress(): Asked {
  const query = new URLSearchParams(location.search)
  return {
    words: query.get('q')?.trim() ?? '',
    kind: kindOf(query.get('kind')),
    count: shownBefore()?.count ?? PAGE_SIZE,
  }
}

/** Returns the history entry’s state, which other code may have set. */
const readState = () => (history.state ?? {}) as Partial<Record<string, unknown>>

/**
 * Writes the search into the URL.
 *
 * @param isStep whether to add a history entry. Otherwise, the current entry’s state saves the replaced search.
 */
function writeAddress(words: string, kind: Kind, isStep = false): void {
  const url = pathWith({ q: words, kind })
  if (url === location.pathname + location.search) return
  // Don’t use the router, which would scroll and move focus as if this were a new page.
  const { typedOver = location.search, ...state } = readState()
  if (isStep) history.pushState(state, '', url)
  else history.replaceState({ ...state, typedOver }, '', url)
}

/** Restores the search that typing replaced in the current history entry and adds an entry for the new search. */
function addStep(): void {
  const { typedOver, ...state } = readState()
  if (typeof typedOver !== 'string' || typedOver === location.search) return
  const url = location.href
  history.replaceState(state, '', location.pathname + typedOver)
  history.pushState(state, '', url)
}

/** The search field, a page kind filter, and the results. */
export function Search({ examples, synonyms, visit, children }: SearchProps) {
  /** The current search. It’s always a new object, so “Try again” runs it again. */
  const [asked, setAsked] = useState<Asked>(() => shownBefore() ?? NOTHING)
  const { words, kind, count } = asked
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [shown, setShown] = useState<Shown | 'failed' | undefined>(shownBefore)

  const ask = (...search: Parameters<typeof writeAddress>) => {
    writeAddress(...search)
    setAsked(readAddress())
  }

  /** Runs the search in the URL. */
  const follow = () => {
    const next = readAddress()
    setAsked(next)
    if (field.current) field.current.value = next.words
  }

  const showMore = () => {
    setAsked({ ...asked, count: count + PAGE_SIZE })
    // The button may disappear, so move focus to the last result before the new ones.
    list.current?.querySelector<HTMLElement>(':scope > :last-child a')?.focus()
  }

  useEffect(() => {
    void prepare()
    // Search for what was typed or selected before hydration.
    const input = field.current
    const typed = input?.value.trim() ?? ''
    const selected = new FormData(input?.form ?? undefined).get('kind') as string
    const inUrl = readAddress()
    if (typed || selected) writeAddress(typed || inUrl.words, kindOf(selected) || inUrl.kind)
  }, [])
  // A link to the search page starts an empty search.
  useVisit(follow, visit)

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
          last = { query: location.search, shown: { ...asked, ...found, total, results } }
          setShown(last.shown)
        })
        .catch(() => isCurrent && setShown('failed'))
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, words, kind, count, synonyms])

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
            // Visitors open this page to type a query.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            data-autofocus
            onChange={({ target }) => ask(target.value.trim(), kind)}
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
                  // The state may not include what was typed before hydration.
                  onChange={() => ask(field.current?.value.trim() ?? '', kindOf(value), true)}
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
            <button type="button" className="button" onClick={follow}>
              Try again
            </button>
          </p>
        )}
        {shown && shown !== 'failed' && total === 0 && (
          <p className="row">
            {kind && (
              <button type="button" className="button" onClick={() => ask(words, '', true)}>
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

/** Returns a result’s page kind with a case study’s provenance or a service’s lowest price. */
function sortOf({ filters, meta }: Result): string {
  const kind = kindOf(filters.kind?.[0] ?? null)
  return [kind && NAMES[kind], meta.mark ?? meta.note].filter(Boolean).join(': ')
}

/** Adds an ellipsis where an excerpt starts or ends mid-sentence. */
const withEllipses = (excerpt: string) =>
  excerpt.replace(/^(?=(?:<mark>)?[a-z])/, '…').replace(/(?<![.!?]”?(?:<\/mark>)?)$/, '…')

/** Returns the status line above the results. */
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
