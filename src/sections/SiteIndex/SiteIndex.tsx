import { Link } from 'gatsby'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import sheet from './SiteIndex.sheet.css'

preloadToolSheet(sheet)

interface SiteIndexProps {
  pages: readonly Pick<Queries.Route, 'path' | 'name' | 'section' | 'isList' | 'mark'>[]
  headings: Pick<Queries.SectionNames, (typeof SECTIONS)[number][1]>
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
export function SiteIndex({ pages, headings }: SiteIndexProps) {
  const sections = SECTIONS.map(([section, name]) => ({
    heading: headings[name],
    pages: pages.filter(page => page.section === section),
  })).filter(({ pages }) => pages.length > 0)
  return (
    <div className="i-index">
      <ToolSheet url={sheet} />
      {sections.map(({ heading, pages }, index) => {
        const lists = pages.filter(page => page.isList)
        // A list that is called as its section is the section’s heading.
        const named = lists.find(({ name }) => name === heading)
        return (
          <section key={heading} className={`grid band ${FIELDS[index] ?? ''}`}>
            <h2 className="l4">{named ? <Link to={named.path}>{heading}</Link> : heading}</h2>
            <div className="r8 stack">
              <Links pages={lists.filter(page => page !== named)} className="row i-lists" />
              <Links pages={pages.filter(page => !page.isList)} className="rules" />
            </div>
          </section>
        )
      })}
    </div>
  )
}

function Links({ pages, className }: Pick<SiteIndexProps, 'pages'> & { className: string }) {
  if (pages.length === 0) return null
  return (
    <ul className={className}>
      {pages.map(({ path, name, mark }) => (
        <li key={path}>
          <Link to={path}>
            {name}
            {mark && <small>{` (${mark.toLowerCase()})`}</small>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
