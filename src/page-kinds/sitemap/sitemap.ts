import { ListPage } from '../list/declaration'
import { countCard } from '../list/list-page'
import { fixedKind, MAIN } from '../page-kind'

export const sitemap = fixedKind({
  path: '/sitemap',
  name: 'Sitemap',
  section: MAIN,
  component: 'src/pages/sitemap.tsx',
  type: ListPage,
  file: 'data/pages/sitemap.json',
  changesWith: ['case-studies', 'blog'],
  searchAs: 'pages',
  card: ({ node }, countPages) => countCard(node, countPages(), 'page'),
  structuredData: () => [],
})
