import { allNodes, countNodes, type Model } from '../../data-layer/node-model'
import { countCard } from '../list/list-page'
import { collectionKind } from '../page-kind'
import { Post } from '../post/declaration'
import { BLOG, listedPosts, POST_LISTING } from '../post/post-list'
import { Tag } from './declaration'
import { tagMetadata } from './metadata'

const countTagged = (model: Model, slug: string) =>
  countNodes(model, Post, { tags: { elemMatch: { slug: { eq: slug } } } })

export const tag = collectionKind({
  path: '/blog/tags/:slug',
  name: ({ name }) => name,
  section: BLOG,
  component: 'src/templates/blog.tsx',
  type: Tag,
  lists: { ...POST_LISTING, by: 'tags' },
  searchAs: 'pages',
  all: model => allNodes(model, Tag, [{ name: 'ASC' }]),
  metadata: tagMetadata,
  card: ({ node, number, model }) =>
    number > 1
      ? { heading: node.heading, text: `${node.name}, page ${number}` }
      : countCard(node, countTagged(model, node.slug), 'post'),
  structuredData: page =>
    listedPosts(page, { heading: page.node.heading, lead: page.node.description }),
  // It's the count of the whole list, so only its first page shows it.
  note: async ({ node, number, model }) =>
    number > 1 ? undefined : String(await countTagged(model, node.slug)),
})
