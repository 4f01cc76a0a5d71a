/** The web application development page: every field of its packages, add-ons, and estimate. */
import type { AddOns, Pricing } from '../../src/content/pricing'
import type { Faq } from '../../src/content/faq-item'
import type { WebApplicationPage } from '../../src/page-kinds/web-application/declaration'
import { formatLowestPrice, formatPrice } from '../../src/content/format'
import { readData } from '../support/content'
import { page, plain, security, textOf, textsOf } from './site'

const own = readData<WebApplicationPage>('web-application-page.json')
const pricing = readData<Pricing>('pricing.json')
const addOns = readData<AddOns>('add-ons.json')
const faq = readData<Faq>('faq.json')

const built = () => page('/services/web-application-development')
const texts = (selector: string) => textsOf(built(), selector)

test('its sections are in order with their headings, and it opens with a sample of client work', () => {
  expect(texts('main h1, main section:not(:has(h1)) h2')).toEqual([
    own.hero.heading,
    own.benefits.heading,
    own.capabilities.heading,
    own.process.heading,
    pricing.heading,
    faq.heading,
    readData<{ entryNextStep: { heading: string } }>('pages/services.json').entryNextStep.heading,
  ])
  expect(texts('[data-hero] :is(h1, h2, h3)')).toEqual([own.hero.heading])
  const { caseStudy } = own.workSample
  const opening = built().$('[data-hero]')
  expect(opening.find(`a[href="/case-studies/${caseStudy}"]`)).toHaveLength(1)
  expect(opening.find('img')).toHaveLength(1)
  for (const reason of own.notForWhom) expect(textOf(built(), 'main')).toContain(reason)
})

test('its tiles, benefits, capabilities, and steps match the data, and the steps are an ordered list', () => {
  const { hero, benefits, capabilities, process } = own
  expect(texts('[data-hero] li')).toEqual(hero.tiles.map(({ title, text }) => `${title} ${text}`))
  expect(texts('#benefits li')).toEqual(benefits.cards.map(({ title, text }) => `${title} ${text}`))
  expect(texts('#capabilities li:has(> h3)')).toEqual(
    capabilities.groups.map(({ name, text, items }) => [name, text, ...items].join(' ')),
  )
  expect(texts('main ol > li h3')).toEqual(process.steps.map(({ name }) => name))
  for (const { text, result } of process.steps)
    for (const words of [text, result]) expect(textOf(built(), 'main ol')).toContain(words)
})

test.each(pricing.packages.map(entry => [entry.name, entry] as const))(
  'the package %s shows every field in its data',
  (name, { slug, price, period, description, features, buttonText, popular }) => {
    const { $ } = built()
    const item = `#pricing li[id="${slug}"]`
    expect(texts(`${item} h3`)).toEqual([name])
    const text = textOf(built(), item)
    expect(text).toContain(plain(formatLowestPrice({ from: price, per: period })))
    expect(text).toContain(description)
    expect(texts(`${item} ul li`)).toEqual(features)
    expect(text.includes(pricing.popularLabel)).toBe(popular)
    const button = $(`${item} a`)
    expect(button.text()).toBe(buttonText)
    expect(button.attr('href')).toMatch(new RegExp(`^/contact\\?.*\\b${slug}\\b`))
  },
)

test('each add-on shows its name, price, unit, and description', () => {
  expect(texts('#pricing dl > div')).toEqual(
    addOns.items.map(({ name, price, period, most, description }) =>
      [
        // If several can be chosen, the quantity options come before the name.
        ...(most ? Array.from({ length: most + 1 }, (_, index) => index) : []),
        name,
        plain(formatPrice({ from: price, per: period })),
        ...(most ? ['each'] : []),
        plain(description),
      ].join(' '),
    ),
  )
})

test('the estimate form has all packages and add-ons, with no package selected', () => {
  const { $ } = built()
  const handler = '/api/contact'
  const action = security.contactEndpoint === handler ? handler : '/contact'
  expect($('#pricing form').attr('action')).toBe(action)
  const values = (selector: string) =>
    $(`#pricing form ${selector}`)
      .toArray()
      .map(field => $(field).attr('value'))
  expect(values('[name="package"]')).toEqual(['', ...pricing.packages.map(({ slug }) => slug)])
  expect(values('[checked], [selected]')).toEqual([''])
  expect(values('[name="add-on"][type=checkbox], [name="add-on"] option')).toEqual(
    addOns.items.flatMap(({ slug, most = 1 }) =>
      most === 1
        ? [slug]
        : ['', slug, ...Array.from({ length: most - 1 }, (_, index) => `${slug}:${index + 2}`)],
    ),
  )
})
