import { Fragment } from 'react'
import { Link } from 'gatsby'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb'
import { TermList } from '../TermList/TermList'
import { Drawing } from '../../ui/Drawing/Drawing'
import { useWriting } from '../../graphics/language'

interface PostOpeningProps {
  post: Queries.PostOpeningFieldsFragment
  words: Pick<
    Queries.PostWords,
    'author' | 'published' | 'updated' | 'readingTime' | 'service' | 'tags'
  >
  crumbs: Queries.RouteFieldsFragment['crumbs']
  /** What the breadcrumb is called. */
  breadcrumb: string
}

/**
 * The opening of a post: headline and summary on the field whose sign stands on its foot, then who wrote it,
 * when, about what.
 */
export function PostOpening({ post, words, crumbs, breadcrumb }: PostOpeningProps) {
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
    <header>
      <div className={post.field}>
        <Breadcrumb crumbs={crumbs} label={breadcrumb} />
        <div className="grid opening">
          <div className="l6 stack note">
            <h1 className="h2">{title}</h1>
            <p className="lead">{summary}</p>
          </div>
          <Drawing svg={drawing} className="half picture flush low" />
        </div>
      </div>
      <div className="note">
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
