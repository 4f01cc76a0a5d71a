import { Link } from 'gatsby'
import './SiteIndex.css'

/** Every page by section. */
export function SiteIndex({ pages }: { pages: Queries.SitemapPageQuery['routes'] }) {
  const headings = [...new Set(pages.map(({ sectionName }) => sectionName))]
  return headings.map(heading => {
    const own = pages.filter(({ sectionName }) => sectionName === heading)
    const marks = own.flatMap(({ mark }) => mark ?? [])
    const isCommon = new Set(marks).size === 1 && marks.length >= own.length - 1
    return (
      <section key={heading} className="grid band" data-pagefind-ignore>
        <div className="l4 tight">
          <h2>{heading}</h2>
          {/* If every page has the same label, except the list itself, show it once. */}
          {isCommon && <p>{marks[0]}</p>}
        </div>
        <ul className="r8 i-list links">
          {own.map(({ path, name, note, subject, mark }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
              {[note, subject, !isCommon && mark].map(
                detail => detail && <small key={detail}>{`\u00a0· ${detail}`}</small>,
              )}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
