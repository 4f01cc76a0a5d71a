import type { AddOns } from '../../src/content/add-on'
import type { Faq } from '../../src/content/faq-item'
import type { Pricing } from '../../src/content/pricing-package'
import type { Service } from '../../src/content/service'
import type { WebApplicationPage } from '../../src/content/web-application-page'
import { formatLowestPrice, formatPrice } from '../../src/content/format'
import { readData } from '../support/content'
import { page, plain, structuredData, textOf, textsOf } from './site'

const service = readData<Service>('services/web-application-development.json')
const own = readData<WebApplicationPage>('web-application-page.json')
const pricing = readData<Pricing>('pricing.json')
const addOns = readData<AddOns>('add-ons.json')
const faq = readData<Faq>('faq.json')

const built = () => page(service.path)
const texts = (selector: string) => textsOf(built(), selector)

describe('the sections', () => {
  test('are those of the data, in one order, each with its heading, before one case study', () => {
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
      'An application at work',
    ])
  })

  test('are followed by one study', () => {
    expect(built().$(`main h3 a[href="/case-studies/${own.caseStudy}"]`)).toHaveLength(1)
  })

  test('the opening has its two buttons as links that lead on, and its tiles', () => {
    const { $ } = built()
    const { tiles, lead } = own.hero
    for (const [text, path] of [
      ['Start Your Project', '/contact'],
      ['View Portfolio', `/case-studies?service=${service.slug}`],
    ] as const) {
      const link = $('[data-hero] a').filter((_, element) => $(element).text() === text)
      expect([text, link.length, link.attr('href')]).toEqual([text, 1, path])
    }
    expect(texts('[data-hero] li')).toEqual(tiles.map(({ title, text }) => `${title} ${text}`))
    expect(textOf(built(), '[data-hero]')).toContain(lead)
  })

  test('the gains are its cards', () => {
    expect(texts('#benefits li')).toEqual(
      own.benefits.cards.map(({ title, text }) => `${title} ${text}`),
    )
  })

  test('what can be built are its fields, each with its items', () => {
    const { groups } = own.capabilities
    expect(texts('#capabilities h3')).toEqual(groups.map(({ name }) => name))
    expect(texts('#capabilities li:has(> h3)')).toEqual(
      groups.map(({ name, text, items }) => [name, text, ...items].join(' ')),
    )
  })

  test('the process is one ordered list of its steps', () => {
    const { steps } = own.process
    expect(texts('main ol > li h3')).toEqual(steps.map(({ name }) => name))
    const items = texts('main ol:has(h3) > li')
    steps.forEach(({ name, text, result }, index) => {
      for (const words of [name, text, result]) expect(items[index]).toContain(words)
    })
  })
})

describe('the packages', () => {
  test.each(pricing.packages.map(entry => [entry.name, entry] as const))(
    '%s shows every field of its data',
    (name, { slug, price, period, description, features, buttonText, popular }) => {
      const { $ } = built()
      const item = `#pricing li[id="${slug}"]`
      expect(texts(`${item} h3`)).toEqual([name])
      const text = textOf(built(), item)
      expect(text).toContain(formatLowestPrice({ from: price, per: period }).replace(/ /g, ' '))
      expect(text).toContain(description)
      expect(texts(`${item} ul li`)).toEqual(features)
      expect(text.includes(pricing.popularLabel)).toBe(popular)
      const button = $(`${item} a`)
      expect(button.text()).toBe(buttonText)
      expect(button.attr('href')).toMatch(new RegExp(`^/contact\\?.*\\b${slug}\\b`))
    },
  )

  test('the popular mark is text, once for each package that has it', () => {
    const popular = pricing.packages.filter(entry => entry.popular)
    expect(textOf(built(), '#pricing').split(pricing.popularLabel)).toHaveLength(popular.length + 1)
  })

  test('have their introduction and their note', () => {
    for (const words of [pricing.introduction, pricing.note])
      expect(textOf(built(), '#pricing')).toContain(words)
  })
})

describe('the add-ons', () => {
  test('show name, price, unit and description', () => {
    expect(texts('#pricing dl > div')).toEqual(
      addOns.items.map(({ name, price, period, most, description }) =>
        [
          // Where several can be chosen, the numbers of the list stand before the name.
          ...(most ? Array.from({ length: most + 1 }, (_, index) => index) : []),
          name,
          plain(formatPrice({ from: price, per: period })),
          description,
        ].join(' '),
      ),
    )
    expect(textOf(built(), '#pricing')).toContain(addOns.introduction)
  })
})

describe('the estimate', () => {
  const { $ } = { $: (selector: string) => built().$(`#pricing form ${selector}`) }

  test('is a form that takes the choices to the contact form, with script or without', () => {
    const form = built().$('#pricing form')
    expect([form.length, form.attr('method'), form.attr('action')]).toEqual([
      1,
      undefined,
      '/api/contact',
    ])
    expect($('button[type="submit"]').text()).toBe('Ask about this')
  })

  test('lets one package be chosen, none at first', () => {
    const radios = $('input[type="radio"]').toArray()
    expect(radios.map(({ attribs }) => [attribs.name, attribs.value])).toEqual(
      [...pricing.packages.map(({ slug }) => slug), ''].map(value => ['package', value]),
    )
    expect($('[checked], [selected]').attr('value')).toBe('')
  })

  test('has each add-on as a choice, with as many as make sense', () => {
    const fields = $('[name="add-on"]').toArray()
    const values = fields.map(field =>
      field.name === 'select'
        ? built()
            .$(field)
            .children()
            .toArray()
            .map(({ attribs }) => attribs.value)
        : [field.attribs.value],
    )
    expect(values).toEqual(
      addOns.items.map(({ slug, most = 1 }) =>
        most === 1
          ? [slug]
          : ['', slug, ...Array.from({ length: most - 1 }, (_, index) => `${slug}:${index + 2}`)],
      ),
    )
  })

  test('says its sum politely, and nothing of a sum before there is one', () => {
    expect(textsOf(built(), '#pricing [aria-live="polite"]')).toEqual([
      'Choose a package, and add-ons if you like. They go with your question.',
    ])
  })
})

describe('the questions', () => {
  test('are those of the data, their answers in the page, none open at first, one open at a time', () => {
    const { $ } = built()
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
})

describe('the structured data', () => {
  test('lists the packages with their lowest prices and the add-ons, months by the month', () => {
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
