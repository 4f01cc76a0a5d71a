import { onlyNode } from '../../data-layer/node-model'
import { service as offeredService } from '../../structured-data/offered-service'
import { collectionPage, faqPage } from '../../structured-data/web-pages'
import { ListPage } from '../list/declaration'
import { listCard } from '../list/list-page'
import { collectionKind, fixedKind } from '../page-kind'
import { Service, ServicePage } from './declaration'
import { allServices, priceCard, priceNote, priceOfRow } from './prices'

export const SERVICES = 'Services'

export const services = fixedKind({
  path: '/services',
  name: 'Services',
  section: SERVICES,
  component: 'src/pages/services.tsx',
  type: ListPage,
  file: 'data/pages/services.json',
  anchors: ['prices'],
  lists: { type: Service },
  searchAs: 'pages',
  card: page => listCard(page, 'service'),
  structuredData: page => [collectionPage(page, page.node)],
})

export const service = collectionKind({
  path: '/services/:slug',
  name: ({ name }) => name,
  section: SERVICES,
  component: 'src/templates/service.tsx',
  type: Service,
  parts: [ServicePage],
  anchors: ['prices'],
  anchorLists: [{ document: ServicePage, field: 'faq' }],
  searchAs: 'services',
  all: allServices,
  card: priceCard,
  async structuredData(page) {
    const { slug, model } = page
    const { lead, pricing, faq } = await onlyNode(model, ServicePage, {
      service: { slug: { eq: slug } },
    })
    const offers = pricing.rows.map(async row => ({
      name: row.name,
      description: row.includes,
      price: await priceOfRow(row, model),
    }))
    return [offeredService(page, lead, await Promise.all(offers)), faqPage(faq)]
  },
  note: priceNote,
})
