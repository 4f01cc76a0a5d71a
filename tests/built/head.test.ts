import {
  fixedPages,
  liveCaseStudies,
  livePosts,
  liveTags,
  liveTextPages,
  readData,
} from '../support/content'
import type { PageMetadata } from '../../src/content/page-metadata'
import {
  facts,
  indexablePages,
  meta,
  page,
  pages,
  paths,
  siteUrl,
  structuredData,
  UNLISTED,
} from './site'
import { SOCIAL_IMAGE } from './social-image'

/** An illustrative study's description begins with its mark. */
function marked(metadata: PageMetadata, provenance: string): PageMetadata {
  const { mark } = readData<{ mark: string }>('provenance.json')
  const { description } = metadata
  return provenance === 'illustrative'
    ? { ...metadata, description: `${mark}: ${description}` }
    : metadata
}

/** What the files say of each page, by path; further pages of a list are not among them. */
const METADATA = new Map<string, PageMetadata>([
  ...[...fixedPages<{ metadata: PageMetadata }>()].map(
    ([path, { metadata }]) => [path, metadata] as const,
  ),
  [
    '/contact/sent',
    readData<{ sent: { metadata: PageMetadata } }>('pages/contact.json').sent.metadata,
  ],
  ...liveCaseStudies().map(
    ({ slug, fields }) =>
      [`/case-studies/${slug}`, marked(fields.metadata, fields.provenance)] as const,
  ),
  ...livePosts().map(({ slug, fields }) => [`/blog/${slug}`, fields.metadata] as const),
  ...liveTextPages().map(
    ({ slug, fields }) =>
      [`/${slug}`, marked(fields.metadata, fields.example ? 'illustrative' : 'verified')] as const,
  ),
  // A tag's page is found by the words that it shows.
  ...liveTags().map(({ path, name, heading, description }): [string, PageMetadata] => [
    path,
    { title: heading, description, keywords: [name] },
  ]),
])

/** Pages for which a condition does not hold, with what they show instead. */
const wrong = (value: (path: string) => unknown, expected: (path: string) => unknown) =>
  paths
    .map(path => ({ path, value: value(path), expected: expected(path) }))
    .filter(entry => JSON.stringify(entry.value) !== JSON.stringify(entry.expected))

test('every page has metadata of its own in a file, further pages of a list aside', () => {
  const without = paths.filter(path => !METADATA.has(path))
  expect(without.filter(path => !/^\/blog\/(?:.*\/)?page\/\d+$/.test(path))).toEqual([])
  expect([...METADATA.keys()].filter(path => !paths.includes(path))).toEqual([])
})

test('title, description and keywords are those of the file', () => {
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

test('every page has one title of 30 to 60 characters, and no two are alike', () => {
  const titles = pages().map(({ $ }) => $('head title').text())
  expect(pages().filter(({ $ }) => $('head title').length !== 1)).toEqual([])
  expect(titles.filter(title => title.length < 30 || title.length > 60)).toEqual([])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('every page has one description of 70 to 160 characters, and no two are alike', () => {
  expect(
    wrong(
      path => meta(page(path), 'description').length,
      () => 1,
    ),
  ).toEqual([])
  const texts = pages().flatMap(built => meta(built, 'description'))
  expect(texts.filter(text => text.length < 70 || text.length > 160)).toEqual([])
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('every page that may be found has keywords', () => {
  const without = indexablePages().filter(
    built => !/\w/.test(meta(built, 'keywords').join()) || meta(built, 'keywords').length !== 1,
  )
  expect(without.map(({ path }) => path)).toEqual([])
})

test('every page that may be found names its whole address once; the others name none', () => {
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

/** The form that a page’s own metadata has when it is shared. */
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
    'og:image:width': [String(SOCIAL_IMAGE.width)],
    'og:image:height': [String(SOCIAL_IMAGE.height)],
    'twitter:card': [metadata?.twitterCard ?? 'summary_large_image'],
    'twitter:title': [metadata?.twitterTitle ?? title],
    'twitter:description': [metadata?.twitterDescription ?? description],
    'twitter:image': [metadata?.twitterImage ?? image],
  }
}

test('every page says what networks show of it, each thing once', () => {
  expect(
    wrong(
      path =>
        Object.fromEntries(Object.keys(shared(path)).map(name => [name, meta(page(path), name)])),
      shared,
    ),
  ).toEqual([])
})

test('every social image is the page’s own and is described by the page’s heading', () => {
  const images = pages().flatMap(built => meta(built, 'og:image'))
  expect(new Set(images).size).toBe(paths.length)
  for (const name of ['og:image:alt', 'twitter:image:alt'])
    expect(
      wrong(
        path => meta(page(path), name),
        path => [METADATA.get(path)?.ogImageAlt ?? `${page(path).$('h1').text()}. ${facts.name}`],
      ),
    ).toEqual([])
})

test('robots keeps the not-found page and the search out, and lets large pictures of the others be shown', () => {
  expect(
    wrong(
      path => meta(page(path), 'robots'),
      path => [UNLISTED.includes(path) ? 'noindex' : 'max-image-preview:large'],
    ),
  ).toEqual([])
})

test('every page is in the site’s language, for every screen, with the theme’s colours', () => {
  expect(
    wrong(
      path => page(path).$('html').attr('lang'),
      () => facts.language,
    ),
  ).toEqual([])
  expect(
    wrong(
      path => meta(page(path), 'viewport').length,
      () => 1,
    ),
  ).toEqual([])
  expect(
    wrong(
      path => meta(page(path), 'theme-color'),
      () => [readData<{ theme: string }>('brand.json').theme],
    ),
  ).toEqual([])
  expect(
    wrong(
      path => page(path).$('meta[charset]').attr('charset'),
      () => 'utf-8',
    ),
  ).toEqual([])
})

test('every page names the manifest, an icon and the feed', () => {
  const links = (path: string) =>
    ['manifest', 'icon', 'alternate'].map(rel => page(path).$(`head link[rel="${rel}"]`).length)
  expect(wrong(links, () => [1, 1, 1])).toEqual([])
})

test('structured data of the editor’s own is on its page', () => {
  const missing = paths.flatMap(path => {
    const shown = structuredData(page(path)).map(object => JSON.stringify(object))
    return (METADATA.get(path)?.structuredData ?? []).filter(
      object => !shown.includes(JSON.stringify(object)),
    )
  })
  expect(missing).toEqual([])
})
