import { graphql, Link } from 'gatsby'
import { formatDate, formatReadingTime } from '../../../content/format'
import './PostList.css'

interface PostListProps {
  posts: readonly Queries.PostCardFieldsFragment[]
  /** Whether the first post leads the list, larger than the others. */
  leads: boolean
}

/** Posts as rows under rules: day, subject and length at the side, headline and summary beside them. */
export function PostList({ posts, leads }: PostListProps) {
  return (
    <ul className="rules rows">
      {posts.map((post, index) => (
        <li key={post.path} className={leads && index === 0 ? 'pair lead-post' : 'pair'}>
          <p className="small">
            {post.unpublished && <strong>{post.unpublished}. </strong>}
            <time dateTime={post.date}>{formatDate(post.date)}</time>
            {`, ${post.service.shortName}, ${formatReadingTime(post.readingMinutes)}`}
          </p>
          <div className="tight">
            <h2 className="h3">
              <Link to={post.path}>{post.title}</Link>
            </h2>
            <p className="measure">{post.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const postCardFields = graphql`
  fragment PostCardFields on Post {
    path
    unpublished
    title
    summary
    date
    readingMinutes
    service {
      shortName
    }
  }
`
