import { onlyNode } from '../../data-layer/node-model'
import { faqPage, service as offeredService } from '../../structured-data/offered-service'
import { ListPage } from '../list/declaration'
import { pageKind } from '../page-kind'
import { Service, ServicePage } from './declaration'
import { priceNote, priceOfRow } from './prices'

export const services = pageKind({
  path: '/services',
  name: 'Services',
  type: ListPage,
  document: 'services',
  anchors: ['prices'],
  lists: Service,
})

export const service = pageKind({
  path: '/services/:slug',
  component: 'src/templates/service.tsx',
  type: Service,
  part: ServicePage,
  anchors: ['prices'],
  anchorsFrom: [ServicePage],
  searchAs: 'services',
  order: [{ order: 'ASC' }],
  async structuredData(page) {
    const { node, model } = page
    const { lead, pricing, faq } = await onlyNode(model, ServicePage, {
      service: { slug: { eq: node.slug } },
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
