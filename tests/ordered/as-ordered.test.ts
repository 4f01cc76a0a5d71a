/**
 * Tests what the specification lists: routes, menus, business details, and numbers on the web application page.
 * If the owner changes any of these, change the expected values here too.
 */
import type { AddOns } from '../../src/content/pricing'
import type { Brand } from '../../src/content/brand'
import type { Navigation } from '../../src/content/navigation'
import { dataFiles, readData } from '../support/content'
import { facts, page, paths, plain, structuredData, textOf, textsOf } from '../built/site'

/** From section 1 of the specification. */
const SERVICES = `seo ppc web-design web-application-development mobile-app-development social-media
  content-marketing email-marketing`.split(/\s+/)

/** From section 2, which says there are 32 but names 38. */
const CASE_STUDIES = `
  app-store-optimization auto-repair-shop automotive-dealership-ppc b2b-email-nurturing
  b2b-software-blog b2b-software-ppc dental-practice-group e-commerce-fashion-store
  ecommerce-checkout-optimization ecommerce-email-campaigns ecommerce-product-content
  educational-institution elearning-platform-ppc electronics-store-ppc fashion-boutique-social-media
  financial-education-platform financial-services-ppc fitness-studio-chain healthcare-content-hub
  healthcare-email-automation healthcare-equipment-ppc healthcare-provider-network
  home-services-company landing-page-optimization legal-services-firm local-restaurant-chain
  luxury-hotel-web-design manufacturing-company manufacturing-technical-docs mobile-app-conversion
  mobile-app-monetization mobile-app-retention mobile-app-user-acquisition nonprofit-email-fundraising
  real-estate-investment-firm real-estate-market-analysis saas-technology-platform
  tech-startup-conversion
`
  .trim()
  .split(/\s+/)

/** From section 9. */
const PACKAGES: [name: string, price: number, details: RegExp[]][] = [
  ['Starter Web App', 5000, [/up to 5 pages or sections/i, /30 days (?:of )?support/i]],
  ['Professional Web App', 12000, [/up to 15 pages/i, /90 days (?:of )?support/i]],
  [
    'Enterprise Web App',
    25000,
    [/unlimited pages/i, /6 months (?:of )?support/i, /dedicated project manager/i],
  ],
]

/** From section 9. The last one is billed monthly. */
const ADD_ONS = {
  'Additional page': 500,
  'E-commerce integration': 2000,
  'Multi-language support': 1500,
  'Advanced analytics': 1000,
  'Mobile app version': 8000,
  'Extended support': 500,
}

/** From section 9: how long the build takes, then how long the whole engagement takes. */
const TIMELINES = [/4[-–]8 weeks/, /3[-–]6 months or longer/, /2[-–]3 months/, /6[-–]12 months/]

/** From section 2. */
const CAPABILITIES = [/front-?end/i, /back-?end/i, /full-?stack/i, /quality assurance/i]
const STEPS =
  'discovery and planning, UI/UX design, development, testing and QA, deployment, support and maintenance'

const WEB = '/services/web-application-development'
const navigation = readData<Navigation>('navigation.json')
const texts = (selector: string, path = WEB) => textsOf(page(path), selector)

describe('routes', () => {
  test('every fixed route has a page', () => {
    const fixed = ['/', '/about', '/services', '/blog', '/case-studies', '/contact', '/sitemap']
    const ordered = [...fixed, ...SERVICES.map(slug => `/services/${slug}`)]
    expect(ordered.filter(route => !paths.includes(route))).toEqual([])
    expect(dataFiles('services')).toHaveLength(SERVICES.length)
  })

  test('the site has exactly the case studies in the specification', () => {
    expect(paths.filter(path => path.startsWith('/case-studies/'))).toEqual(
      CASE_STUDIES.map(slug => `/case-studies/${slug}`).sort(),
    )
  })
})

describe('menus', () => {
  test('the header links to five pages and opens ZORO SEO AI in a new tab', () => {
    expect(navigation.header.map(({ name, path }) => `${name} ${path}`).join(', ')).toBe(
      'Home /, About /about, Portfolio /case-studies, Blog /blog, Contact /contact',
    )
    const { $ } = page('/')
    const dashboard = $('header a[target="_blank"]').filter((_, link) =>
      $(link).text().startsWith('ZORO SEO AI'),
    )
    expect(dashboard.length).toBeGreaterThan(0)
  })

  test('the desktop menu lists seven services, including web application development; the mobile menu lists all but that one', () => {
    const { servicesDesktop, servicesMobile, allServices } = navigation
    const web = SERVICES.filter(slug => WEB.endsWith(slug))
    expect([new Set(servicesDesktop).size, servicesDesktop.length]).toEqual([7, 7])
    expect(servicesDesktop).toEqual(expect.arrayContaining(web))
    expect(allServices).toEqual({ name: 'All Services', path: '/services' })
    expect([...servicesMobile].sort()).toEqual(SERVICES.filter(slug => !web.includes(slug)).sort())
  })

  test('the footer lists services, the agency’s pages, the legal pages, and the website builder', () => {
    expect(navigation.footerServices.join()).toBe(
      'seo,ppc,social-media,web-design,content-marketing',
    )
    const footer = textOf(page('/'), 'footer')
    const names =
      'About Us,Case Studies,Blog,Contact,Careers,Privacy Policy,Terms of Service,Website Builder,2024'
    for (const name of names.split(',')) expect(footer).toContain(name)
  })
})

test('the structured data has the business’s hours, price range, and rating', () => {
  const [business] = structuredData(page('/contact')).filter(
    object => object['@type'] === 'ProfessionalService',
  )
  expect(business).toMatchObject({
    priceRange: '$$',
    aggregateRating: { ratingValue: 4.9, reviewCount: 127 },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
        day => `https://schema.org/${day}`,
      ),
      opens: '09:00',
      closes: '18:00',
    },
  })
})

test('the language is English and the theme color is teal', () => {
  expect(facts.language).toBe('en')
  const { theme } = readData<Brand>('brand.json')
  const [red = 0, green = 0, blue = 0] = (theme.match(/[0-9a-f]{2}/g) ?? []).map(part =>
    parseInt(part, 16),
  )
  expect(Math.min(green, blue)).toBeGreaterThan(red * 2)
  expect(Math.abs(green - blue)).toBeLessThan(40)
})

describe('web application development', () => {
  test('opens with two buttons and four tiles', () => {
    expect(texts('[data-hero] a.button')).toEqual(['Start Your Project', 'View Portfolio'])
    expect(texts('[data-hero] li')).toHaveLength(4)
  })

  test('has six benefits, four capabilities, and six steps', () => {
    const headings = (section: string) =>
      texts(`${section} :is(h3, summary)`).map(text => text.replace(/^\d+ /, ''))
    expect(texts('#benefits li')).toHaveLength(6)
    expect(headings('#capabilities')).toEqual(
      CAPABILITIES.map(name => expect.stringMatching(name) as string),
    )
    expect(headings('#process').join(', ').toLowerCase()).toBe(STEPS.toLowerCase())
  })

  test('has three packages with starting prices and limits, and labels the second one Most Popular', () => {
    const cards = texts('#pricing li:has(h3)')
    expect(cards).toHaveLength(PACKAGES.length)
    PACKAGES.forEach(([name, price, details], index) => {
      expect(cards[index]).toContain(name)
      expect(cards[index]).toContain(`from $${price.toLocaleString('en-US')}`)
      for (const detail of details) expect(cards[index]).toMatch(detail)
    })
    expect(cards.map(card => card.includes('Most Popular'))).toEqual([false, true, false])
  })

  test('has six add-ons with prices, the last one billed monthly', () => {
    const { items } = readData<AddOns>('add-ons.json')
    expect(Object.fromEntries(items.map(({ name, price }) => [name, price]))).toEqual(ADD_ONS)
    expect(items.map(({ period }) => period).join()).toBe('once,once,once,once,once,month')
  })

  test('has structured data with three starting prices and six add-ons, one of them monthly', () => {
    const found = structuredData(page(WEB)).find(object => object['@type'] === 'Service')
    const { itemListElement } = found?.hasOfferCatalog as {
      itemListElement: { priceSpecification: Record<string, unknown> }[]
    }
    const offered = itemListElement.map(({ priceSpecification }) => priceSpecification)
    expect(offered.flatMap(({ minPrice }) => minPrice ?? [])).toEqual(
      PACKAGES.map(([, price]) => price),
    )
    expect(offered.flatMap(({ price }) => price ?? [])).toEqual(Object.values(ADD_ONS))
    expect(offered.filter(({ unitCode }) => unitCode === 'MON')).toHaveLength(1)
  })

  test('answers ten questions, one with separate timelines for the build and the whole engagement', () => {
    expect(texts('main details[name] > summary')).toHaveLength(10)
    const [answer = '', ...others] = texts('main details[name] > p').filter(text =>
      TIMELINES.every(reading => reading.test(text)),
    )
    expect(others).toEqual([])
    const [build = 0, , engagement] = TIMELINES.map(reading => answer.search(reading))
    expect(answer.slice(0, build)).toMatch(/build/i)
    expect(answer.slice(build, engagement)).toMatch(/discovery[\s\S]*launch support/i)
    const faqPage = structuredData(page(WEB)).find(object => object['@type'] === 'FAQPage')
    const given = (faqPage?.mainEntity as { acceptedAnswer: { text: string } }[]).map(entry =>
      plain(entry.acceptedAnswer.text),
    )
    expect(given).toContain(answer)
  })
})
