import { Link } from 'gatsby'
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
  }[]
  level?: 2 | 3
}

/** Posts as a list of headlines. */
export function PostList({ posts, level = 3 }: PostListProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.list}>
      {posts.map(({ path, title, summary, date, readingMinutes, service }) => (
        <li key={path}>
          <Heading className={styles.title}>
            <Link to={path}>{title}</Link>
          </Heading>
          <p className="measure">{summary}</p>
          <p className="small">
            <time dateTime={date}>{formatDay(date)}</time>, {service.shortName}, {readingMinutes}{' '}
            minutes
          </p>
        </li>
      ))}
    </ul>
  )
}
