import { Link, withPrefix } from 'gatsby'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { type PluralWords, fill, fillCount } from '../../../content/format'
import { Marked } from '../../ui/Marked/Marked'
import { SearchField } from '../SearchField/SearchField'
import { onSearchKey, SearchKey } from '../SearchKey/SearchKey'
import { ServiceLine } from '../ServiceLine/ServiceLine'
import { KINDS, readAddress, writeAddress, type Asked, type Kind } from './address'
import { ask, type Answer, type Result } from './engine'
import { markedTitle } from './marks'
import { nearest } from './nearest'
import './Search.css'

interface KindWords {
  readonly one: string
  readonly many: string
}

interface Notice {
  readonly heading: string
  readonly text: string
}

interface SearchProps {
  /** The query string of the page's address. */
  address: string
  heading: string
  lead: string
  words: {
    readonly field: { readonly label: string; readonly button: string }
    readonly examples: { readonly label: string; readonly words: readonly string[] }
    readonly kinds: {
      readonly label: string
      readonly all: string
      readonly services: KindWords
      readonly caseStudies: KindWords
      readonly posts: KindWords
      readonly pages: KindWords
    }
    readonly searching: string
    readonly found: PluralWords
    readonly more: string
    readonly nothing: Notice
    readonly servicesHeading: string
    readonly failed: Notice
    readonly withoutScript: string
    readonly allPages: { readonly text: string; readonly path: string }
    readonly shortcut: string
  }
  services: readonly {
    readonly name: string
    readonly summary: string
    readonly path: string
    readonly prices: { readonly lowest: string; readonly path: string }
  }[]
  /** What stands below the field as long as nothing has been looked for, and where nothing was found. */
  lists: ReactNode
  /** What follows as long as nothing has been looked for. */
  children: ReactNode
}

/** What has come of a search. */
type Outcome =
  | { state: 'idle' | 'searching' | 'failed' }
  | { state: 'done'; asked: Asked; answer: Answer; results: readonly Result[] }

/** Letters that a search needs. */
const SHORTEST = 2
/** Milliseconds after a key in which another one may follow. */
const PAUSE = 150
/** Results that are shown at a time, and so few more that they are shown with them. */
const PAGE = 8
const FEW = 2

/** How many results are to be shown next. */
const nextCount = (shown: number, total: number) =>
  total - shown <= PAGE + FEW ? total : shown + PAGE

/** The last outcome, so that a visitor who comes back finds the list as it was. */
let last: Outcome = { state: 'idle' }

/** The field, and what it finds. */
export function Search({ address, heading, lead, words, services, lists, children }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  /** Whether the next change is a search of its own, to come back to. */
  const isSettled = useRef(true)
  const [asked, setAsked] = useState<Asked>({ words: '', kind: '' })
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const finish = (next: Outcome) => {
    last = next
    setOutcome(next)
  }

  useEffect(leaveForeignDocument, [])
  useEffect(() => onSearchKey(() => field.current?.focus()), [])

  // The address says what to search for, at first and after Back; what was typed before counts too.
  useEffect(() => {
    const said = readAddress(address)
    const typed = field.current?.value ?? ''
    const next = said.words || !typed ? said : { ...said, words: typed }
    if (field.current) field.current.value = next.words
    history.replaceState(history.state, '', location.pathname + writeAddress(next))
    setAsked(next)
  }, [address])

  useEffect(() => {
    if (!isSearch(asked)) {
      setOutcome({ state: 'idle' })
      return
    }
    if (last.state === 'done' && writeAddress(last.asked) === writeAddress(asked)) {
      setOutcome(last)
      return
    }
    const stop = new AbortController()
    const isStopped = () => stop.signal.aborted
    const search = async () => {
      setOutcome(now => (now.state === 'done' ? now : { state: 'searching' }))
      try {
        const answer = await ask(withPrefix('/pagefind/'), asked)
        // The first result is shown before the others are asked for.
        for (const count of [Math.min(1, answer.total), nextCount(0, answer.total)]) {
          if (isStopped()) return
          const results = await Promise.all(answer.pages.slice(0, count).map(load => load()))
          if (!isStopped()) finish({ state: 'done', asked, answer, results })
        }
      } catch {
        if (!isStopped()) finish({ state: 'failed' })
      }
    }
    const timer = setTimeout(() => void search(), PAUSE)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [asked])

  const change = (next: Asked, isOwn: boolean) => {
    const url = location.pathname + writeAddress(next)
    if (isOwn) history.pushState({ key: String(Date.now()) }, '', url)
    else history.replaceState(history.state, '', url)
    setAsked(next)
  }
  const type = (text: string) => {
    change({ ...asked, words: text }, isSettled.current && asked.words !== '')
    isSettled.current = false
  }
  const more = async () => {
    if (outcome.state !== 'done') return
    const { answer, results } = outcome
    const further = answer.pages.slice(results.length, nextCount(results.length, answer.total))
    try {
      const loaded = await Promise.all(further.map(load => load()))
      // On the page before the focus is to go there.
      flushSync(() => finish({ ...outcome, results: [...results, ...loaded] }))
      list.current?.querySelectorAll('a')[results.length]?.focus()
    } catch {
      finish({ state: 'failed' })
    }
  }

  /** Arrows go from the field through the results and back, Escape to the field and out of its words. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    const stops = [field.current, ...(list.current?.querySelectorAll('a') ?? [])]
    const place = stops.findIndex(stop => stop === target)
    if (place < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Escape') {
      if (place > 0) field.current?.focus()
      else if (field.current?.value) {
        field.current.value = ''
        type('')
      }
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      stops[place + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    }
  }

  const kindWords: Record<Kind, KindWords> = {
    services: words.kinds.services,
    'case-studies': words.kinds.caseStudies,
    posts: words.kinds.posts,
    pages: words.kinds.pages,
  }
  const found = outcome.state === 'done' ? outcome : undefined
  const serviceAt = (path: string) => services.find(service => service.path === path)
  return (
    // The keys belong to the field and the links within, which have their own roles.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <div className="teal grid search-top">
        <h1 className="l8">{heading}</h1>
        <p className="lead r4 low">{lead}</p>
        <form
          role="search"
          action={withPrefix('/search')}
          onSubmit={event => {
            event.preventDefault()
            isSettled.current = true
          }}
        >
          <SearchField
            words={words.field}
            field={field}
            // The page is the field: who opens it is about to type.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onChange={({ target }) => type(target.value)}
          />
          <p className="search-examples">
            {words.examples.label}
            {words.examples.words.map(example => (
              <Link key={example} to={`/search?q=${encodeURIComponent(example)}`}>
                {example}
              </Link>
            ))}
          </p>
          {/* Before there are words, the lists say what there is to look through. */}
          {isSearch(asked) && (
            <fieldset className="search-kinds">
              <legend className="h4">{words.kinds.label}</legend>
              {(['', ...KINDS] as const).map(kind => (
                <label key={kind}>
                  <input
                    type="radio"
                    name="kind"
                    value={kind}
                    checked={asked.kind === kind}
                    onChange={() => change({ ...asked, kind }, asked.words !== '')}
                  />
                  <span>
                    {kind ? kindWords[kind].many : words.kinds.all}{' '}
                    {found && <b>{countOf(found.answer, kind)}</b>}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
        </form>
      </div>
      <p className="search-off lead">{words.withoutScript}</p>
      {!isSearch(asked) && (
        <>
          {lists}
          {children}
        </>
      )}
      <div className="grid search-found">
        <div role="status">
          <Status outcome={outcome} words={words} />
        </div>
        {found && found.results.length > 0 && (
          <ol ref={list} className="rules search-results">
            {found.results.map(({ path, title, kind, mark, measure, excerpt, ...rest }) => {
              // A service's own name and price say what a study's trade and result say.
              const { trade = serviceAt(path)?.name } = rest
              const { result = serviceAt(path)?.prices.lowest } = rest
              return (
                <li key={path}>
                  <div className="tight">
                    <h3>
                      <Link to={path}>
                        <Marked pieces={markedTitle(title, found.asked.words)} />
                      </Link>
                    </h3>
                    <p className="measure">
                      <Marked pieces={excerpt} />
                    </p>
                  </div>
                  {/* Heard after the title, and seen before it: what a result is compared by. */}
                  <div className="search-what">
                    {result && (
                      <p>
                        <b className="h3">{result}</b> {measure}
                      </p>
                    )}
                    <p className="search-trade">
                      <b>{kindWords[kind].one}</b>
                      {(trade ?? mark) && ' '}
                      {trade}
                      {trade && mark && ', '}
                      {mark && <span className="search-mark">{mark.toLowerCase()}</span>}
                    </p>
                  </div>
                </li>
              )
            })}
          </ol>
        )}
        {found && found.results.length < found.answer.total && (
          <p className="r8">
            <button type="button" className="button quiet" onClick={() => void more()}>
              {words.more}
            </button>
          </p>
        )}
        {found?.answer.total === 0 && (
          <>
            <div className="l4 stack">
              <p className="lead">{words.nothing.text}</p>
              {/* What the chosen kind does not have, another one may. */}
              {found.asked.kind && countOf(found.answer, '') > 0 && (
                <p>
                  <button
                    type="button"
                    className="button quiet"
                    onClick={() => change({ ...found.asked, kind: '' }, true)}
                  >
                    {`${words.kinds.all} ${countOf(found.answer, '')}`}
                  </button>
                </p>
              )}
            </div>
            <div className="r8 stack">
              <h3>{words.servicesHeading}</h3>
              <ul className="rules">
                {nearest(services, found.asked.words).map(service => (
                  <li key={service.path} className="tight">
                    <ServiceLine service={service} />
                    <p className="measure">{service.summary}</p>
                  </li>
                ))}
              </ul>
            </div>
          </>
        )}
        <div className="ends search-end">
          <p className="links">
            <Link to={words.allPages.path}>{words.allPages.text}</Link>
          </p>
          <SearchKey label={words.shortcut} />
        </div>
      </div>
      {found?.answer.total === 0 && lists}
    </div>
  )
}

interface StatusProps {
  outcome: Outcome
  words: SearchProps['words']
}

/** What has come of the search, in a line. */
function Status({ outcome, words }: StatusProps) {
  if (outcome.state !== 'done') {
    if (outcome.state === 'idle') return null
    if (outcome.state === 'searching') return <p>{words.searching}</p>
    return (
      <div className="stack">
        <h2 className="h3">{words.failed.heading}</h2>
        <p>{words.failed.text}</p>
      </div>
    )
  }
  const { asked, answer } = outcome
  const { total } = answer
  const filled = { count: String(total), query: asked.words.trim() }
  return (
    <h2>
      {total === 0 ? fill(words.nothing.heading, filled) : fillCount(words.found, total, filled)}
    </h2>
  )
}

/** Whether there are letters enough to search for. */
const isSearch = ({ words }: Asked): boolean => words.trim().length >= SHORTEST

function countOf({ counts }: Answer, kind: Kind | ''): number {
  return kind ? (counts[kind] ?? 0) : KINDS.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
}

/**
 * A document keeps the policy of the page that it was loaded as, and only this one's lets the search run:
 * where Back leads here within the document of another page, this one is loaded whole.
 */
function leaveForeignDocument(): void {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry && new URL(entry.name).pathname.replace(/\/$/, '') !== location.pathname)
    location.reload()
}
