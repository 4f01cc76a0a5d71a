import { allNodes, namedNode, type Model } from '../../data-layer/node-model'
import { webPage } from '../../structured-data/web-pages'
import { exampleLabel } from '../case-study/provenance'
import { collectionKind, MAIN } from '../page-kind'
import { Service } from '../service/declaration'
import { allServices } from '../service/prices'
import { SERVICES } from '../service/service'
import { TextPage } from './declaration'

/** All text pages, with examples in the order of their services. */
async function allTextPages(model: Model) {
  const services = await allServices(model)
  const place = (example: string | undefined) => services.findIndex(({ slug }) => slug === example)
  const pages = await allNodes(model, TextPage, [{ slug: 'ASC' }])
  return [...pages].sort((a, b) => place(a.example) - place(b.example))
}

/** Its path matches those of other kinds, so it comes last in the registry. */
export const textPage = collectionKind({
  path: '/:slug',
  name: ({ title }) => title,
  section: MAIN,
  sectionOf: ({ example }) => (example ? SERVICES : undefined),
  component: 'src/templates/text-page.tsx',
  type: TextPage,
  anchors: ['contents'],
  searchAs: 'pages',
  all: allTextPages,
  card: ({ node }) => ({ heading: node.title, text: node.lead }),
  structuredData: page => [webPage('WebPage', page, { ...page.node, heading: page.node.title })],
  mark: async ({ node, model }) => (await exampleLabel(node, model)).mark,
  note: async ({ node: { example }, model }) =>
    example && (await namedNode(model, Service, example)).shortName,
})
