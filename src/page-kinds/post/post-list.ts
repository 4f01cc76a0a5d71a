/** Lists of posts: the blog, and one list per tag. */
import { namedNode } from '../../data-layer/node-model'
import type { JsonLd } from '../../structured-data/json-ld'
import { collectionPage } from '../../structured-data/web-pages'
import { namesIn, type DescribedPage, type Section } from '../page-kind'
import { Post } from './declaration'

export const BLOG: Section = { id: 'blog', heading: 'Blog' }

/** Their listing. The template links to the tags that posts have. */
export const POST_LISTING = {
  type: Post,
  perPage: 12,
  context: (posts: readonly object[]) => ({
    tags: [...new Set(posts.flatMap(post => namesIn('tags', post)))].sort(),
  }),
}

/** A page of a list of posts as a CollectionPage. Later pages show their number instead of the lead. */
export async function listedPosts(
  { siteUrl, path, name, number, listed, model }: DescribedPage,
  opening: { readonly heading: string; readonly lead: string },
): Promise<JsonLd[]> {
  const { heading, lead } = opening
  const page = { path, ...(number > 1 ? { heading: name } : { heading, lead }) }
  const posts = await Promise.all(listed.map(slug => namedNode(model, Post, slug)))
  return [collectionPage(siteUrl, page, posts, (number - 1) * POST_LISTING.perPage + 1)]
}
