import { Link } from 'gatsby'
import * as styles from './SiteIndex.module.css'

interface SiteIndexProps {
  pages: readonly { readonly path: string; readonly name: string; readonly section: string }[]
}

/** The sections' headings, in order. */
const SECTIONS = {
  main: 'Main pages',
  services: 'Services',
  'case-studies': 'Case studies',
  blog: 'Blog',
} as const

/** The fields of the sections in turn, so that the longest list stands on ink. */
const FIELDS = ['', 'teal', 'deep'] as const

/** Every page as a link, by section. */
export function SiteIndex({ pages }: SiteIndexProps) {
  return (
    <div>
      {Object.entries(SECTIONS).map(([section, heading], index) => (
        <section key={section} className={`grid band ${FIELDS[index] ?? ''}`}>
          <h2 className="l4">{heading}</h2>
          <ul className={`r8 rules links ${styles.list}`}>
            {pages
              .filter(page => page.section === section)
              .map(({ path, name }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
