import { fixedPages, liveTags, liveTexts, readData } from '../support/content'
import type { PageMetadata } from '../../src/content/page-metadata'
import { facts, meta, page, pages, paths, siteUrl, UNLISTED, type BuiltPage } from './site'

/** Adds the label that the description of an illustrative text starts with. */
function marked(metadata: PageMetadata): PageMetadata {
  const { mark } = readData<{ mark: string }>('provenance.json')
  return { ...metadata, description: `${mark}: ${metadata.description}` }
}

/** Each page’s metadata from its source file, except for the later pages of a list. */
const METADATA = new Map<string, PageMetadata>([
  ...[...fixedPages<{ metadata: PageMetadata }>()].map(
    ([path, { metadata }]) => [path, metadata] as const,
  ),
  [
    '/contact/sent',
    readData<{ sent: { metadata: PageMetadata } }>('pages/contact.json').sent.metadata,
  ],
  ...liveTexts().map(({ path, fields: { metadata, provenance, example } }) => {
    const isIllustrative = provenance === 'illustrative' || example !== undefined
    return [path, isIllustrative ? marked(metadata) : metadata] as const
  }),
  // A tag page’s metadata comes from the text it shows.
  ...liveTags().map(({ path, name, heading, description }): [string, PageMetadata] => [
    path,
    { title: heading, description, keywords: [name] },
  ]),
])

/** Pages with an unexpected value, each with its actual and expected values. */
const wrong = (value: (path: string) => unknown, expected: (path: string) => unknown) =>
  paths
    .map(path => ({ path, value: value(path), expected: expected(path) }))
    .filter(entry => JSON.stringify(entry.value) !== JSON.stringify(entry.expected))

test('every page has metadata in a file, except the later pages of a list', () => {
  const without = paths.filter(path => !METADATA.has(path))
  expect(without.filter(path => !/^\/blog\/(?:.*\/)?page\/\d+$/.test(path))).toEqual([])
  expect([...METADATA.keys()].filter(path => !paths.includes(path))).toEqual([])
})

test('title, description, and keywords match the file', () => {
  const own = (path: string) => METADATA.get(path)
  const shown = (path: string) =>
    own(path) && [
      page(path).$('head title').text(),
      meta(page(path), 'description'),
      meta(page(path), 'keywords'),
    ]
  const written = (path: string) => {
    const metadata = own(path)
    return metadata && [metadata.title, [metadata.description], [metadata.keywords.join(', ')]]
  }
  expect(wrong(shown, written)).toEqual([])
})

test.each([
  ['title', 30, 60, ({ $ }: BuiltPage) => $('head title').text()],
  ['description', 70, 160, (built: BuiltPage) => meta(built, 'description').join()],
])('every page has a unique %s of %s to %s characters', (_, least, most, read) => {
  const texts = pages().map(read)
  expect(texts.filter(text => text.length < least || text.length > most)).toEqual([])
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('every indexable page has one absolute canonical URL; other pages have none', () => {
  expect(
    wrong(
      path =>
        page(path)
          .$('link[rel="canonical"]')
          .toArray()
          .map(element => page(path).$(element).attr('href')),
      path => {
        if (!page(path).isIndexable) return []
        return [METADATA.get(path)?.canonicalUrl ?? `${siteUrl}${path === '/' ? '/' : path}`]
      },
    ),
  ).toEqual([])
})

/** The social tags a page should have. */
function shared(path: string): Record<string, string[]> {
  const { $, isIndexable } = page(path)
  const metadata = METADATA.get(path)
  const title = metadata?.ogTitle ?? $('title').text()
  const description = metadata?.ogDescription ?? meta(page(path), 'description')[0] ?? ''
  const image = metadata?.ogImage ?? `${siteUrl}/social${path === '/' ? '/index' : path}.png`
  const isText = /^\/(?:case-studies|blog)\/[^/]+$/.test(path)
  const url = `${siteUrl}${path === '/' ? '/' : path}`
  return {
    'og:title': [title],
    'og:description': [description],
    'og:type': [metadata?.ogType ?? (isText ? 'article' : 'website')],
    'og:url': [(isIndexable && metadata?.canonicalUrl) || url],
    'og:site_name': [facts.name],
    'og:locale': [facts.locale],
    'og:image': [image],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'twitter:card': [metadata?.twitterCard ?? 'summary_large_image'],
    'twitter:title': [metadata?.twitterTitle ?? title],
    'twitter:description': [metadata?.twitterDescription ?? description],
    'twitter:image': [metadata?.twitterImage ?? image],
  }
}

test('every page has each social tag once', () => {
  expect(
    wrong(
      path =>
        Object.fromEntries(Object.keys(shared(path)).map(name => [name, meta(page(path), name)])),
      shared,
    ),
  ).toEqual([])
})

test('every social image has the page’s heading as its alt text', () => {
  for (const name of ['og:image:alt', 'twitter:image:alt'])
    expect(
      wrong(
        path => meta(page(path), name),
        path => [
          METADATA.get(path)?.ogImageAlt ??
            `${page(path).$('h1').text()}. ${facts.name}`.replace('?.', '?'),
        ],
      ),
    ).toEqual([])
})

test('robots tags exclude unlisted pages and allow large previews of the others', () => {
  expect(
    wrong(
      path => meta(page(path), 'robots'),
      path => [UNLISTED.includes(path) ? 'noindex' : 'max-image-preview:large'],
    ),
  ).toEqual([])
})

test('every page has the site’s language, theme color, manifest, icon, feed, and Markdown link', () => {
  const { theme } = readData<{ theme: string }>('brand.json')
  const count = (path: string, rel: string) => page(path).$(`head link[rel="${rel}"]`).length
  expect(
    wrong(
      path => [
        page(path).$('html').attr('lang'),
        page(path).$('meta[charset]').attr('charset'),
        meta(page(path), 'viewport').length,
        meta(page(path), 'theme-color'),
        ...['manifest', 'icon', 'alternate'].map(rel => count(path, rel)),
      ],
      () => [facts.language, 'utf-8', 1, [theme], 1, 1, 2],
    ),
  ).toEqual([])
})
