import { CaseStudy } from '../case-study/declaration'
import { ListPage } from '../list/declaration'
import { fixedKind, MAIN } from '../page-kind'
import { Post } from '../post/declaration'

export const sitemap = fixedKind({
  path: '/sitemap',
  name: 'Sitemap',
  section: MAIN,
  component: 'src/pages/sitemap.tsx',
  type: ListPage,
  file: 'data/pages/sitemap.json',
  changesWith: [CaseStudy, Post],
  searchAs: 'pages',
  card: ({ node }) => ({ heading: node.heading }),
  structuredData: () => [],
})
