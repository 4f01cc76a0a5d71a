import { matchPath } from '../../src/content/routes/paths'
import type { AddOns } from '../../src/content/add-on'
import type { Pricing } from '../../src/content/pricing-package'
import { livePosts, readData } from '../support/content'
import {
  facts,
  files,
  formatValue,
  page,
  pages,
  paths,
  plain,
  siteUrl,
  structuredData,
  textOf,
  textsOf,
  UNLISTED,
} from './site'

type Node = Record<string, unknown>

/** Every object of a page’s structured data, those inside others too. */
function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodes)]
}

const ofType = (path: string, type: string) =>
  structuredData(page(path)).filter(object => object['@type'] === type)
const withType = (type: string) => paths.filter(path => ofType(path, type).length > 0)

const isPost = (path: string) => /^\/blog\/[^/]+$/.test(path)
const isService = (path: string) => /^\/services\/[^/]+$/.test(path)

test('every page’s structured data can be read, and names schema.org and a type', () => {
  const wrong = pages().flatMap(built =>
    structuredData(built).filter(
      object => object['@context'] !== 'https://schema.org' || typeof object['@type'] !== 'string',
    ),
  )
  expect(wrong).toEqual([])
  expect(
    pages()
      .filter(built => structuredData(built).length === 0)
      .map(({ path }) => path),
  ).toEqual(UNLISTED)
})

test('no field is empty', () => {
  const wrong = pages().flatMap(built =>
    nodes(structuredData(built)).flatMap(node =>
      Object.entries(node)
        .filter(
          ([, value]) => value === null || value === '' || (Array.isArray(value) && !value.length),
        )
        .map(([key]) => `${built.path}: ${key}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('no page has two objects of one type', () => {
  const wrong = pages().filter(built => {
    const types = structuredData(built).map(object => object['@type'])
    return new Set(types).size !== types.length
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

describe('which page says what', () => {
  test('the site: the home page', () => {
    expect(withType('WebSite')).toEqual(['/'])
  })

  test('the business: the page that shows its hours, prices and rating', () => {
    expect(withType('ProfessionalService')).toEqual(['/contact'])
  })

  test('services and questions: every service’s page; posts: every post', () => {
    expect(withType('Service')).toEqual(paths.filter(isService))
    expect(withType('FAQPage')).toEqual(paths.filter(isService))
    expect(withType('BlogPosting')).toEqual(paths.filter(isPost))
    expect(withType('BlogPosting')).toHaveLength(livePosts().length)
  })

  test('articles: every case study; lists: services, case studies, each page of the blog and of its tags', () => {
    expect(withType('Article')).toEqual(paths.filter(path => path.startsWith('/case-studies/')))
    expect(withType('CollectionPage')).toEqual(
      paths.filter(path =>
        /^\/(?:services|case-studies|blog|blog\/tags\/[^/]+)(?:\/page\/\d+)?$/.test(path),
      ),
    )
    expect(withType('AboutPage')).toEqual(['/about'])
    expect(withType('ContactPage')).toEqual(['/contact'])
  })

  test('a service says who provides it, and what each way to buy it costs', () => {
    for (const path of withType('Service')) {
      const [object] = ofType(path, 'Service')
      expect([path, Object.keys(object ?? {})]).toEqual([
        path,
        expect.arrayContaining(['name', 'description', 'provider', 'url', 'serviceType']),
      ])
      const catalogue = object?.hasOfferCatalog as { itemListElement: { name: string }[] }
      const offered = catalogue.itemListElement.map(({ name }) => name)
      const rows = textsOf(page(path), '#prices tbody th')
      const { packages } = readData<Pricing>('pricing.json')
      const { items } = readData<AddOns>('add-ons.json')
      const isWeb = path === '/services/web-application-development'
      expect(offered).toEqual(isWeb ? [...packages, ...items].map(({ name }) => name) : rows)
    }
  })
})

/** Fields that search engines ask for, by type. */
const REQUIRED: Record<string, string[]> = {
  WebSite: ['name', 'url'],
  ProfessionalService: [
    'name',
    'url',
    'image',
    'priceRange',
    'openingHoursSpecification',
    'aggregateRating',
  ],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  PostalAddress: ['addressCountry'],
  QuantitativeValue: ['value'],
  AggregateRating: ['ratingValue', 'bestRating', 'reviewCount'],
  BreadcrumbList: ['itemListElement'],
  // What else an entry has depends on its list; held against the vocabulary's own tests.
  ListItem: ['position'],
  ItemList: ['itemListElement', 'numberOfItems'],
  CollectionPage: ['name', 'description', 'url', 'mainEntity'],
  AboutPage: ['name', 'description', 'url', 'mainEntity'],
  ContactPage: ['name', 'description', 'url', 'mainEntity'],
  WebPage: ['name', 'description', 'url', 'dateModified'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  // Where another object is about a service, its name and its id are enough.
  Service: ['name', '@id'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['name', 'priceSpecification'],
  PriceSpecification: ['priceCurrency'],
  UnitPriceSpecification: ['priceCurrency', 'unitText'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  Organization: ['name', 'url'],
}

test('every object has the fields that search engines ask for, and is of a known type', () => {
  const wrong = pages().flatMap(built =>
    nodes(structuredData(built)).flatMap(node => {
      const type = node['@type']
      if (type === undefined)
        return Object.keys(node).join() === '@id' ? [] : [`${built.path}: no type`]
      const fields = REQUIRED[String(type)]
      if (!fields) return [`${built.path}: ${String(type)}`]
      return (
        fields
          .filter(field => !(field in node))
          // A further page of a list shows no lead that could describe it.
          .filter(field => field !== 'description' || (matchPath(built.path)?.number ?? 1) === 1)
          .map(field => `${built.path}: ${String(type)}.${field}`)
      )
    }),
  )
  expect(wrong).toEqual([])
})

test('what is referred to by an id exists on some page, under that id once a page', () => {
  const all = pages().flatMap(built => nodes(structuredData(built)).map(node => ({ built, node })))
  const defined = new Set(all.filter(({ node }) => node['@type']).map(({ node }) => node['@id']))
  const used = all.filter(({ node }) => node['@id'] && !node['@type'])
  expect(used.length).toBeGreaterThan(0)
  expect(
    used.filter(({ node }) => !defined.has(node['@id'])).map(({ built }) => built.path),
  ).toEqual([])
})

test('addresses are those of pages and files of the site', () => {
  const wrong = pages().flatMap(built =>
    nodes(structuredData(built)).flatMap(node =>
      ['url', 'item', 'mainEntityOfPage']
        .filter(key => key in node)
        .map(key => String(node[key]))
        .filter(url => !paths.includes(url.replace(siteUrl, '') || '/'))
        .map(url => `${built.path}: ${url}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('pictures and signs that are named are there', () => {
  const wrong = pages().flatMap(built =>
    nodes(structuredData(built)).flatMap(node =>
      ['logo', 'image']
        .filter(key => typeof node[key] === 'string')
        .map(key => String(node[key]).replace(`${siteUrl}/`, ''))
        .filter(file => !files.includes(file))
        // Social images are made and tested by themselves.
        .filter(file => !file.startsWith('social/'))
        .map(file => `${built.path}: ${file}`),
    ),
  )
  expect([...new Set(wrong)]).toEqual([])
})

describe('the business', () => {
  const DAY = 'https://schema.org/'

  test.each(withType('ProfessionalService'))(
    'on %s it is the facts, and all of them are shown',
    path => {
      const [business] = ofType(path, 'ProfessionalService')
      expect(business).toMatchObject({
        name: facts.name,
        priceRange: facts.priceRange,
        openingHoursSpecification: {
          dayOfWeek: facts.hours.days.map(day => DAY + day),
          opens: facts.hours.opens,
          closes: facts.hours.closes,
        },
        aggregateRating: {
          ratingValue: facts.rating.value,
          bestRating: facts.rating.best,
          reviewCount: facts.rating.count,
        },
      })
      const text = textOf(page(path), 'main')
      const { days, opens, closes } = facts.hours
      expect(text).toContain(`${days[0]} to ${days.at(-1)}`)
      expect(text.replaceAll('\u2060', '')).toContain(`${opens}–${closes}`)
      expect(text).toContain(`${facts.rating.value} of ${facts.rating.best}`)
      expect(text).toMatch(new RegExp(`\\b${facts.rating.count} reviews`))
      expect(textsOf(page(path), 'main dd')).toContain(facts.priceRange)
    },
  )
})

test('every breadcrumb is the one that is shown: names, order, addresses', () => {
  const wrong = pages()
    .filter(built => {
      const { $, path } = built
      const shown = $('nav[aria-label="Breadcrumb"] li')
        .toArray()
        .map(item => ({
          name: plain($(item).text()),
          path: $(item).find('a').attr('href') ?? path,
        }))
      const [list] = ofType(path, 'BreadcrumbList') as {
        itemListElement?: { position: number; name: string; item: string }[]
      }[]
      const given = (list?.itemListElement ?? []).map(({ name, item }) => ({
        name: plain(name),
        path: item.replace(siteUrl, '') || '/',
      }))
      const positions = (list?.itemListElement ?? []).map(({ position }) => position)
      return (
        JSON.stringify(given) !== JSON.stringify(shown) ||
        positions.some((position, index) => position !== index + 1)
      )
    })
    .map(({ path }) => path)
  expect(wrong).toEqual([])
  expect(withType('BreadcrumbList')).toEqual(
    paths.filter(path => path !== '/' && !UNLISTED.includes(path)),
  )
})

test('questions and answers are those that are shown, word for word, on every page', () => {
  const wrong = withType('FAQPage').filter(path => {
    const [faq] = ofType(path, 'FAQPage') as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }[]
    const given = (faq?.mainEntity ?? []).map(({ name, acceptedAnswer }) => [
      plain(name),
      plain(acceptedAnswer.text),
    ])
    const questions = textsOf(page(path), 'details[name] > summary')
    const answers = textsOf(page(path), 'details[name] > p')
    return (
      JSON.stringify(given) !==
      JSON.stringify(questions.map((name, index) => [name, answers[index]]))
    )
  })
  expect(wrong).toEqual([])
})

test('every post’s facts are its own and are shown', () => {
  for (const { slug, fields } of livePosts()) {
    const path = `/blog/${slug}`
    const [posting] = ofType(path, 'BlogPosting')
    expect(posting).toMatchObject({
      headline: fields.title,
      datePublished: fields.date,
      ...(fields.updated && { dateModified: fields.updated }),
    })
    const { $ } = page(path)
    expect($(`main time[datetime="${fields.date}"]`).length).toBeGreaterThan(0)
    expect((posting as Node).dateModified === undefined).toBe(fields.updated === undefined)
  }
})

/**
 * Fields that say what kind of thing something is, or where it is: addresses, codes, positions. All
 * others state a fact, and a fact must be in the page’s visible text.
 */
const NO_FACTS = new Set([
  ...['@context', '@type', '@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage', 'position'],
  // How many are listed: the list itself.
  'numberOfItems',
  // The currency is the dollar sign of the price; the unit’s code stands beside its word.
  ...['priceCurrency', 'unitCode'],
  // Shown as the first and the last of them, and held against the text above.
  'dayOfWeek',
  // The language of the words themselves.
  'inLanguage',
  // How many entries a list has: they are counted below.
  'numberOfItems',
])

const MARK = readData<{ mark: string }>('provenance.json').mark

const LANGUAGE = facts.locale.replace('_', '-')

/** How a fact may be written in a text. */
function forms(key: string, value: unknown): string[] {
  if (typeof value === 'number')
    return /price/i.test(key) ? [plain(formatValue(value, 'currency'))] : [String(value)]
  if (key === 'addressCountry')
    return [new Intl.DisplayNames(LANGUAGE, { type: 'region' }).of(String(value)) ?? '']
  // The page shows the mark of an illustrative study apart, in the line under its title.
  const text = plain(String(value)).replace(`${MARK}: `, '')
  // Within a sentence: “An illustrative study”.
  if (key === 'creativeWorkStatus') return [text.toLowerCase()]
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const day = new Date(`${text}T00:00:00Z`)
    const month = day.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })
    return [`${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`]
  }
  return [text]
}

/** Every fact that an object states, with its field. */
function statements(value: unknown, key = ''): [string, unknown][] {
  if (NO_FACTS.has(key)) return []
  if (Array.isArray(value)) return value.flatMap(entry => statements(entry, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, entry]) => statements(entry, name))
  return [[key, value]]
}

test('nothing is said to machines that the page does not show to people', () => {
  let count = 0
  const unseen = pages().flatMap(built => {
    const text = textOf(built)
    return structuredData(built).flatMap(object =>
      statements(object)
        .filter(([key, value]) => {
          count++
          return !forms(key, value).some(form => text.includes(form))
        })
        .map(
          ([key, value]) =>
            `${built.path}: ${String(object['@type'])} ${key} “${String(value).slice(0, 60)}”`,
        ),
    )
  })
  expect(count).toBeGreaterThan(paths.length * 3)
  expect(unseen).toEqual([])
})

/** Whether the entries follow each other on a page, which may link some of them elsewhere, too. */
function follow(shown: readonly string[], entries: readonly string[]): boolean {
  let at = -1
  return entries.every(entry => (at = shown.indexOf(entry, at + 1)) >= 0)
}

test('a list has the entries that the page shows, in their order', () => {
  const wrong = withType('CollectionPage').filter(path => {
    const [list] = ofType(path, 'CollectionPage') as {
      mainEntity: { numberOfItems: number; itemListElement: { url: string }[] }
    }[]
    const given = (list?.mainEntity.itemListElement ?? []).map(({ url }) =>
      url.replace(siteUrl, ''),
    )
    const { $ } = page(path)
    const shown = $('main a')
      .toArray()
      .map(element => $(element).attr('href') ?? '')
      .filter(href => given.includes(href))
    return list?.mainEntity.numberOfItems !== given.length || !follow(shown, given)
  })
  expect(wrong).toEqual([])
})
