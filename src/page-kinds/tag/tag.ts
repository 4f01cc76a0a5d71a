import { pageKind } from '../page-kind'
import { Post } from '../post/declaration'
import { Tag } from './declaration'

export const tag = pageKind({
  path: '/blog/tags/:slug',
  component: 'src/templates/blog.tsx',
  type: Tag,
  lists: Post,
  listedBy: 'tags',
  order: [{ name: 'ASC' }],
  note: ({ listed }) => String(listed.length),
})
