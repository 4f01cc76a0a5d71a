/**
 * Structured data held against two sources that know nothing of this site: schema.org's vocabulary, as
 * schema-dts generates it from schema.org's own release, through TypeScript's compiler; and what search
 * engines ask for, from their documentation.
 */
import { join } from 'node:path'
import ts from 'typescript'
import { pages, structuredData } from './site'

type Value = Record<string, unknown>

const all = () =>
  pages().flatMap(built =>
    structuredData(built).map(object => ({ path: built.path, object: object })),
  )

/** Words and addresses of the site itself say nothing about the vocabulary; its own terms do. */
function shape(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(entry => shape(entry, key))
    return [...new Map(entries.map(entry => [JSON.stringify(entry), entry])).values()]
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, shape(entry, name)]),
    )
  if (typeof value !== 'string' || key.startsWith('@')) return value
  if (value.startsWith('https://schema.org/')) return value
  return /^\d{4}-\d\d-\d\d$/.test(value)
    ? '2025-01-01'
    : value.startsWith('https:')
      ? 'https://a.example/'
      : 'words'
}

/** What the compiler says of objects that claim to be of schema.org's vocabulary, by their index. */
function faults(objects: readonly Value[]): Map<number, string[]> {
  const file = join(process.cwd(), 'tests/built/objects-of-the-site.ts')
  const lines = objects.map(
    (object, index) =>
      `const object${index}: WithContext<S.${String(object['@type'])}> = ${JSON.stringify(object)}`,
  )
  const source = [
    `import type * as S from 'schema-dts'; import type { WithContext } from 'schema-dts';`,
    ...lines,
  ].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, name, ...rest)
  host.fileExists = name => name === file || fileExists.call(host, name)
  host.readFile = name => (name === file ? source : readFile.call(host, name))
  const program = ts.createProgram([file], options, host)
  const found = new Map<number, string[]>()
  for (const diagnostic of ts.getPreEmitDiagnostics(program)) {
    const { line } = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0) ?? {
      line: 0,
    }
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')
    found.set(line - 1, [...(found.get(line - 1) ?? []), message.slice(0, 400)])
  }
  return found
}

const distinct = () => [
  ...new Map(
    all().map(({ path, object }) => {
      const outline = shape(object) as Value
      return [JSON.stringify(outline), { path, outline }] as const
    }),
  ).values(),
]

test('every object is of schema.org’s vocabulary: types, properties, values', () => {
  const objects = distinct()
  expect(objects.length).toBeGreaterThan(8)
  const found = faults(objects.map(({ outline }) => outline))
  expect(
    [...found].map(([index, messages]) => `${objects[index]?.path}: ${messages.join('; ')}`),
  ).toEqual([])
})

test('the vocabulary is held to: a wrong type, property, value or place for one is found', () => {
  const context = { '@context': 'https://schema.org' }
  const wrong: Value[] = [
    { ...context, '@type': 'BlogPost', headline: 'A type that there is not' },
    { ...context, '@type': 'BlogPosting', headlines: 'A property that there is not' },
    { ...context, '@type': 'FAQPage', priceRange: 'A property of another type' },
    { ...context, '@type': 'Article', author: { '@type': 'Organisation', name: 'Misspelt' } },
    { ...context, '@type': 'Service', provider: { '@type': 'Offer' } },
    {
      ...context,
      '@type': 'ProfessionalService',
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Moonday',
      },
    },
  ]
  const found = faults([...wrong, { ...context, '@type': 'BlogPosting', headline: 'Good' }])
  expect([...found.keys()].sort()).toEqual(wrong.map((_, index) => index))
})

/** What a search engine asks for of a type. */
interface Wanted {
  source: string
  required: readonly string[]
  recommended: readonly string[]
  /** Fields that this site leaves out, and why. */
  without?: Readonly<Record<string, string>>
}

const GOOGLE = 'https://developers.google.com/search/docs/appearance/structured-data'
const UNCHANGED = 'stands only on a page whose content has changed since its publication'
const UNKNOWN = 'data/site.json has none: the specification gives none, and none is invented'

/** Google's tables, as of 2026. Bing and Yandex read the same types and ask for no more. */
const WANTED: Record<string, Wanted> = {
  BlogPosting: {
    source: `${GOOGLE}/article`,
    required: [],
    recommended: ['author', 'dateModified', 'datePublished', 'headline', 'image'],
    without: { dateModified: UNCHANGED },
  },
  Article: {
    source: `${GOOGLE}/article`,
    required: [],
    recommended: ['author', 'dateModified', 'datePublished', 'headline', 'image'],
    without: { dateModified: UNCHANGED },
  },
  BreadcrumbList: {
    source: `${GOOGLE}/breadcrumb`,
    required: ['itemListElement'],
    recommended: [],
  },
  FAQPage: { source: `${GOOGLE}/faqpage`, required: ['mainEntity'], recommended: [] },
  Question: { source: `${GOOGLE}/faqpage`, required: ['acceptedAnswer', 'name'], recommended: [] },
  Answer: { source: `${GOOGLE}/faqpage`, required: ['text'], recommended: [] },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    required: ['name', 'url'],
    recommended: ['alternateName'],
    without: { alternateName: 'the agency has one name' },
  },
  ProfessionalService: {
    source: `${GOOGLE}/local-business`,
    // Address and telephone are stated where the page shows them: on the contact page, once they are known.
    required: ['name'],
    recommended: ['aggregateRating', 'geo', 'openingHoursSpecification', 'priceRange', 'url'],
    without: { geo: UNKNOWN },
  },
  OpeningHoursSpecification: {
    source: `${GOOGLE}/local-business`,
    required: [],
    recommended: ['opens', 'closes', 'dayOfWeek'],
  },
  AggregateRating: {
    source: `${GOOGLE}/review-snippet`,
    required: ['ratingValue', 'reviewCount'],
    recommended: ['bestRating'],
  },
  Organization: { source: `${GOOGLE}/organization`, required: [], recommended: ['name', 'url'] },
  ItemList: { source: `${GOOGLE}/carousel`, required: ['itemListElement'], recommended: [] },
  PriceSpecification: {
    source: `${GOOGLE}/product-snippet`,
    required: ['priceCurrency'],
    recommended: [],
  },
  UnitPriceSpecification: {
    source: `${GOOGLE}/merchant-listing`,
    required: ['price', 'priceCurrency'],
    recommended: ['unitCode'],
  },
}

function nodes(value: unknown): Value[] {
  if (Array.isArray(value)) return value.flatMap(nodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as Value, ...Object.values(value).flatMap(nodes)]
}

test('every object has the fields that search engines require and recommend', () => {
  const missing = all().flatMap(({ path, object }) =>
    nodes(object).flatMap(node => {
      const wanted = WANTED[String(node['@type'])]
      if (!wanted) return []
      const { required, recommended, without = {}, source } = wanted
      return [...required, ...recommended]
        .filter(field => !(field in node) && !(field in without))
        .map(field => `${path}: ${String(node['@type'])}.${field} (${source})`)
    }),
  )
  expect(missing).toEqual([])
})

test('an entry of a breadcrumb has a name and an address, one of a list an address', () => {
  const wrong = all().flatMap(({ path, object }) =>
    nodes(object)
      .filter(node => node['@type'] === 'ListItem')
      .filter(
        node => !('position' in node) || !(('name' in node && 'item' in node) || 'url' in node),
      )
      .map(() => path),
  )
  expect(wrong).toEqual([])
})

test('what is left out for a reason is left out on every page: no reason is out of date', () => {
  const present = Object.entries(WANTED).flatMap(([type, { without = {} }]) =>
    Object.entries(without)
      .filter(([field, reason]) => {
        const having = all()
          .flatMap(({ object }) => nodes(object))
          .filter(node => node['@type'] === type && field in node)
        return reason === UNKNOWN && having.length > 0
      })
      .map(([field]) => `${type}.${field}`),
  )
  expect(present).toEqual([])
})
