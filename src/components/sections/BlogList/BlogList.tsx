import { graphql } from 'gatsby'
import { PostItem } from '../PostItem/PostItem'
import './BlogList.css'

/** Posts after the first that have large covers, beside each other. */
const HALVES = 2

interface BlogListProps {
  posts: readonly Queries.PostCardFieldsFragment[]
  /** Whether the first post leads the list, on a field of its own. */
  leads: boolean
}

/** Posts over the whole width of a page: one that leads, two beside each other, then rows. */
export function BlogList({ posts, leads }: BlogListProps) {
  const placeOf = (index: number) => {
    if (!leads || index > HALVES) return undefined
    if (index === 0) return 'deep b-lead'
    return posts.length > HALVES ? 'b-half' : undefined
  }
  return (
    <>
      <ul className="b-list">
        {posts.map((post, index) => (
          <PostItem
            key={post.path}
            post={post}
            level={2}
            className={placeOf(index)}
            isLarge={placeOf(index) !== undefined}
          />
        ))}
      </ul>
    </>
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
    drawing
    thumbnail
  }
`
