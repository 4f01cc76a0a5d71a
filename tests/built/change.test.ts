/**
 * Every fact of `data/` is stated by the pages that it is for: so a change of the fact, followed by a
 * build, either changes those pages or fails here. What is expected is read from the files themselves.
 */
import { type JsonSchema, outputSchema } from '../../plugins/gatsby-plugin-content-check/src'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from '../../src/content/service'
import { documentKindOf } from '../../src/content/documents'
import {
  dataFiles,
  liveCaseStudies,
  readData,
  livePosts,
  liveTags,
  liveTextPages,
} from '../support/content'
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
const OTHERS = [...services.values()].map(({ path }) => path).filter(path => path !== WEB)
const REPUTATION = ['/', '/about', '/contact']
const posts = livePosts()
const tags = liveTags()
const studies = liveCaseStudies()
/** The services with an example of what a client gets. */
const withExample = liveTextPages().flatMap(({ fields: { example } }) =>
  example ? [servicePath(example)] : [],
)

/** The entry of a list that a leaf belongs to. */
const entryOf = (file: string, { keys }: Leaf) =>
  readData<Record<string, string>[]>(file)[Number(keys[0])] ?? {}

/** What the form says in answer to something; no page says it before. */
const ANSWERS =
  /^form\.(?:sending$|diagnostics\.|failure\.|choice\.(?:heading|remove)$|fields\.\w+\.(?:missing|wrong)$)/

/** Which pages must state a fact, by file. `[]`: no page; the reason stands beside it. */
const WHERE: [RegExp, (leaf: Leaf, file: string) => readonly string[]][] = [
  [
    /^site\.json$/,
    ({ name }) => {
      if (/^(?:hours|rating|priceRange)/.test(name)) return REPUTATION
      if (/^(?:email|telephone|nextStart|company)/.test(name)) return ['/contact']
      // Stated in the manifest and llms.txt, and in security.txt; tested with them.
      if (name === 'description' || name.startsWith('security')) return []
      // The address of the form is in the policy; tested below.
      return name === 'contactEndpoint' ? [] : paths
    },
  ],
  [/^navigation\.json$/, () => paths],
  // Stated where texts quote them, and where studies are shown; tested in facts.test.ts and provenance.test.ts.
  [/^(?:facts|provenance)\.json$/, () => []],
  // Colours and a mark, which are no text; tests/edits changes them.
  [/^brand\.json$/, () => []],
  // Each word is for its own place; tests/rooms/visible-words.test.ts and the second language hold them.
  [/^interface\.json$/, () => []],
  [
    /^pricing\.json$/,
    // The contact page offers a message about each package.
    ({ name }) => {
      if (name === 'time') return ['/services']
      return name === 'packages.name' ? [WEB, '/contact'] : [WEB]
    },
  ],
  [
    /^price-words\.json$/,
    ({ name }) => {
      if (name.startsWith('estimate')) return [WEB]
      if (name === 'table.total') return [...OTHERS, '/services']
      if (name.startsWith('table')) return ['/services']
      // In the bar at the foot of phones, and around prices.
      if (/^(?:heading|contact|barLabel)$/.test(name)) return [WEB, ...OTHERS]
      return name === 'from' || name === 'once' ? ['/', '/services', WEB] : ['/services']
    },
  ],
  [/^(?:add-ons|faq)\.json$/, () => [WEB]],
  [
    /^service-words\.json$/,
    ({ name }) => {
      if (name === 'list' || name === 'reasonNot') return ['/services']
      if (name === 'all') return ['/']
      if (name === 'example') return withExample
      const everywhere = /^(?:suits|forWhom|notForWhom|work|posts)$/.test(name)
      return everywhere ? [WEB, ...OTHERS] : OTHERS
    },
  ],
  [/^web-application-page\.json$/, () => [WEB]],
  [
    /^services\//,
    ({ name }, file) => {
      const { path } = readData<Service>(file)
      if (name === 'name' || name === 'path') return ['/', '/services', '/sitemap']
      if (name === 'summary') return ['/', '/services']
      return [path]
    },
  ],
  [
    /^service-pages\//,
    ({ name }, file) => {
      const own = servicePath(readData<{ service: string }>(file).service)
      return name === 'pricing.time' ? [own, '/services'] : [own]
    },
  ],
  [
    /^pages\//,
    (leaf, file) => {
      if (leaf.name.startsWith('sent.')) return ['/contact/sent']
      const name = file.replace(/^pages\/|\.json$/g, '')
      // The last words of each page that a list leads to.
      if (leaf.name.startsWith('eachClosing'))
        return paths.filter(path => path.startsWith(`/${name}/`) && !path.startsWith('/blog/page/'))
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
    (leaf, file) => {
      const tag = tags.find(({ slug }) => slug === entryOf(file, leaf).slug)
      if (!tag) return []
      const own = tag.posts.map(({ slug }) => `/blog/${slug}`)
      return leaf.name === 'name' ? ['/blog', tag.path, ...own] : [tag.path]
    },
  ],
  // Tested with the routes: no page states a redirect.
  [/^redirects\.json$/, () => []],
  // Questions to the owner, for the launch check; no visitor reads them.
  [/^to-confirm\.json$/, () => []],
]

/** Values that name or arrange things and are stated nowhere in words, each with what shows them instead. */
const UNSAID: [RegExp, RegExp, string][] = [
  [/./, /(?:^|\.)icon$/, 'a drawing'],
  [/^brand\.json$/, /./, 'the mark, and colours of the style sheet'],
  [/^pages\/contact/, ANSWERS, 'answers of the form, tested below'],
  [
    /^pages\/case-studies\.json$/,
    /^studies\.(?:allFound|someFound|noneFound|more)$/,
    'with the numbers filled in, tested in a browser',
  ],
  [
    /^pages\/search\.json$/,
    /^(?:kinds\.(?:\w+\.one|label|all|pages\.many)|searching|found\.\w+|more|servicesHeading|shortcut|(?:nothing|failed)\.\w+)$/,
    'what the search answers, tested in a browser',
  ],
  [/^services\//, /^order$/, 'the order of lists, tested below'],
  [/./, /(?:^|\.)period$/, '“a month”, tested with the packages'],
  [/^price-words\.json$/, /^estimate\.(?:once|month)$/, 'the sum, tested in a browser'],
  [/^price-words\.json$/, /^after\./, 'the totals and lowest prices that are read with them'],
  [/^add-ons\.json$/, /\.most$/, 'the list of how many, tested with the estimate'],
  [/^service-pages\//, /^pricing\.rows\.slug$/, 'the name by which texts quote the price'],
  [/^service-pages\//, /\.(?:typical|extra)$/, 'the totals and lowest prices, tested with them'],
  [/^pages\/contact/, /^brief\.packagesLabel$/, 'the brief of a site without a form'],
  [
    /^pages\/contact/,
    /^direct\.(?:telephone|company|address|timeZone|people|nextStart)Label$/,
    'shown beside what the owner has filled in, tested in tests/edits',
  ],
  [/./, /(?:^|\.)popular$/, 'the mark, tested with the packages'],
  [/^pages\//, /^key$/, 'the file’s name'],
  [/^(?:authors|industries|tags)\.json$/, /^slug$/, 'the name by which files refer to it'],
  [/^service-pages\//, /^service$/, 'the file’s name'],
  [/./, /(?:^|\.)drawing\.(?:kind|item)$/, 'a drawing'],
  [/^service-words\.json$/, /^times\.(?:weeks|months)$/, 'the unit of a scale, read with it'],
  [/^site\.json$/, /^hours\.days$/, 'the first and the last day, tested below'],
  [/^site\.json$/, /^(?:nextStart|company\.address\.country)$/, 'in words, tested in tests/edits'],
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
  if (/^(?:sent\.)?metadata\./.test(name) || /^(?:language|locale|url)/.test(name)) {
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
  // The service that the page is about may follow: /contact?service=seo.
  if (schema.link)
    return [...links(built)].some(href => href.replace(/\?service=.*/, '') === String(value))
  if (name === 'dashboard.description') return built.$(`header a[title="${value}"]`).length > 0
  if (name === 'barLabel') return built.$(`nav[aria-label="${value}"]`).length === 1
  if (['figures', 'suits', 'list'].includes(name))
    return built.$(`[aria-label="${value}"]`).length > 0
  // A slug is a place on the page, or part of an address that the page leads to.
  if (keys.at(-1) === 'slug')
    return (
      built.$(`[id="${value}"], input[value="${value}"]`).length > 0 ||
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

test('the page and the handler know what the form answers', () => {
  const answers = leavesOf('pages/contact.json').filter(({ name }) => ANSWERS.test(name))
  expect(answers.length).toBeGreaterThan(20)
  const places = {
    // What the page alone says, and what the handler alone says.
    'page-data/contact/page-data.json': /^form\.failure\.back$/,
    'api/contact.json': /^(?!)/,
  }
  for (const [file, others] of Object.entries(places)) {
    const known = readFile(file)
    const missing = answers.filter(
      ({ name, value }) =>
        !others.test(name) && !known.includes(JSON.stringify(value).slice(1, -1)),
    )
    expect([file, ...missing.map(({ name }) => name)]).toEqual([file])
  }
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
