/** Lists of posts: the blog, and one list per tag. */
import { PER_PAGE } from '../list/list-page'
import { namesIn } from '../page-kind'
import { Post } from './declaration'

export const BLOG = 'Blog'

export const POST_LISTING = { type: Post, perPage: PER_PAGE }

/** The tags that posts have. The template of both lists links to them. */
export const usedTags = (_: unknown, posts: readonly object[]) => ({
  tags: [...new Set(posts.flatMap(post => namesIn('tags', post)))].sort(),
})
