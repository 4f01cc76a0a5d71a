import type { AddOns } from '../../src/schema/add-on'
import type { Faq } from '../../src/schema/faq-item'
import type { Pricing } from '../../src/schema/pricing-package'
import type { Service } from '../../src/schema/service'
import type { WebApplicationPage } from '../../src/schema/web-application-page'
import { readData } from '../support/content'
import { formatValue, page, plain, structuredData, textOf, textsOf } from './site'
import { ADD_ONS, CAPABILITIES, PACKAGES, STEPS, TIMELINES } from './specification'

const service = readData<Service>('services/web-application-development.json')
const own = readData<WebApplicationPage>('web-application-page.json')
const pricing = readData<Pricing>('pricing.json')
const addOns = readData<AddOns>('add-ons.json')
const faq = readData<Faq>('faq.json')

const built = () => page(service.path)
const texts = (selector: string) => textsOf(built(), selector)
const dollars = (price: number) => plain(formatValue(price, 'currency'))

describe('the sections', () => {
  test('are six, in the specification’s order, each with its heading', () => {
    const { $ } = built()
    const sections = $('main section')
      .filter((_, element) => $(element).parents('section').length === 0)
      .toArray()
    expect(sections.map(section => plain($(section).find('h1, h2').first().text()))).toEqual([
      own.hero.heading,
      own.benefits.heading,
      own.capabilities.heading,
      own.process.heading,
      pricing.heading,
      faq.heading,
    ])
  })

  test('the opening has its two buttons as links that lead on, and four tiles', () => {
    const { $ } = built()
    const { startButton, portfolioButton, tiles, lead } = own.hero
    expect([startButton.text, portfolioButton.text]).toEqual([
      'Start Your Project',
      'View Portfolio',
    ])
    for (const { text, path } of [startButton, portfolioButton]) {
      const link = $('[data-hero] a').filter((_, element) => $(element).text() === text)
      expect([text, link.length, link.attr('href')]).toEqual([text, 1, path])
    }
    expect(tiles).toHaveLength(4)
    expect(texts('[data-hero] li')).toEqual(tiles.map(({ title, text }) => `${title} ${text}`))
    expect(textOf(built(), '[data-hero]')).toContain(lead)
  })

  test('the gains are six cards', () => {
    expect(own.benefits.cards).toHaveLength(6)
    expect(texts('#benefits li')).toEqual(
      own.benefits.cards.map(({ title, text }) => `${title} ${text}`),
    )
  })

  test('what can be built are four fields: frontend, backend, full-stack, quality assurance', () => {
    const { groups } = own.capabilities
    expect(groups).toHaveLength(CAPABILITIES.length)
    CAPABILITIES.forEach((name, index) => expect(groups[index]?.name).toMatch(name))
    expect(texts('#capabilities h3')).toEqual(groups.map(({ name }) => name))
    expect(texts('#capabilities li:has(> h3)')).toEqual(
      groups.map(({ name, text, items }) => [name, text, ...items].join(' ')),
    )
  })

  test('the process is one ordered list of six steps with the given names', () => {
    const { steps } = own.process
    expect(steps).toHaveLength(STEPS.length)
    STEPS.forEach((name, index) => expect(steps[index]?.name).toMatch(name))
    expect(texts('main ol > li h3')).toEqual(steps.map(({ name }) => name))
    const items = texts('main ol:has(h3) > li')
    steps.forEach(({ name, duration, text, result }, index) => {
      for (const words of [name, duration, text, result]) expect(items[index]).toContain(words)
    })
  })
})

describe('the packages', () => {
  test('are those of the specification, with their prices, limits and the popular mark', () => {
    expect(pricing.packages.map(({ name, price, popular }) => ({ name, price, popular }))).toEqual(
      PACKAGES.map(({ name, price, popular }) => ({ name, price, popular })),
    )
    PACKAGES.forEach(({ details }, index) => {
      for (const detail of details)
        expect(pricing.packages[index]?.features.join('\n')).toMatch(detail)
    })
  })

  test.each(pricing.packages.map(entry => [entry.name, entry] as const))(
    '%s shows every field of its data',
    (name, { slug, price, period, description, features, buttonText, popular }) => {
      const { $ } = built()
      const item = `#pricing li[id="${slug}"]`
      expect(texts(`${item} h3`)).toEqual([name])
      const text = textOf(built(), item)
      expect(text).toContain(`from ${dollars(price)}`)
      expect(text).toContain(description)
      expect(texts(`${item} ul li`)).toEqual(features)
      expect(text.includes('per month')).toBe(period === 'month')
      expect(text.includes(pricing.popularLabel)).toBe(popular)
      const button = $(`${item} a`)
      expect(button.text()).toBe(buttonText)
      expect(button.attr('href')).toMatch(new RegExp(`^/contact\\?.*\\b${slug}\\b`))
    },
  )

  test('Most Popular is text, and stands once on the page', () => {
    expect(pricing.popularLabel).toBe('Most Popular')
    expect(textOf(built()).split(pricing.popularLabel)).toHaveLength(2)
  })

  test('have their introduction and their note', () => {
    for (const words of [pricing.introduction, pricing.note])
      expect(textOf(built(), '#pricing')).toContain(words)
  })
})

describe('the add-ons', () => {
  test('are those of the specification', () => {
    expect(addOns.items).toHaveLength(ADD_ONS.length)
    ADD_ONS.forEach(({ name, price, monthly }, index) => {
      const item = addOns.items[index]
      expect(item?.name).toMatch(name)
      expect([item?.price, item?.period]).toEqual([price, monthly ? 'month' : 'once'])
    })
  })

  test('show name, price, unit and description', () => {
    expect(texts('#pricing dl > div')).toEqual(
      addOns.items.map(({ name, price, period, description }) =>
        [name, dollars(price) + (period === 'month' ? ' per month' : ''), description].join(' '),
      ),
    )
    expect(textOf(built(), '#pricing')).toContain(addOns.introduction)
  })
})

describe('the questions', () => {
  test('are ten, their answers in the page, none open at first, one open at a time', () => {
    const { $ } = built()
    expect(faq.items).toHaveLength(10)
    expect(texts('main details[name] > summary')).toEqual(faq.items.map(({ question }) => question))
    expect(texts('main details[name] > p')).toEqual(faq.items.map(({ answer }) => answer))
    expect($('main details[open]')).toHaveLength(0)
    const names = $('main details[name]')
      .toArray()
      .map(element => $(element).attr('name'))
    expect(new Set(names).size).toBe(1)
    expect(names[0]).toBeTruthy()
    expect(
      $('main details[name]')
        .toArray()
        .map(element => $(element).attr('id')),
    ).toEqual(faq.items.map(({ slug }) => slug))
  })

  test('one answer gives both readings of how long it takes, told apart', () => {
    const [answer, ...others] = texts('main details[name] > p').filter(text =>
      TIMELINES.every(reading => reading.test(text)),
    )
    expect(others).toEqual([])
    const [build, , engagement] = TIMELINES.map(reading => answer?.search(reading) ?? -1)
    expect(build).toBeGreaterThan(0)
    expect(engagement).toBeGreaterThan(build ?? 0)
    expect(answer?.slice(0, build)).toMatch(/build/i)
    expect(answer?.slice(build, engagement)).toMatch(/discovery[\s\S]*launch support/i)
    const faqPage = structuredData(built()).find(object => object['@type'] === 'FAQPage')
    const given = (faqPage?.mainEntity as { acceptedAnswer: { text: string } }[]).map(
      entry => entry.acceptedAnswer.text,
    )
    expect(given).toContain(answer)
  })
})

describe('the structured data', () => {
  test('lists the three packages with their lowest prices and the six add-ons, months by the month', () => {
    const found = structuredData(built()).find(object => object['@type'] === 'Service')
    const catalogue = found?.hasOfferCatalog as {
      '@type': string
      itemListElement: {
        '@type': string
        name: string
        priceSpecification: Record<string, unknown>
      }[]
    }
    expect(catalogue['@type']).toBe('OfferCatalog')
    const offers = catalogue.itemListElement
    expect(offers.every(offer => offer['@type'] === 'Offer')).toBe(true)
    expect(
      offers.map(({ name, priceSpecification: { minPrice, price, priceCurrency, unitCode } }) => [
        name,
        minPrice ?? null,
        price ?? null,
        priceCurrency,
        unitCode ?? null,
      ]),
    ).toEqual([
      ...pricing.packages.map(({ name, price }) => [name, price, null, 'USD', null]),
      ...addOns.items.map(({ name, price, period }) => [
        name,
        null,
        price,
        'USD',
        period === 'month' ? 'MON' : null,
      ]),
    ])
  })

  test('gives the questions and answers exactly as they are shown', () => {
    const found = structuredData(built()).find(object => object['@type'] === 'FAQPage')
    const entries = found?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(entries.map(({ name }) => name)).toEqual(texts('main details[name] > summary'))
    expect(entries.map(({ acceptedAnswer }) => plain(acceptedAnswer.text))).toEqual(
      texts('main details[name] > p'),
    )
  })
})
