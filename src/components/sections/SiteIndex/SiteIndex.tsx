import { formatDate } from '../../../content/format'
import { Link } from 'gatsby'
import { SECTIONS, type Section } from '../../../content/routes/page-kinds'
import { bySubject, groups } from './groups'
import './SiteIndex.css'

type IndexedPage = Pick<
  Queries.Route,
  'path' | 'name' | 'section' | 'isList' | 'kind' | 'mark' | 'note' | 'subject' | 'published'
>

interface SiteIndexWords {
  /** The headings of the sections. */
  readonly headings: Readonly<Record<Section, string>>
  /** What follows a number of pages, by what they are. */
  readonly kinds: Readonly<Record<string, string>>
  /** Over the lists of posts by tag. */
  readonly byTag: string
}

interface SiteIndexProps {
  pages: readonly IndexedPage[]
  words: SiteIndexWords
  /** Whether these are all pages of the site, so that those of each kind can be counted. */
  counted: boolean
}

/** The fields of the sections in turn, so that the longest list stands on ink. */
const FIELDS = ['', 'teal', 'deep'] as const

/**
 * Pages as the index of a book has them: by section, in long sections by subject, the newest of each first;
 * what tells a page from its neighbours stands at the end of its line.
 */
export function SiteIndex({ pages, words, counted }: SiteIndexProps) {
  const sections = SECTIONS.map(section => {
    const heading = words.headings[section]
    const own = pages.filter(page => page.section === section)
    const named = own.find(page => page.isList && page.name === heading)
    return { section, heading, pages: own, named }
  }).filter(({ pages }) => pages.length > 0)
  // A list that is called as its section is a main page; where those do not stand, it is its section’s heading.
  const hasMain = sections.some(({ section }) => section === 'main')
  const mainLists = sections.flatMap(({ named }) => (named ? [{ ...named, isList: false }] : []))
  return (
    <div className="i-index" data-pagefind-ignore>
      {sections.length > 1 && (
        <ul className="i-jump">
          {sections.map(({ section, heading }) => (
            <li key={section}>
              <a href={`#all-${section}`}>{heading}</a>
            </li>
          ))}
        </ul>
      )}
      {sections.map(({ section, heading, pages, named }, index) => {
        const lists = pages.filter(page => page.isList)
        const tags = lists.filter(({ note }) => note)
        const further = lists.filter(page => page !== named && !tags.includes(page))
        return (
          <section
            key={section}
            id={`all-${section}`}
            className={`grid band ${FIELDS[index] ?? ''}`}
          >
            <h2>{named && !hasMain ? <Link to={named.path}>{heading}</Link> : heading}</h2>
            {groups(
              // Among the main pages, after the first of them, stand the lists as well.
              [
                ...pages.slice(0, 1),
                ...(section === 'main' ? mainLists : []),
                ...pages.slice(1),
              ].filter(page => !page.isList),
              ({ kind, mark }) => `${kind} ${mark ?? ''}`,
            ).map(([key, alike]) => (
              <AlikePages key={key} pages={alike} kinds={words.kinds} counted={counted} />
            ))}
            {tags.length > 0 && (
              <div className="i-tags">
                <h3 className="i-subject">{words.byTag}</h3>
                <Rows pages={tags} className="i-short" />
              </div>
            )}
            {further.length > 0 && (
              <ul className="row links">
                {further.map(({ path, name }) => (
                  <li key={path}>
                    <Link to={path}>{name}</Link>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}

interface AlikePagesProps {
  /** Pages of one kind and mark. */
  pages: readonly IndexedPage[]
  kinds: SiteIndexWords['kinds']
  counted: boolean
}

/** Pages under what is true of all of them: how many they are, of what, and their mark. */
function AlikePages({ pages, kinds, counted }: AlikePagesProps) {
  const [{ kind, mark } = { kind: '', mark: null }] = pages
  // Of pages that have nothing in common the number says nothing.
  const isCounted = counted && pages.length > 1 && kind !== 'pages'
  const isHeaded = isCounted || Boolean(mark)
  const noun = kinds[kind] ?? ''
  const subjects = bySubject(pages)
  const Subject = isHeaded ? 'h4' : 'h3'
  return (
    <div className="i-part">
      {isHeaded && (
        <h3 className="i-head">
          {isCounted ? (
            <>
              <b>{pages.length}</b> {[noun, mark?.toLowerCase()].filter(Boolean).join(', ')}
            </>
          ) : (
            mark
          )}
        </h3>
      )}
      {subjects.length > 0 ? (
        <ul className="i-subjects">
          {subjects.map(([subject, entries]) => (
            <li key={subject}>
              <Subject className="i-subject">{subject}</Subject>
              <Rows pages={entries} className="i-dated" />
            </li>
          ))}
        </ul>
      ) : (
        <Rows pages={pages} className={pages.some(({ note }) => note) ? '' : 'i-short'} />
      )}
    </div>
  )
}

interface RowsProps {
  pages: readonly IndexedPage[]
  className: string
}

/** A page a line: its name, and at the end what tells it from its neighbours, or the month in which it came. */
function Rows({ pages, className }: RowsProps) {
  return (
    <ul className={`i-rows ${className}`}>
      {pages.map(({ path, name, note, subject, published }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
          {note && <small>{note}</small>}
          {subject && published && (
            <small>
              <time dateTime={published}>{formatDate(published.slice(0, 'YYYY-MM'.length))}</time>
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}
