import { PostItem } from '../PostItem/PostItem'
import * as styles from './PostList.module.css'

interface PostListProps {
  posts: readonly Queries.PostCardFieldsFragment[]
  /** Headlines alone, where the page has said and shown enough. */
  short?: boolean
}

/** Posts as a list of headlines beside a band's heading, each with its cover. */
export function PostList({ posts, short }: PostListProps) {
  return (
    <ul className={short ? 'rules' : `rules ${styles.list}`}>
      {posts.map(post => (
        <PostItem key={post.path} post={post} level={3} short={short} />
      ))}
    </ul>
  )
}
