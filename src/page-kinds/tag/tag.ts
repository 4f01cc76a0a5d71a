import { allNodes } from '../../data-layer/node-model'
import { listCard, listSchema } from '../list/list-page'
import { collectionKind } from '../page-kind'
import { BLOG, POST_LISTING, usedTags } from '../post/post-list'
import { Tag } from './declaration'

export const tag = collectionKind({
  path: '/blog/tags/:slug',
  name: ({ name }) => name,
  section: BLOG,
  component: 'src/templates/blog.tsx',
  type: Tag,
  lists: { ...POST_LISTING, by: 'tags' },
  searchAs: 'pages',
  all: model => allNodes(model, Tag, [{ name: 'ASC' }]),
  context: usedTags,
  card: page => listCard(page, 'post'),
  structuredData: page =>
    listSchema(page, { heading: page.node.heading, lead: page.node.description }),
  // It's the count of the whole list, so only its first page shows it.
  note: ({ number, count }) => (number > 1 ? undefined : String(count)),
})
