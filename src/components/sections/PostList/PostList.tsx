import { graphql, Link } from 'gatsby'
import { formatCount, formatDate } from '../../../content/format'
import './PostList.css'

/** Posts in rows: date, subject, and length, then title and summary. The first title is larger. */
export function PostList({ posts }: { posts: readonly Queries.PostCardFieldsFragment[] }) {
  return (
    <ul className="rules rows posts">
      {posts.map(post => (
        <li key={post.path} className="post">
          <p className="small">
            {post.unpublished && <strong>{post.unpublished}. </strong>}
            <time dateTime={post.date}>{formatDate(post.date)}</time>
            {`, ${post.service.shortName}, ${formatCount(post.readingMinutes, 'minute')}`}
          </p>
          <div className="tight">
            <h2 className="h3">
              <Link to={post.path}>{post.title}</Link>
            </h2>
            <p>{post.summary}</p>
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
