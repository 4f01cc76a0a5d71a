import { graphql } from 'gatsby'
import { fill } from '../../../charts/fill'
import { useWriting } from '../../../charts/language'

interface SourcesProps {
  words: Pick<Queries.PostWords, 'sources' | 'checked'>
  sources: readonly Queries.SourceFieldsFragment[]
}

/** What a post relies on. */
export function Sources({ words, sources }: SourcesProps) {
  const writing = useWriting()
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
              {date && `, ${writing.day(date)}`}
              {checked && `, ${fill(words.checked, { day: writing.day(checked) })}`}
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
