import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'
import { formatDay } from '../../ui/format-day'
import * as styles from './PostList.module.css'

interface PostListProps {
  posts: readonly {
    readonly path: string
    readonly title: string
    readonly summary: string
    readonly date: string
    readonly readingMinutes: number
    readonly service: { readonly shortName: string }
    /** The cover. */
    readonly drawing: string
  }[]
  level?: 2 | 3
}

/** Posts as a list of headlines, each with its cover. */
export function PostList({ posts, level = 3 }: PostListProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={`rules ${styles.list}`}>
      {posts.map(({ path, title, summary, date, readingMinutes, service, drawing }) => (
        <li key={path}>
          <Drawing svg={drawing} className="picture" />
          <div className="tight">
            <Heading className="h3">
              <Link to={path}>{title}</Link>
            </Heading>
            <p className="measure">{summary}</p>
            <p className="small">
              <time dateTime={date}>{formatDay(date)}</time>, {service.shortName}, {readingMinutes}{' '}
              minutes
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
