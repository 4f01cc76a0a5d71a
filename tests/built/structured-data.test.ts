/**
 * Structured data is valid schema.org (checked with schema-dts), has the fields search engines ask for,
 * and contains only what its page shows.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { formatHours } from '../../src/content/format'
import type { AddOns, Pricing } from '../../src/content/pricing'
import { readData } from '../support/content'
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

/** Every object in a page’s structured data, including nested ones. */
function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodes)]
}

/** Problems with the objects on all pages, each with its page’s path. */
const wrongNodes = (faults: (node: Node, path: string) => string[]) =>
  pages().flatMap(built =>
    nodes(structuredData(built)).flatMap(node =>
      faults(node, built.path).map(fault => `${built.path}: ${String(node['@type'])} ${fault}`),
    ),
  )

const ofType = (path: string, type: string) =>
  structuredData(page(path)).filter(object => object['@type'] === type)
const withType = (type: string) => paths.filter(path => ofType(path, type).length > 0)

test.each([
  ['WebSite', /^\/$/],
  ['ProfessionalService', /^\/contact$/],
  ['Service', /^\/services\/[^/]+$/],
  ['FAQPage', /^\/services\/[^/]+$/],
  ['BlogPosting', /^\/blog\/[^/]+$/],
  ['Article', /^\/case-studies\/[^/]+$/],
])('%s is on each page it describes exactly once, and nowhere else', (type, expected) => {
  expect(withType(type)).toEqual(paths.filter(path => expected.test(path)))
  expect(withType(type).filter(path => ofType(path, type).length > 1)).toEqual([])
})

/** TypeScript’s errors about objects that should be valid schema.org. */
function vocabularyFaults(objects: readonly Node[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vocabulary-'))
  const file = join(folder, 'objects.ts')
  const lines = objects.map(
    (object, index) =>
      `const object${index}: S.WithContext<S.${String(object['@type'])}> = ${JSON.stringify(object)}`,
  )
  const vocabulary = join(process.cwd(), 'node_modules/schema-dts')
  writeFileSync(file, [`import type * as S from '${vocabulary}'`, ...lines].join('\n'))
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    types: [],
  })
  const messages = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 400))
  rmSync(folder, { recursive: true })
  return messages
}

/** An object with its texts replaced by a placeholder, so each shape is compiled only once. */
const outline = (object: Node) =>
  JSON.stringify(object, (key, value: unknown) =>
    typeof value === 'string' && !key.startsWith('@') && !value.startsWith('https://schema.org/')
      ? 'words'
      : value,
  )

test('every object is valid schema.org: types, properties, and values', () => {
  const outlines = new Set(pages().flatMap(structuredData).map(outline))
  const misspelt = { '@context': 'https://schema.org', '@type': 'BlogPosting', headlines: 'No' }
  const objects = [...outlines].map(text => JSON.parse(text) as Node)
  expect(vocabularyFaults([...objects, misspelt])).toEqual([expect.stringContaining('headlines')])
})

/**
 * Fields that search engines require or recommend, by type:
 * https://developers.google.com/search/docs/appearance/structured-data. The list omits dateModified for articles, since
 * only changed ones have it, and business details that aren’t in data/site.json. If a page kind adds its own types, its
 * own test checks their fields.
 */
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
  AggregateRating: ['ratingValue', 'bestRating', 'reviewCount'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'item'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  Service: ['name', 'description', 'provider', 'hasOfferCatalog'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['name', 'priceSpecification'],
  PriceSpecification: ['priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode', 'unitText'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name', 'url'],
}

test('every object has the fields search engines ask for', () => {
  const missing = wrongNodes(node => {
    const type = node['@type']
    if (type === undefined) return Object.keys(node).join() === '@id' ? [] : ['without a type']
    return (REQUIRED[String(type)] ?? [])
      .filter(field => !(field in node))
      .map(field => `without ${field}`)
  })
  expect(missing).toEqual([])
})

test('URLs point to existing pages, images, and objects', () => {
  const all = pages().flatMap(built => nodes(structuredData(built)))
  const defined = new Set(all.filter(node => node['@type']).map(node => node['@id']))
  const isPage = (url: string) => paths.includes(url.replace(siteUrl, '') || '/')
  const isFile = (url: string) => files.includes(url.replace(`${siteUrl}/`, ''))
  const wrong = wrongNodes(node =>
    Object.entries(node)
      .filter(([, value]) => typeof value === 'string')
      .filter(
        ([key, value]) =>
          (['url', 'item', 'mainEntityOfPage'].includes(key) && !isPage(String(value))) ||
          (['logo', 'image'].includes(key) && !isFile(String(value))) ||
          (key === '@id' && !node['@type'] && !defined.has(value)),
      )
      .map(([key, value]) => `${key} ${String(value)}`),
  )
  expect(wrong).toEqual([])
})

test('a service has an offer for each option on its page', () => {
  const { packages } = readData<Pricing>('pricing.json')
  const { items } = readData<AddOns>('add-ons.json')
  for (const path of withType('Service')) {
    const [object] = ofType(path, 'Service')
    const catalog = object?.hasOfferCatalog as { itemListElement: { name: string }[] }
    const rows = textsOf(page(path), '#prices tbody th')
    expect([path, catalog.itemListElement.map(({ name }) => name)]).toEqual([
      path,
      path === '/services/web-application-development'
        ? [...packages, ...items].map(({ name }) => name)
        : rows,
    ])
  }
})

test('breadcrumbs match the visible ones: names, order, and URLs', () => {
  expect(withType('BreadcrumbList')).toEqual(
    paths.filter(path => path !== '/' && !UNLISTED.includes(path)),
  )
  for (const path of withType('BreadcrumbList')) {
    const { $ } = page(path)
    const shown = $('nav[aria-label="Breadcrumb"] li')
      .toArray()
      .map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: plain($(item).text()),
        item: `${siteUrl}${$(item).find('a').attr('href') ?? path}`,
      }))
    expect([path, ofType(path, 'BreadcrumbList')[0]?.itemListElement]).toEqual([path, shown])
  }
})

test('questions and answers match the visible ones, word for word, on every page', () => {
  for (const path of withType('FAQPage')) {
    const [faq] = ofType(path, 'FAQPage') as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }[]
    const given = (faq?.mainEntity ?? []).map(({ name, acceptedAnswer }) => [
      plain(name),
      plain(acceptedAnswer.text),
    ])
    const answers = textsOf(page(path), 'details[name] > p')
    expect(given).toEqual(
      textsOf(page(path), 'details[name] > summary').map((name, index) => [name, answers[index]]),
    )
  }
})

/**
 * Fields that only identify or locate something: URLs, codes, positions. All others
 * state a fact, which must be in the page’s visible text.
 */
const NO_FACTS = new Set([
  ...['@context', '@type', '@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage', 'position'],
  'inLanguage',
  // The page shows the currency as a dollar sign, and the unit’s name instead of its code.
  ...['priceCurrency', 'unitCode'],
  // Shown as “Monday to Friday, 9 a.m.–6 p.m.”
  ...['dayOfWeek', 'opens', 'closes'],
])

/** Codes that schema.org defines, like FULL_TIME. */
const CODE = /^[A-Z_]{6,}$/

const MARK = readData<{ mark: string }>('provenance.json').mark

/** A fact as the page’s text shows it. */
function written(key: string, value: unknown): string {
  if (typeof value === 'number')
    return plain(formatValue(value, /price/i.test(key) ? 'currency' : 'number'))
  if (key === 'addressCountry')
    return new Intl.DisplayNames('en', { type: 'region' }).of(String(value)) ?? ''
  // The page shows the label of an illustrative case study separately, under its title.
  const text = plain(String(value)).replace(`${MARK}: `, '')
  // The page shows this value in lowercase, within a sentence.
  if (key === 'creativeWorkStatus') return text.toLowerCase()
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return text
  const day = new Date(`${text}T00:00:00Z`)
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** Every fact in an object, with its field. */
function statements(value: unknown, key = ''): [string, unknown][] {
  if (NO_FACTS.has(key)) return []
  if (Array.isArray(value)) return value.flatMap(entry => statements(entry, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, entry]) => statements(entry, name))
  return [[key, value]]
}

test('structured data contains only what the page shows', () => {
  const unseen = pages().flatMap(built => {
    const text = textOf(built)
    return statements(structuredData(built))
      .filter(([, value]) => !CODE.test(String(value)))
      .filter(([key, value]) => value === '' || !text.includes(written(key, value)))
      .map(([key, value]) => `${built.path}: ${key} “${String(value).slice(0, 60)}”`)
  })
  expect(unseen).toEqual([])
  expect(textOf(page('/contact'), 'main')).toContain(plain(formatHours(facts.hours)))
})
