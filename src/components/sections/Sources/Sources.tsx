import { graphql } from 'gatsby'
import { fill, formatDate } from '../../../content/format'

interface SourcesProps {
  words: Pick<Queries.PostWords, 'sources' | 'checked'>
  sources: readonly Queries.SourceFieldsFragment[]
}

/** What a post relies on. */
export function Sources({ words, sources }: SourcesProps) {
  return (
    <section className="grid band">
      <h2 className="h3 l4">{words.sources}</h2>
      <div className="r8">
        <ul className="small rules measure">
          {sources.map(({ title, publisher, date, checked, url }) => (
            <li key={title}>
              {url ? (
                <a href={url} rel="noopener">
                  {title}
                </a>
              ) : (
                <cite>{title}</cite>
              )}
              , {publisher}
              {date && `, ${formatDate(date)}`}
              {checked && `, ${fill(words.checked, { day: formatDate(checked) })}`}
            </li>
          ))}
        </ul>
      </div>
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
