import { Link } from 'gatsby'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import sheet from './SiteIndex.sheet.css'

preloadToolSheet(sheet)

interface SiteIndexProps {
  pages: readonly Pick<Queries.Route, 'path' | 'name' | 'section' | 'mark'>[]
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

/** Pages as links, by section. */
export function SiteIndex({ pages, headings }: SiteIndexProps) {
  const sections = SECTIONS.map(([section, name]) => ({
    heading: headings[name],
    pages: pages.filter(page => page.section === section),
  })).filter(({ pages }) => pages.length > 0)
  return (
    <div className="i-index">
      <ToolSheet url={sheet} />
      {sections.map(({ heading, pages }, index) => (
        <section key={heading} className={`grid band ${FIELDS[index] ?? ''}`}>
          <h2 className="l4">{heading}</h2>
          <ul className="r8 rules">
            {pages.map(({ path, name, mark }) => (
              <li key={path}>
                <Link to={path}>{mark ? `${name} (${mark.toLowerCase()})` : name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
