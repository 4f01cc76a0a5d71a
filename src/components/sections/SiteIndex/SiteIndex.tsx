import { Link } from 'gatsby'
import './SiteIndex.css'

/** Every page by section. Long sections are divided by subject. */
export function SiteIndex({ pages }: { pages: Queries.SitemapPageQuery['routes'] }) {
  const headings = [...new Set(pages.map(({ sectionName }) => sectionName))]
  return headings.map(heading => {
    const own = pages.filter(({ sectionName }) => sectionName === heading)
    const subjects = [...new Set(own.map(({ subject }) => subject ?? ''))].sort((a, b) =>
      a.localeCompare(b, 'en-US'),
    )
    const marks = own.flatMap(({ mark }) => mark ?? [])
    const isCommon = new Set(marks).size === 1 && marks.length > own.length / 2
    return (
      <section key={heading} className="grid band" data-pagefind-ignore>
        <div className="l4 tight">
          <h2>{heading}</h2>
          {/* If most pages have the same label, show it once. */}
          {isCommon && <p>{marks[0]}</p>}
        </div>
        <div className="r8 i-list links">
          {subjects.map(subject => (
            <div key={subject}>
              {subject && <h3>{subject}</h3>}
              <ul>
                {own
                  .filter(page => (page.subject ?? '') === subject)
                  .map(({ path, name, note, mark }) => (
                    <li key={path}>
                      <Link to={path}>{name}</Link>
                      {note && <small>{`\u00a0· ${note}`}</small>}
                      {mark && !isCommon && <small>{`\u00a0· ${mark}`}</small>}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    )
  })
}
