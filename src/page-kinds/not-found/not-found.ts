import { ListPage } from '../list/declaration'
import { fixedKind, MAIN } from '../page-kind'

export const notFound = fixedKind({
  path: '/404',
  name: 'Page not found',
  section: MAIN,
  component: 'src/pages/404.tsx',
  type: ListPage,
  file: 'data/pages/not-found.json',
  unlisted: true,
  searchAs: 'pages',
  card: ({ node }) => ({ heading: node.heading }),
  structuredData: () => [],
})
