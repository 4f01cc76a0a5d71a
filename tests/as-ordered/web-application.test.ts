/** Sections 2 and 9: the parts of the web application development page, its prices and its questions. */
import type { AddOns } from '../../src/content/add-on'
import type { Faq } from '../../src/content/faq-item'
import type { Pricing } from '../../src/content/pricing-package'
import type { Service } from '../../src/content/service'
import type { WebApplicationPage } from '../../src/content/web-application-page'
import { page, plain, structuredData, textOf, textsOf } from '../built/site'
import { readData } from '../support/content'
import { ADD_ONS, CAPABILITIES, PACKAGES, QUESTIONS, STEPS, TIMELINES } from './specification'

const { path } = readData<Service>('services/web-application-development.json')
const own = readData<WebApplicationPage>('web-application-page.json')
const pricing = readData<Pricing>('pricing.json')
const addOns = readData<AddOns>('add-ons.json')
const faq = readData<Faq>('faq.json')

const texts = (selector: string) => textsOf(page(path), selector)

describe('the sections', () => {
  test('the opening has two buttons and four tiles', () => {
    expect(texts('[data-hero] a.button')).toEqual(['Start Your Project', 'View Portfolio'])
    expect(own.hero.tiles).toHaveLength(4)
    expect(texts('[data-hero] li')).toHaveLength(4)
  })

  test('the gains are six cards', () => {
    expect(own.benefits.cards).toHaveLength(6)
    expect(texts('#benefits li')).toHaveLength(6)
  })

  test('what can be built are four fields: frontend, backend, full-stack, quality assurance', () => {
    const { groups } = own.capabilities
    expect(groups).toHaveLength(CAPABILITIES.length)
    CAPABILITIES.forEach((name, index) => expect(groups[index]?.name).toMatch(name))
  })

  test('the process has six steps with the given names', () => {
    const { steps } = own.process
    expect(steps).toHaveLength(STEPS.length)
    STEPS.forEach((name, index) => expect(steps[index]?.name).toMatch(name))
  })
})

describe('the packages', () => {
  test('have their names, prices and limits, and one of them the popular mark', () => {
    expect(pricing.packages.map(({ name, price, popular }) => ({ name, price, popular }))).toEqual(
      PACKAGES.map(({ name, price, popular }) => ({ name, price, popular })),
    )
    PACKAGES.forEach(({ details }, index) => {
      for (const detail of details)
        expect(pricing.packages[index]?.features.join('\n')).toMatch(detail)
    })
  })

  test('are shown with their prices as the lowest', () => {
    const shown = textOf(page(path), '#pricing')
    for (const { name, price } of PACKAGES) {
      expect(shown).toContain(name)
      expect(shown).toContain(`from $${price.toLocaleString('en-US')}`)
    }
  })

  test('Most Popular is text, and stands once on the page', () => {
    expect(pricing.popularLabel).toBe('Most Popular')
    expect(textOf(page(path)).split(pricing.popularLabel)).toHaveLength(2)
  })
})

test('the add-ons are six, one of them by the month', () => {
  expect(addOns.items).toHaveLength(ADD_ONS.length)
  ADD_ONS.forEach(({ name, price, monthly }, index) => {
    const item = addOns.items[index]
    expect(item?.name).toMatch(name)
    expect([item?.price, item?.period]).toEqual([price, monthly ? 'month' : 'once'])
  })
})

test('the structured data has three lowest prices and six add-ons, one of them by the month', () => {
  const found = structuredData(page(path)).find(object => object['@type'] === 'Service')
  const { itemListElement } = found?.hasOfferCatalog as {
    itemListElement: { priceSpecification: Record<string, unknown> }[]
  }
  const offered = itemListElement.map(({ priceSpecification }) => priceSpecification)
  expect(offered.flatMap(({ minPrice }) => minPrice ?? [])).toEqual(
    PACKAGES.map(({ price }) => price),
  )
  expect(offered.flatMap(({ price }) => price ?? [])).toEqual(ADD_ONS.map(({ price }) => price))
  expect(offered.filter(({ unitCode }) => unitCode === 'MON')).toHaveLength(1)
})

describe('the questions', () => {
  test('are ten', () => {
    expect(faq.items).toHaveLength(QUESTIONS)
    expect(texts('main details[name] > summary')).toHaveLength(QUESTIONS)
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
    const faqPage = structuredData(page(path)).find(object => object['@type'] === 'FAQPage')
    const given = (faqPage?.mainEntity as { acceptedAnswer: { text: string } }[]).map(entry =>
      plain(entry.acceptedAnswer.text),
    )
    expect(given).toContain(answer)
  })
})
