import { Team } from '../../content/taxonomy'
import { namedNode } from '../../data-layer/node-model'
import { publishedText } from '../../structured-data/published-text'
import { collectionPage } from '../../structured-data/web-pages'
import { ListPage } from '../list/declaration'
import { listCard } from '../list/list-page'
import { pageKind } from '../page-kind'
import { Service } from '../service/declaration'
import { Tag } from '../tag/declaration'
import { Post } from './declaration'

export const BLOG = 'Blog'

export const blog = pageKind({
  path: '/blog',
  name: 'Blog',
  section: BLOG,
  component: 'src/templates/blog.tsx',
  type: ListPage,
  document: 'blog',
  lists: Post,
  card: page => listCard(page, 'post'),
  structuredData: page => [collectionPage(page, page.node)],
})

export const post = pageKind({
  path: '/blog/:slug',
  section: BLOG,
  component: 'src/templates/post.tsx',
  type: Post,
  anchors: ['contents'],
  searchAs: 'posts',
  order: [{ date: 'DESC' }, { slug: 'ASC' }],
  async card({ node, model }) {
    const { name } = await namedNode(model, Service, node.service)
    const team = await namedNode(model, Team, node.team)
    return { heading: node.title, text: `${name}. ${team.name}` }
  },
  async structuredData(page) {
    const { node, model, siteUrl } = page
    const team = await namedNode(model, Team, node.team)
    const service = await namedNode(model, Service, node.service)
    const tags = await Promise.all(node.tags.map(name => namedNode(model, Tag, name)))
    return [
      {
        '@type': 'BlogPosting',
        ...publishedText(page),
        author: { '@type': 'Organization', name: team.name, url: `${siteUrl}/about` },
        articleSection: service.shortName,
        keywords: tags.map(({ name }) => name).join(', '),
      },
    ]
  },
  subject: async ({ node, model }) => (await namedNode(model, Service, node.service)).name,
})
