/**
 * Every fact of `data/` is stated by the pages that it is for: so a change of the fact, followed by a
 * build, either changes those pages or fails here. What is expected is read from the files themselves.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from '../../src/schema/service'
import { documentKindOf } from '../../src/schema/documents'
import { outputSchema, type JsonSchema } from '../../src/schema/graphql-types'
import { dataFiles, readCaseStudies, readData, readPosts } from '../support/content'
import {
  facts,
  formatValue,
  page,
  paths,
  plain,
  readFile,
  siteUrl,
  textOf,
  type BuiltPage,
} from './site'

type Keys = (string | number)[]

/** A single value of a data file, where it stands, and what its declaration says of it. */
interface Leaf {
  keys: Keys
  /** The keys without the numbers of list entries: `packages.price`. */
  name: string
  value: string | number | boolean
  schema: JsonSchema
}

function leaves(value: unknown, schema: JsonSchema | undefined, keys: Keys = []): Leaf[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => leaves(entry, schema?.items, [...keys, index]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) =>
      leaves(entry, schema?.properties?.[key], [...keys, key]),
    )
  const name = keys.filter(key => typeof key === 'string').join('.')
  return [{ keys, name, value: value as Leaf['value'], schema: schema ?? {} }]
}

function leavesOf(file: string): Leaf[] {
  const found = documentKindOf(`data/${file}`)
  if (!found) throw new Error(`Nothing reads data/${file}.`)
  return leaves(readData(file), outputSchema(found.kind.declaration))
}

const services = new Map(
  dataFiles('services').map(file => {
    const service = readData<Service>(file)
    return [service.slug, service] as const
  }),
)
const servicePath = (slug: string) => services.get(slug)?.path ?? `no service ${slug}`
const WEB = servicePath('web-application-development')
const REPUTATION = ['/', '/about', '/contact']
const posts = readPosts()
const studies = readCaseStudies()

/** The entry of a list that a leaf belongs to. */
const entryOf = (file: string, { keys }: Leaf) =>
  readData<Record<string, string>[]>(file)[Number(keys[0])] ?? {}

/** Which pages must state a fact, by file. `[]`: no page; the reason stands beside it. */
const WHERE: [RegExp, (leaf: Leaf, file: string) => readonly string[]][] = [
  [
    /^site\.json$/,
    ({ name }) => {
      if (/^(?:hours|rating|priceRange)/.test(name)) return REPUTATION
      if (name === 'email') return ['/contact']
      // Stated in the manifest and llms.txt, and in security.txt; tested with them.
      if (name === 'description' || name.startsWith('security')) return []
      // The address of the form is in the policy; tested below.
      return name === 'contactEndpoint' ? [] : paths
    },
  ],
  [/^navigation\.json$/, () => paths],
  [
    /^pricing\.json$/,
    // The contact page offers a message about each package.
    ({ name }) => (name === 'packages.name' ? [WEB, '/contact'] : [WEB]),
  ],
  [/^(?:add-ons|faq)\.json$/, () => [WEB]],
  [/^web-application-page\.json$/, ({ name }) => (name === 'notForWhom' ? ['/services'] : [WEB])],
  [
    /^services\//,
    ({ name }, file) => {
      const { path } = readData<Service>(file)
      if (name === 'name' || name === 'path') return ['/', '/services', '/sitemap']
      if (name === 'summary') return ['/', '/services']
      return [path]
    },
  ],
  [/^service-pages\//, (_, file) => [servicePath(readData<{ service: string }>(file).service)]],
  [
    /^pages\//,
    (_, file) => {
      const name = file.replace(/^pages\/|\.json$/g, '')
      return [name === 'home' ? '/' : name === 'not-found' ? '/404' : `/${name}`]
    },
  ],
  [
    /^authors\.json$/,
    (leaf, file) => {
      const own = posts.filter(({ fields }) => fields.author === entryOf(file, leaf).slug)
      return ['/about', ...(leaf.name === 'name' ? own.map(({ slug }) => `/blog/${slug}`) : [])]
    },
  ],
  [
    /^industries\.json$/,
    (leaf, file) => {
      const own = studies.filter(({ fields }) => fields.industry === entryOf(file, leaf).slug)
      return own.length > 0
        ? ['/case-studies', ...own.map(({ slug }) => `/case-studies/${slug}`)]
        : []
    },
  ],
  [
    /^tags\.json$/,
    (leaf, file) =>
      posts
        .filter(({ fields }) => fields.tags.includes(entryOf(file, leaf).slug ?? ''))
        .map(({ slug }) => `/blog/${slug}`),
  ],
  // Tested with the routes: no page states a redirect.
  [/^redirects\.json$/, () => []],
  // Questions to the owner, for the launch check; no visitor reads them.
  [/^to-confirm\.json$/, () => []],
]

/** Values that name or arrange things and are stated nowhere in words, each with what shows them instead. */
const UNSAID: [RegExp, RegExp, string][] = [
  [/./, /(?:^|\.)icon$/, 'a drawing'],
  [/^services\//, /^order$/, 'the order of lists, tested below'],
  [/./, /(?:^|\.)period$/, '“per month”, tested with the packages'],
  [/./, /(?:^|\.)popular$/, 'the mark, tested with the packages'],
  [/^pages\//, /^key$/, 'the file’s name'],
  [/^(?:authors|industries|tags)\.json$/, /^slug$/, 'the name by which files refer to it'],
  [/^service-pages\//, /^service$/, 'the file’s name'],
  [/./, /(?:^|\.)drawing\.(?:kind|item)$/, 'a drawing'],
  [/^site\.json$/, /^hours\.days$/, 'the first and the last day, tested below'],
]

const hrefs = new Map<string, Set<string>>()
function links({ $, path }: BuiltPage): Set<string> {
  const known =
    hrefs.get(path) ??
    new Set(
      $('[href]')
        .toArray()
        .map(element => $(element).attr('href') ?? ''),
    )
  hrefs.set(path, known)
  return known
}

const visible = new Map<string, string>()
function text(built: BuiltPage): string {
  const known = visible.get(built.path) ?? textOf(built)
  visible.set(built.path, known)
  return known
}

const head = ({ $ }: BuiltPage) =>
  [
    $('title').text(),
    ...$('meta')
      .toArray()
      .map(element => $(element).attr('content') ?? ''),
    ...$('link[rel="canonical"]')
      .toArray()
      .map(element => $(element).attr('href') ?? ''),
    $('html').attr('lang') ?? '',
  ].join('\n')

/** Names of entries of a list, for references to them. */
const nameIn = (file: string, slug: string) =>
  readData<{ slug: string; name: string }[]>(file).find(entry => entry.slug === slug)?.name ?? slug

/** Whether a page states a fact, in the form that this kind of fact has. */
function states(built: BuiltPage, { name, value, schema, keys }: Leaf): boolean {
  if (name.startsWith('metadata.') || /^(?:themeColor|language|locale|url)/.test(name)) {
    const words = name === 'url' ? siteUrl : String(value)
    return head(built).includes(words)
  }
  switch (schema.reference) {
    case 'Service':
      return links(built).has(servicePath(String(value)))
    case 'CaseStudy':
      return links(built).has(`/case-studies/${value}`)
    case 'Post':
      return links(built).has(`/blog/${value}`)
    case 'Industry':
      return text(built).includes(nameIn('industries.json', String(value)))
    default:
  }
  if (schema.link) return links(built).has(String(value))
  // A slug is a place on the page, or part of an address that the page leads to.
  if (keys.at(-1) === 'slug')
    return (
      built.$(`[id="${value}"]`).length > 0 ||
      [...links(built)].some(href => href.includes(String(value)))
    )
  if (name.endsWith('brief.subject'))
    return [...links(built)].some(href => href.includes(encodeURIComponent(String(value))))
  if (typeof value === 'number')
    return text(built).includes(
      /price/i.test(name) ? plain(formatValue(value, 'currency')) : String(value),
    )
  return text(built).includes(plain(String(value)))
}

test.each(dataFiles())('every fact of data/%s is stated by the pages that it is for', file => {
  const where = WHERE.find(([pattern]) => pattern.test(file))?.[1]
  if (!where) throw new Error(`No page is known to state data/${file}. Add it to WHERE.`)
  const unstated = leavesOf(file)
    .filter(({ name }) => !UNSAID.some(([files, names]) => files.test(file) && names.test(name)))
    .flatMap(leaf =>
      where(leaf, file)
        .filter(path => !states(page(path), leaf))
        .map(path => `${leaf.keys.join('.')} on ${path}: ${String(leaf.value).slice(0, 60)}`),
    )
  expect(unstated).toEqual([])
})

test('the opening hours are said from the first day to the last', () => {
  const { days } = facts.hours
  for (const path of REPUTATION) expect(text(page(path))).toContain(`${days[0]} to ${days.at(-1)}`)
})

test('services stand in their order on every list', () => {
  const ordered = [...services.values()].sort((a, b) => a.order - b.order).map(({ path }) => path)
  for (const path of ['/', '/services']) {
    const { $ } = page(path)
    const shown = $('main a')
      .toArray()
      .map(element => $(element).attr('href') ?? '')
      .filter(href => ordered.includes(href))
    expect([path, ...new Set(shown)]).toEqual([path, ...ordered])
  }
})

test('the name of the agency is in the feed and the manifest', () => {
  for (const file of ['rss.xml', 'manifest.webmanifest'])
    expect(readFile(file)).toContain(facts.name)
})

describe('a fact is written once', () => {
  /** Texts that editors and developers write, without the file that holds the fact. */
  const sources = (folder: string, ending: RegExp) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        entry => entry.isFile() && ending.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
      )
      .map(entry => join(entry.parentPath, entry.name))

  test('no code states a fact of the agency', () => {
    const { name, email, url, rating, priceRange, dashboard, websiteBuilder } = facts
    const stated = [
      name,
      email,
      url,
      `${rating.value} of`,
      `"${priceRange}"`,
      dashboard.url,
      websiteBuilder.url,
    ]
    const wrong = sources('src', /\.(?:tsx?|css)$/).flatMap(file => {
      const code = readFileSync(file, 'utf8')
      return stated.filter(fact => code.includes(fact)).map(fact => `${file}: ${fact}`)
    })
    expect(wrong).toEqual([])
  })

  test('no other file gives the agency’s name or address: it would stay when they change', () => {
    const wrong = [...sources('data', /\.json$/), ...sources('content', /\.mdx$/)].flatMap(file => {
      const found = readFileSync(file, 'utf8')
        .split('\n')
        .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
        .filter(({ line }) => line.includes(facts.name) || line.includes(facts.email))
        .map(({ place }) => place)
      // In the file of the facts, the name and the address have a line each.
      return file === join('data', 'site.json')
        ? found.filter(place => {
            const line =
              readFileSync(file, 'utf8').split('\n')[Number(place.split(':')[1]) - 1] ?? ''
            return !/^\s*"(?:name|email)":/.test(line)
          })
        : found
    })
    expect(wrong).toEqual([])
  })

  test('no text of the page with the packages repeats a price: it would stay when the price changes', () => {
    const prices = [
      ...readData<{ packages: { price: number }[] }>('pricing.json').packages,
      ...readData<{ items: { price: number }[] }>('add-ons.json').items,
    ].map(({ price }) => formatValue(price, 'currency'))
    // As they are written: with the names of prices, before these are filled in.
    const texts = ['faq.json', 'web-application-page.json', 'pricing.json', 'add-ons.json'].flatMap(
      file =>
        leaves(JSON.parse(readFileSync(join('data', file), 'utf8')), undefined).map(leaf => ({
          file,
          ...leaf,
        })),
    )
    const wrong = texts
      .filter(({ value }) =>
        prices.some(price =>
          new RegExp(`${price.replace('$', '\\$')}(?![\\d,])`).test(String(value)),
        ),
      )
      .map(({ file, keys }) => `data/${file} ${keys.join('.')}`)
    expect(wrong).toEqual([])
  })
})
