import { Link } from 'gatsby'
import * as styles from './SiteIndex.module.css'

interface SiteIndexProps {
  pages: readonly { readonly path: string; readonly name?: string }[]
}

/** Sections of the site, by the start of their pages' paths; what is in none stands first. */
const SECTIONS = [
  { path: '/services', name: 'Services' },
  { path: '/case-studies', name: 'Case studies' },
  { path: '/blog', name: 'Blog' },
] as const

/** The fields of the sections in turn, so that the longest list stands on ink. */
const FIELDS = ['', 'teal', 'deep'] as const

/** Every page as a link, by section. */
export function SiteIndex({ pages }: SiteIndexProps) {
  const sectionOf = (path: string) =>
    SECTIONS.find(section => path === section.path || path.startsWith(`${section.path}/`))
  const groups = [
    { heading: 'Main pages', pages: pages.filter(({ path }) => !sectionOf(path)) },
    ...SECTIONS.map(section => ({
      heading: section.name,
      pages: pages.filter(({ path }) => sectionOf(path) === section),
    })),
  ]
  return (
    <div>
      {groups.map(({ heading, pages: entries }, index) => (
        <section key={heading} className={`grid band ${FIELDS[index] ?? ''}`}>
          <h2 className="l4">{heading}</h2>
          <ul className={`r8 rules links ${styles.list}`}>
            {entries.map(({ path, name }) => (
              <li key={path}>
                <Link to={path}>{name ?? pageName(path)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The name of a further page of a list, out of its path. */
function pageName(path: string): string {
  const [, section = '', number = ''] = /^\/([^/]+)\/page\/(\d+)$/.exec(path) ?? []
  return `${section.charAt(0).toUpperCase()}${section.slice(1)}, page ${number}`
}
