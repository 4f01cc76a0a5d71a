import { Link, withPrefix } from 'gatsby'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SearchField } from '../SearchField/SearchField'
import { useQueryForm } from '../../ui/use-query-form'
import type { Visit } from '../../ui/use-visit'
import { find, KINDS, prepare, type Found, type Kind } from './find'
import './Search.css'

/** How long to wait after a keystroke before searching, in milliseconds. */
const DEBOUNCE_MS = 200

interface SearchProps extends Pick<Queries.SearchPage, 'examples' | 'synonyms'> {
  visit: Visit
  /** Shown until there are results. */
  children: ReactNode
}

/** A search and its results. The visitor may have typed more since. */
interface Shown extends Found {
  /** The URL’s query. */
  query: string
  words: string
  kind: Kind
}

/** The last results. Back shows them immediately, so the scroll position can be restored. */
let last: Shown | undefined
// `location` isn’t defined in a build.
// eslint-disable-next-line @typescript-eslint/prefer-optional-chain
const shownBefore = () => (last && last.query === location.search ? last : undefined)

/** The search field, a page kind filter, and the results. */
export function Search({ examples, synonyms, visit, children }: SearchProps) {
  const { form, fields, write } = useQueryForm(['q', 'kind'], visit)
  /** The query of the history entry that typing has added. More typing replaces the entry. */
  const typed = useRef<string>()
  const [shown, setShown] = useState<Shown | 'failed' | undefined>(shownBefore)
  const found = shown === 'failed' ? undefined : shown
  const words = fields.q?.trim()

  useEffect(() => {
    void prepare()
    // Typing may have started before the application ran.
    if (visit.search !== location.search) typed.current = location.search
  }, [visit.key, visit.search])
  // Each write makes new fields, so submitting the form searches again.
  useEffect(() => {
    const before = shownBefore()
    if (before || !words) {
      setShown(before)
      return
    }
    let isCurrent = true
    const query = location.search
    const kind = fields.kind as Kind
    const timer = setTimeout(() => {
      find(words, kind, synonyms)
        .then(result => {
          if (!isCurrent) return
          last = { ...result, query, words, kind }
          setShown(last)
        })
        .catch(() => isCurrent && setShown('failed'))
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [fields, words, synonyms])

  return (
    <>
      <form
        ref={form}
        role="search"
        className="search-form-large"
        data-query="q kind"
        action={withPrefix('/search')}
        onSubmit={event => {
          event.preventDefault()
          typed.current = undefined
          // Searches again if the last search failed.
          write(false)
        }}
      >
        <div className="teal note">
          <SearchField
            // Visitors open this page to type a query.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            data-autofocus
            onChange={() => {
              write(location.search !== typed.current)
              typed.current = location.search
            }}
          />
        </div>
        <div className="pale note tight">
          <label className="search-kinds">
            Filter by
            <select name="kind" autoComplete="off" onChange={() => write(true)}>
              {Object.entries(KINDS).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
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
        <div role="status">{(words ?? shown) && <h2 className="h3">{says(shown)}</h2>}</div>
        {found?.results.length === 0 && (
          <p>
            <Link to="/contact">Ask us instead</Link>
          </p>
        )}
        {found && found.results.length > 0 && (
          <ol className="rules rows search-results">
            {found.results.map(({ url, meta, filters, excerpt }) => (
              <li key={url} className="post">
                <div className="tight">
                  <h3>
                    <Link to={url}>{meta.title}</Link>
                  </h3>
                  <p className="h4">
                    {[KINDS[filters.kind[0]], meta.mark ?? meta.note].filter(Boolean).join(': ')}
                  </p>
                </div>
                <p dangerouslySetInnerHTML={{ __html: excerpt }} />
              </li>
            ))}
          </ol>
        )}
        {found && found.results.length < found.total && (
          <p>These are the {found.results.length} best matches. Add a word to narrow them down.</p>
        )}
        <p className="links">
          <span className="search-late">
            Search couldn’t load. Check your connection and reload the page, or browse the
            list:{' '}
          </span>
          <Link to="/sitemap">All pages</Link>
        </p>
      </div>
      {!found?.results.length && children}
    </>
  )
}

/** Returns the status line above the results. */
function says(shown: Shown | 'failed' | undefined) {
  if (shown === 'failed') return 'Search couldn’t load. Check your connection and try again.'
  if (!shown) return 'Searching…'
  const { words, kind, correction, isPartial, total } = shown
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
