import { Fragment } from 'react'
import { Link } from 'gatsby'
import { TermList } from '../TermList/TermList'
import { Drawing } from '../../ui/Drawing/Drawing'
import { useWriting } from '../../graphics/language'

interface PostOpeningProps {
  post: Queries.PostOpeningFieldsFragment
  words: Pick<
    Queries.PostWords,
    'author' | 'published' | 'updated' | 'readingTime' | 'service' | 'tags'
  >
}

/** The opening of a post: headline, summary, who wrote it, when, about what. */
export function PostOpening({ post, words }: PostOpeningProps) {
  const writing = useWriting()
  const { title, summary, date, updated, readingMinutes, author, service, tags, drawing } = post
  const day = (value: string) => <time dateTime={value}>{writing.day(value)}</time>
  const tagLinks = tags.map((tag, index) => (
    <Fragment key={tag.path}>
      {index > 0 && ', '}
      <Link to={tag.path}>{tag.name}</Link>
    </Fragment>
  ))
  return (
    <header className="grid band">
      <div className="l8 stack">
        <h1 className="h2">{title}</h1>
        <p className="lead measure">{summary}</p>
      </div>
      <Drawing svg={drawing} className="r4 picture flush-end low" />
      <div className="small">
        <TermList
          terms={[
            { term: words.author, value: author.name },
            { term: words.published, value: day(date) },
            ...(updated ? [{ term: words.updated, value: day(updated) }] : []),
            { term: words.readingTime, value: writing.readingTime(readingMinutes) },
            { term: words.service, value: <Link to={service.path}>{service.shortName}</Link> },
            { term: words.tags, value: tagLinks },
          ]}
        />
      </div>
    </header>
  )
}
