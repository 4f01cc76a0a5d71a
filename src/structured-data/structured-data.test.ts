import siteData from '../../data/site.json'
import type { Site } from '../content/site'
import { business } from './business'
import { service } from './offered-service'
import { publishedText } from './published-text'

const SITE = 'https://a.example'
const FACTS: Site = {
  ...(siteData as Site),
  name: 'Agency',
  blurb: 'What it is.',
  language: 'en',
  email: 'hello@a.example',
  priceRange: '$$',
  hours: { days: ['Monday', 'Friday'], opens: '09:00', closes: '18:00' },
  rating: { value: 4.9, best: 5, count: 127 },
}
const page = { siteUrl: SITE, site: FACTS, path: '/blog/a', image: `${SITE}/social/blog/a.png` }

/** Returns an object as it appears on the page. */
const json = (object: object) => JSON.parse(JSON.stringify(object)) as Record<string, unknown>

test('a service has offers with a price, a starting price, or a range, one-time or per unit', () => {
  const { hasOfferCatalog } = json(
    service({ ...page, name: 'Web apps' }, 'What it is.', [
      { name: 'Starter', description: 'A', price: { from: 5000, per: 'once' }, isLowest: true },
      { name: 'Audit', description: 'B', price: { from: 100, to: 200, per: 'once' } },
      { name: 'Support', description: 'C', price: { from: 300, per: 'month' } },
      { name: 'Page', description: 'D', price: { from: 10, to: 20, per: 'page' } },
    ]),
  ) as { hasOfferCatalog: { itemListElement: Record<string, unknown>[] } }
  const offers = hasOfferCatalog.itemListElement
  const priceCurrency = 'USD'
  expect(offers.map(entry => entry.name)).toEqual(['Starter', 'Audit', 'Support', 'Page'])
  expect(offers.map(entry => entry.priceSpecification)).toEqual([
    { '@type': 'PriceSpecification', minPrice: 5000, priceCurrency },
    { '@type': 'PriceSpecification', minPrice: 100, maxPrice: 200, priceCurrency },
    {
      '@type': 'UnitPriceSpecification',
      price: 300,
      priceCurrency,
      unitCode: 'MON',
      unitText: 'month',
    },
    {
      '@type': 'UnitPriceSpecification',
      // Google requires a single price and a unit code.
      price: 10,
      minPrice: 10,
      maxPrice: 20,
      priceCurrency,
      unitCode: 'C62',
      unitText: 'page',
    },
  ])
})

test('a text has a headline, dates, an image, and a publisher', () => {
  const node = { title: 'A title', summary: 'A summary.', date: '2025-01-01' }
  const text = json(publishedText({ ...page, node }))
  expect(text).toMatchObject({
    headline: 'A title',
    description: 'A summary.',
    url: `${SITE}/blog/a`,
    image: page.image,
    datePublished: '2025-01-01',
    publisher: { '@type': 'Organization', name: 'Agency' },
  })
  expect(text).not.toHaveProperty('dateModified')
  const changed = { ...node, updated: '2025-02-01' }
  expect(publishedText({ ...page, node: changed })).toHaveProperty('dateModified', '2025-02-01')
})

test('the business has contact details and company facts, if known', () => {
  expect(json(business({ ...page, site: { ...FACTS, telephone: '+44 1' } }))).toMatchObject({
    email: FACTS.email,
    telephone: '+44 1',
  })
  const company = {
    legalName: 'Example LLC',
    address: { street: '1 Main Street', locality: 'Springfield', country: 'US' },
  }
  const known = json(business({ ...page, site: { ...FACTS, company } }))
  expect(known).toMatchObject({
    legalName: 'Example LLC',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Main Street',
      addressLocality: 'Springfield',
      addressCountry: 'US',
    },
  })
  expect(known).not.toHaveProperty('address.postalCode')
})
