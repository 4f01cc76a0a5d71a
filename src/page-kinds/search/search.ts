import { fixedKind, MAIN } from '../page-kind'
import { SearchPage } from './declaration'

export const search = fixedKind({
  path: '/search',
  name: 'Search',
  section: MAIN,
  component: 'src/pages/search.tsx',
  type: SearchPage,
  unlisted: true,
  searchAs: 'pages',
  card: ({ node }) => ({ heading: node.heading }),
  structuredData: () => [],
})
