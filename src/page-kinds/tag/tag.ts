import { allNodes } from '../../data-layer/node-model'
import { collectionPage } from '../../structured-data/web-pages'
import { listCard } from '../list/list-page'
import { collectionKind } from '../page-kind'
import { Post } from '../post/declaration'
import { BLOG } from '../post/post'
import { Tag } from './declaration'

export const tag = collectionKind({
  path: '/blog/tags/:slug',
  name: ({ name }) => name,
  section: BLOG,
  component: 'src/templates/blog.tsx',
  type: Tag,
  lists: { type: Post, by: 'tags' },
  searchAs: 'pages',
  all: model => allNodes(model, Tag, [{ name: 'ASC' }]),
  card: page => listCard(page, 'post'),
  structuredData: page => [collectionPage(page, { ...page.node, lead: page.node.description })],
  note: ({ listed }) => String(listed.length),
})
