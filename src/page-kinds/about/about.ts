import { Team } from '../../content/taxonomy'
import { allNodes } from '../../data-layer/node-model'
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
  async card({ node: { heading }, model }) {
    const teams = await allNodes(model, Team)
    return { heading, items: teams.map(({ name }) => ({ name })) }
  },
  structuredData: ({ siteUrl, path, node }) => [webPage(siteUrl, 'AboutPage', { ...node, path })],
})
