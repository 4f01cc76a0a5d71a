import { Link } from 'gatsby'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import sheet from './SiteIndex.sheet.css'

preloadToolSheet(sheet)

type IndexedPage = Pick<Queries.Route, 'path' | 'name' | 'section' | 'isList' | 'mark' | 'note'>

interface SiteIndexProps {
  pages: readonly IndexedPage[]
  headings: Pick<Queries.SectionNames, (typeof SECTIONS)[number][1]>
  /** Whether these are all pages of the site, so that those of each list can be counted. */
  counted: boolean
}

/** The sections, in order, with the names of their headings. */
const SECTIONS = [
  ['main', 'main'],
  ['services', 'services'],
  ['case-studies', 'caseStudies'],
  ['blog', 'blog'],
] as const

/** The fields of the sections in turn, so that the longest list stands on ink. */
const FIELDS = ['', 'teal', 'deep'] as const

/** Pages as links, by section: first the lists that each section has, then what they list. */
export function SiteIndex({ pages, headings, counted }: SiteIndexProps) {
  const sections = SECTIONS.map(([section, name]) => ({
    section,
    heading: headings[name],
    pages: pages.filter(page => page.section === section),
  })).filter(({ pages }) => pages.length > 0)
  return (
    <div className="i-index">
      <ToolSheet url={sheet} />
      {sections.map(({ section, heading, pages }, index) => {
        const lists = pages.filter(page => page.isList)
        // A list that is called as its section is the section’s heading.
        const named = lists.find(({ name }) => name === heading)
        const further = lists.filter(page => page !== named)
        return (
          <section key={section} className={`grid band ${FIELDS[index] ?? ''}`}>
            <h2>{named ? <Link to={named.path}>{heading}</Link> : heading}</h2>
            <div>
              {byMark(pages.filter(page => !page.isList)).map(([mark, pages]) => (
                <MarkedPages key={mark} pages={pages} mark={mark} counted={counted} />
              ))}
              {further.length > 0 && (
                <ul className="row i-lists">
                  {further.map(({ path, name, note }) => (
                    <li key={path}>
                      <Link to={path}>{name}</Link>
                      {note && ` ${note}`}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        )
      })}
    </div>
  )
}

/** Pages by their marks, so that each mark is said once: over the pages that have it. */
function byMark(pages: readonly IndexedPage[]): readonly (readonly [string, IndexedPage[]])[] {
  const groups = new Map<string, IndexedPage[]>()
  for (const page of pages) {
    const mark = page.mark ?? ''
    groups.set(mark, [...(groups.get(mark) ?? []), page])
  }
  return [...groups]
}

interface MarkedPagesProps {
  pages: readonly IndexedPage[]
  /** What all of them are; nothing for most. */
  mark: string
  counted: boolean
}

/** Pages of one mark, under it and their number. */
function MarkedPages({ pages, mark, counted }: MarkedPagesProps) {
  const Heading = mark ? 'h3' : 'p'
  return (
    <>
      {(mark || counted) && (
        <Heading className="i-head">
          {counted && <b>{pages.length}</b>} {mark}
        </Heading>
      )}
      <ul className="rules">
        {pages.map(({ path, name, note }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}
