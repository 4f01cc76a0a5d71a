import { formatDate, formatReadingTime } from '../../../content/format'
import { Fragment } from 'react'
import { graphql, Link } from 'gatsby'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb'
import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './PostOpening.module.css'

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
 * The opening of a post: headline, summary and, in a line or two, who wrote it, when, about what, on the field
 * whose sign stands on its foot.
 */
export function PostOpening({ post, words, crumbs, breadcrumb }: PostOpeningProps) {
  const { title, summary, date, updated, readingMinutes, author, service, tags, drawing } = post
  const day = (value: string) => <time dateTime={value}>{formatDate(value)}</time>
  const tagLinks = tags.map((tag, index) => (
    <Fragment key={tag.path}>
      {index > 0 && ', '}
      <Link to={tag.path}>{tag.name}</Link>
    </Fragment>
  ))
  const terms = [
    { term: words.author, value: author.name },
    { term: words.published, value: day(date) },
    ...(updated ? [{ term: words.updated, value: day(updated) }] : []),
    { term: words.readingTime, value: formatReadingTime(readingMinutes) },
    { term: words.service, value: <Link to={service.path}>{service.shortName}</Link> },
    { term: words.tags, value: tagLinks },
  ]
  return (
    <header>
      <div className={post.field}>
        <Breadcrumb crumbs={crumbs} label={breadcrumb} />
        <div className="grid opening">
          <div className="l6 ends note">
            <div className="stack">
              <h1 className="h2">{title}</h1>
              <p className="lead">{summary}</p>
            </div>
            <ul className="row small links low opening" data-pagefind-ignore>
              {terms.map(({ term, value }) => (
                <li key={term}>
                  {term} <b className="h4">{value}</b>
                </li>
              ))}
            </ul>
          </div>
          <Drawing svg={drawing} className={`half picture flush low ${styles.sign}`} />
        </div>
      </div>
    </header>
  )
}

export const postOpeningFields = graphql`
  fragment PostOpeningFields on Post {
    title
    summary
    date
    updated
    readingMinutes
    drawing
    field
    author {
      name
    }
    service {
      slug
      shortName
      path
    }
    tags {
      ...TagLinkFields
    }
  }
`
