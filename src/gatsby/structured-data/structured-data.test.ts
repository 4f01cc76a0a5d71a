import { blogPosting } from './blog-posting'
import { breadcrumbList } from './breadcrumbs'
import { business, type BusinessFacts } from './business'
import { faqPage } from './faq-page'
import { service } from './service'
import { webSite } from './web-site'

const SITE = 'https://a.example'
/** An object as machines read it. */
const read = (object: object) => JSON.parse(JSON.stringify(object)) as Record<string, unknown>

const FACTS: BusinessFacts & { language: 'en' } = {
  name: 'Agency',
  language: 'en',
  blurb: 'What it says of itself.',
  email: 'hello@a.example',
  priceRange: '$$',
  hours: { days: ['Monday', 'Friday'], opens: '09:00', closes: '18:00' },
  rating: { value: 4.9, best: 5, count: 127 },
}

test('every object says what it is, in schema.org’s vocabulary, and survives JSON', () => {
  const objects = [
    business(SITE, FACTS),
    webSite(SITE, FACTS),
    breadcrumbList(SITE, [{ name: 'Home', path: '/' }]),
    faqPage([{ question: 'Q?', answer: 'A.' }]),
    service(SITE, FACTS, { name: 'S', path: '/services/s', description: 'T' }),
  ]
  expect(objects.map(object => read(object)['@type'])).toEqual([
    'ProfessionalService',
    'WebSite',
    'BreadcrumbList',
    'FAQPage',
    'Service',
  ])
  for (const object of objects) {
    expect(read(object)['@context']).toBe('https://schema.org')
    expect(JSON.parse(JSON.stringify(object))).toEqual(object)
  }
})

test('the business has its hours, price range and rating as they are given', () => {
  expect(business(SITE, FACTS)).toMatchObject({
    name: FACTS.name,
    url: `${SITE}/`,
    priceRange: FACTS.priceRange,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Friday'],
      opens: FACTS.hours.opens,
      closes: FACTS.hours.closes,
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: FACTS.rating.value,
      bestRating: FACTS.rating.best,
      reviewCount: FACTS.rating.count,
    },
  })
})

test('the site, the services and the posts point to the one business', () => {
  const id = read(business(SITE, FACTS))['@id']
  expect(id).toMatch(/^https:\/\/a\.example\/#/)
  expect(read(webSite(SITE, FACTS)).publisher).toMatchObject({ '@id': id })
  const facts = { name: 'S', path: '/s', description: 'T' }
  expect(read(service(SITE, FACTS, facts)).provider).toMatchObject({ '@id': id, name: FACTS.name })
})

test('a breadcrumb is numbered from one, with whole addresses', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
  ]
  expect(read(breadcrumbList(SITE, crumbs)).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${SITE}/blog` },
  ])
})

test('questions and answers are given word for word, in order', () => {
  const items = [
    { question: 'One?', answer: 'First “answer” < & >.' },
    { question: 'Two?', answer: 'Second.' },
  ]
  const { mainEntity } = read(faqPage(items)) as { mainEntity?: object[] }
  expect(mainEntity).toEqual(
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  )
})

describe('a service', () => {
  const facts = { name: 'Web apps', path: '/services/web', description: 'What it is.' }
  const priced = (name: string, price: number, period: 'once' | 'month') => ({
    name,
    price,
    period,
    description: `About ${name}.`,
  })

  test('without prices has no catalogue', () => {
    expect(service(SITE, FACTS, facts)).not.toHaveProperty('hasOfferCatalog')
  })

  test('offers its packages from a lowest price, its add-ons at a price, months by the month', () => {
    const { hasOfferCatalog } = read(
      service(SITE, FACTS, facts, {
        packages: [priced('Starter', 5000, 'once')],
        addOns: [priced('Page', 500, 'once'), priced('Support', 300, 'month')],
      }),
    ) as { hasOfferCatalog?: { itemListElement: object[] } }
    expect(hasOfferCatalog?.itemListElement).toEqual([
      {
        '@type': 'Offer',
        name: 'Starter',
        description: 'About Starter.',
        priceSpecification: { '@type': 'PriceSpecification', minPrice: 5000, priceCurrency: 'USD' },
      },
      {
        '@type': 'Offer',
        name: 'Page',
        description: 'About Page.',
        priceSpecification: { '@type': 'PriceSpecification', price: 500, priceCurrency: 'USD' },
      },
      {
        '@type': 'Offer',
        name: 'Support',
        description: 'About Support.',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 300,
          priceCurrency: 'USD',
          unitCode: 'MON',
          unitText: 'month',
        },
      },
    ])
  })
})

describe('a post', () => {
  const post = {
    title: 'A title',
    summary: 'A summary.',
    path: '/blog/a',
    date: '2025-01-01',
    updated: null,
    author: { name: 'The team' },
    service: { name: 'SEO' },
    tags: [{ name: 'One' }, { name: 'Two' }],
  }

  test('has headline, day, author, picture and publisher', () => {
    expect(blogPosting(SITE, FACTS, `${SITE}/social/blog/a.png`, post)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'A title',
      description: 'A summary.',
      url: `${SITE}/blog/a`,
      mainEntityOfPage: `${SITE}/blog/a`,
      image: `${SITE}/social/blog/a.png`,
      datePublished: '2025-01-01',
      author: { '@type': 'Organization', name: 'The team' },
      keywords: 'One, Two',
    })
  })

  test('names the day of a change only where there was one', () => {
    expect(blogPosting(SITE, FACTS, `${SITE}/x.png`, post)).not.toHaveProperty('dateModified')
    const changed = { ...post, updated: '2025-02-01' }
    expect(read(blogPosting(SITE, FACTS, `${SITE}/x.png`, changed)).dateModified).toBe('2025-02-01')
  })
})
