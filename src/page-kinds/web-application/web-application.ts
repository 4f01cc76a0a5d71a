/** The only service page with its own design, in six sections. */
import { AddOns, Pricing } from '../../content/pricing'
import { Faq } from '../../content/faq-item'
import { onlyNode } from '../../data-layer/node-model'
import { faqPage, service as offeredService } from '../../structured-data/offered-service'
import { pageKind } from '../page-kind'
import { Service } from '../service/declaration'
import { priceNote } from '../service/prices'
import { WebApplicationPage } from './declaration'

export const webApplication = pageKind({
  path: '/services/web-application-development',
  component: 'src/templates/web-application.tsx',
  type: Service,
  document: 'web-application-development',
  part: WebApplicationPage,
  anchors: ['benefits', 'capabilities', 'process', 'pricing'],
  anchorsFrom: [Pricing, AddOns, Faq],
  searchAs: 'services',
  async structuredData(page) {
    const { model } = page
    const { hero } = await onlyNode(model, WebApplicationPage)
    const { packages } = await onlyNode(model, Pricing)
    const { items: addOns } = await onlyNode(model, AddOns)
    const { items: questions } = await onlyNode(model, Faq)
    const offers = [
      // Packages have starting prices, and add-ons have fixed prices.
      ...packages.map(entry => ({ ...entry, isLowest: true })),
      ...addOns,
    ].map(({ price, period, ...entry }) => ({ ...entry, price: { from: price, per: period } }))
    return [offeredService(page, hero.lead, offers), faqPage(questions)]
  },
  note: priceNote,
})
