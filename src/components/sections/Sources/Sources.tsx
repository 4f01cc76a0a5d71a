import { graphql } from 'gatsby'
import { formatDate } from '../../../content/format'

/** The sources of a post. */
export function Sources({ sources }: { sources: readonly Queries.SourceFieldsFragment[] }) {
  return (
    <section className="grid band">
      <h2 className="h3 l4">Sources</h2>
      <ul className="small cols rules r8">
        {sources.map(({ title, publisher, date, checked, url }) => (
          <li key={title}>
            {/* Reader views only count text in paragraphs. */}
            <p>
              {url ? (
                <a href={url} rel="noopener">
                  {title}
                </a>
              ) : (
                <cite>{title}</cite>
              )}
              {`, ${publisher}`}
              {date && `, ${formatDate(date)}`}
              {checked && `, accessed ${formatDate(checked)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const sourceFields = graphql`
  fragment SourceFields on PostSource {
    title
    publisher
    date
    checked
    url
  }
`
