import { webPage } from '../../structured-data/web-pages'
import { fixedKind, MAIN } from '../page-kind'
import { AboutPage } from './declaration'

export const about = fixedKind({
  path: '/about',
  name: 'About',
  section: MAIN,
  component: 'src/pages/about.tsx',
  type: AboutPage,
  searchAs: 'pages',
  card: ({ node }) => ({ heading: node.heading }),
  structuredData: page => [webPage('AboutPage', page, page.node)],
})
