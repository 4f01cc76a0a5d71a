import { graphql, Link } from 'gatsby'
import { formatCount, formatDate } from '../../../content/format'
import './PostList.css'

/**
 * Posts in rows: date, subject, and length, then title and summary, then a thumbnail of the post’s first chart. The first
 * is larger.
 */
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
          {post.figure && <Bars values={post.figure} />}
        </li>
      ))}
    </ul>
  )
}

/** A thumbnail chart: bars without labels. The post has the full chart. */
const Bars = ({ values }: { values: readonly number[] }) => (
  <svg viewBox={`0 0 ${values.length} 1`} preserveAspectRatio="none" aria-hidden="true">
    {values.map((value, index) => {
      const height = value / Math.max(...values)
      return (
        <rect key={index} className="g-f" x={index} y={1 - height} width="0.9" height={height} />
      )
    })}
  </svg>
)

export const postCardFields = graphql`
  fragment PostCardFields on Post {
    path
    unpublished
    title
    summary
    date
    readingMinutes
    figure
    service {
      shortName
    }
  }
`
