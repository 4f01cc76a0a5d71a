import { Link, withPrefix } from 'gatsby'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SearchField } from '../SearchField/SearchField'
import { useReturn } from '../../ui/use-return'
import { find, KINDS, prepare, type Found, type Kind, type Result } from './find'
import type { Synonym } from './query'
import './Search.css'

/** Milliseconds after a key in which another one may follow. */
const PAUSE = 200
/** Results that are shown at first, and how many more each time. */
const PAGE = 10

interface SearchProps {
  /** Words to try. */
  examples: readonly string[]
  synonyms: readonly Synonym[]
  /** The key of Gatsby's location. */
  visit: string
  /** What stands below the field as long as nothing is looked for. */
  children: ReactNode
}

/** What was looked for last, with what was found; what is being typed may be further on. */
interface Shown extends Pick<Found, 'correction' | 'isPartial'> {
  readonly words: string
  /** How many pages were found, and the first of them. */
  readonly total: number
  readonly results: readonly Result[]
}

/** What is looked for. It stands in the address, so that Back, Forward and a shared link restore it. */
interface Asked {
  readonly words: string
  readonly kind: Kind
}

const NOTHING: Asked = { words: '', kind: '' }

const kindOf = (name: string | null) => (name && name in KINDS ? (name as Kind) : '')

function readAddress(): Asked {
  const query = new URLSearchParams(location.search)
  return { words: query.get('q')?.trim() ?? '', kind: kindOf(query.get('kind')) }
}

/** What this document has shown last, and for which address: Back shows it at once, and so comes to its place. */
let last: { readonly query: string; readonly shown: Shown } | undefined
// In a build there is no location.
// eslint-disable-next-line @typescript-eslint/prefer-optional-chain
const shownBefore = () => (last && last.query === location.search ? last.shown : undefined)

/** How many results are shown stands in the entry of the history, so that Back shows as many. */
const readCount = () => (history.state as { shown?: number } | null)?.shown ?? PAGE

/** An entry of the browser's history. */
interface Entry {
  readonly url: string
  readonly state: unknown
}

const readEntry = (): Entry => ({
  url: location.pathname + location.search,
  state: history.state as unknown,
})

/** Writes what is looked for into the address: a choice as a step of its own to come back to. */
function writeAddress({ words, kind }: Asked, isStep: boolean): void {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(kind && { kind }) })
  const url = location.pathname + (query.size ? `?${query.toString()}` : '')
  if (url === location.pathname + location.search) return
  // Not the router's way: it would scroll and move the focus, as if this were another page.
  const state: unknown = { ...history.state, shown: PAGE }
  if (isStep) history.pushState(state, '', url)
  else history.replaceState(state, '', url)
}

/** The field, the kinds of page, and what is found. Without script, what is said of that. */
export function Search({ examples, synonyms, visit, children }: SearchProps) {
  const [{ words, kind }, setAsked] = useState(() => (shownBefore() ? readAddress() : NOTHING))
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [count, setCount] = useState(() => (shownBefore() ? readCount() : PAGE))
  const [shown, setShown] = useState<Shown | 'failed' | undefined>(shownBefore)
  const [attempt, setAttempt] = useState(0)
  /** The entry of the history as it was when the visitor came to it; typing changes it. */
  const entry = useRef<Entry>()

  const ask = (asked: Asked, isStep = false) => {
    writeAddress(asked, isStep)
    if (isStep) entry.current = readEntry()
    setAsked(asked)
    setCount(readCount())
  }

  /** Makes a step of what was typed: the entry that it was typed into gets its own words back. */
  const keepStep = () => {
    const typed = readEntry()
    if (!entry.current || entry.current.url === typed.url) return
    history.replaceState(entry.current.state, '', entry.current.url)
    history.pushState(typed.state, '', typed.url)
    entry.current = typed
  }

  const follow = () => {
    entry.current = readEntry()
    const asked = readAddress()
    setAsked(asked)
    setCount(readCount())
    if (field.current) field.current.value = asked.words
  }

  const showMore = () => {
    history.replaceState({ ...history.state, shown: count + PAGE }, '')
    setCount(count + PAGE)
    // The button may go; the next stop is the first of the new results.
    list.current?.querySelector<HTMLElement>(':scope > :last-child a')?.focus()
  }

  useReturn(follow)
  // A link to the page itself is a visit without words.
  useEffect(() => {
    prepare()
    const opened = readEntry()
    // What was typed before this ran is looked for.
    const typed = entry.current ? '' : (field.current?.value.trim() ?? '')
    if (typed && !readAddress().words) writeAddress({ words: typed, kind: '' }, false)
    follow()
    entry.current = opened
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
    }, PAUSE)
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
        className="teal grid search-form-large"
        data-query="q kind"
        action={withPrefix('/search')}
        onSubmit={event => {
          event.preventDefault()
          keepStep()
        }}
      >
        <SearchField
          field={field}
          // The page is the field: who opens it is about to type.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          data-autofocus
          onChange={({ target }) => ask({ words: target.value.trim(), kind })}
        />
        <fieldset className="row search-kinds">
          <legend className="hidden-visually">Look in</legend>
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
          For example:
          {examples.map(example => (
            <a key={example} href={withPrefix(`/search?q=${encodeURIComponent(example)}`)}>
              {example}
            </a>
          ))}
        </p>
      </form>
      <div className="grid search-found">
        <p className="lead without-script">
          The search needs JavaScript, which is off. The list of all pages does not.
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
                Search everything
              </button>
            )}
            <Link to="/contact">Ask us instead</Link>
          </p>
        )}
        {total > 0 && (
          <ol ref={list} className="rules rows search-results">
            {results.map(({ url, excerpt, meta }) => (
              <li key={url} className="tight">
                <h3>
                  <Link to={url}>{meta.title}</Link>
                </h3>
                {(meta.mark ?? meta.note) && <p className="h4">{meta.mark ?? meta.note}</p>}
                <p className="measure" dangerouslySetInnerHTML={{ __html: excerpt }} />
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
            The search couldn’t load. Check your connection and reload the page, or look at the
            list:{' '}
          </span>
          <Link to="/sitemap">All pages on one list</Link>
        </p>
      </div>
      {total === 0 && children}
    </>
  )
}

/** What has come of a search, in a line. */
function says(shown: Shown | 'failed' | undefined, kind: Kind): string {
  if (shown === 'failed') return 'The search couldn’t load. Check your connection and try again.'
  if (!shown) return 'Searching…'
  const { words, correction, isPartial, total } = shown
  if (total === 0) return `No results for “${words}”${kind && ` in ${KINDS[kind].toLowerCase()}`}`
  return [
    total,
    total === 1 ? 'result for' : 'results for',
    isPartial && 'some of',
    `“${correction ?? words}”`,
    correction && `instead of “${words}”`,
  ]
    .filter(Boolean)
    .join(' ')
}
