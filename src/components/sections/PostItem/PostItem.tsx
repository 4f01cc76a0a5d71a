import { formatDate, formatReadingTime } from '../../../content/format'
import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'

interface PostItemProps {
  post: Queries.PostCardFieldsFragment
  level: 2 | 3
  className?: string | undefined
  /** Whether its cover is a field of its own; otherwise it stands on the page, in one size with the others. */
  isLarge?: boolean
  /** The headline alone, where the page has said and shown enough. */
  short?: boolean
}

/** A post in a list: its cover, headline, summary, day and length. */
export function PostItem({
  post,
  level,
  className,
  isLarge = false,
  short = false,
}: PostItemProps) {
  const { path, unpublished, title, summary, date, readingMinutes, service, drawing, thumbnail } =
    post
  const Heading = `h${level}` as const
  return (
    <li className={className}>
      {!short && <Drawing svg={isLarge ? drawing : thumbnail} className="picture" />}
      <div className="tight">
        <Heading className="h3">
          <Link to={path}>{title}</Link>
        </Heading>
        {!short && <p className="measure">{summary}</p>}
        <p className="small">
          {unpublished && <strong>{unpublished}. </strong>}
          <time dateTime={date}>{formatDate(date)}</time>, {service.shortName},{' '}
          {formatReadingTime(readingMinutes)}
        </p>
      </div>
    </li>
  )
}
