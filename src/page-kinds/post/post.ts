import { Team } from '../../content/taxonomy'
import { namedNode } from '../../data-layer/node-model'
import { publishedText } from '../../structured-data/published-text'
import { ListPage } from '../list/declaration'
import { pageKind } from '../page-kind'
import { Service } from '../service/declaration'
import { Post } from './declaration'

export const blog = pageKind({
  path: '/blog',
  name: 'Blog',
  component: 'src/templates/blog.tsx',
  type: ListPage,
  document: 'blog',
  lists: Post,
})

export const post = pageKind({
  path: '/blog/:slug',
  component: 'src/templates/post.tsx',
  type: Post,
  anchors: ['contents'],
  searchAs: 'posts',
  order: [{ date: 'DESC' }, { slug: 'ASC' }],
  async structuredData(page) {
    const { node, model, siteUrl } = page
    const { name } = await namedNode(model, Team, node.team)
    return [
      {
        '@type': 'BlogPosting',
        ...publishedText(page),
        author: { '@type': 'Organization', name, url: `${siteUrl}/about` },
      },
    ]
  },
  subject: async ({ node, model }) => (await namedNode(model, Service, node.service)).name,
})
