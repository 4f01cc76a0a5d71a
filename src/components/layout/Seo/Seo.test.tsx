import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
// eslint-disable-next-line no-restricted-imports -- reads the head Seo rendered
import { Helmet } from 'react-helmet'
import { setStaticQuery } from '../../../../tests/support/gatsby'
import { Seo, type SeoProps } from './Seo'

Helmet.canUseDOM = false

const FACTS = {
  name: 'Agency',
  language: 'en',
  locale: 'en_US',
}
const SITE = 'https://a.example'
beforeEach(() =>
  setStaticQuery({
    siteFacts: FACTS,
    brand: { theme: '#0f766e' },
    navigation: {},
  }),
)

const METADATA = {
  title: 'The title of the page',
  description: 'What the page is about.',
  keywords: ['one', 'two words'],
} as unknown as SeoProps['metadata']

const ROUTE = {
  url: `${SITE}/about`,
  kind: 'pages',
  image: `${SITE}/social/about.png`,
  jsonLd: [],
} as unknown as SeoProps['route']

const ARTICLE = { ...ROUTE, kind: 'posts', published: '2025-01-02', changed: '2025-03-04' }

/** Renders a page’s head. */
function head(more: Partial<SeoProps> = {}) {
  renderToStaticMarkup(<Seo route={ROUTE} metadata={METADATA} heading="About us" {...more} />)
  const written = Helmet.renderStatic()
  const $ = load(
    `<html ${written.htmlAttributes.toString()}><head>${written.title.toString()}${written.meta.toString()}${written.link.toString()}${written.script.toString()}</head></html>`,
  )
  const name = (key: string) =>
    $(`meta[name="${key}"], meta[property="${key}"]`)
      .toArray()
      .map(element => $(element).attr('content'))
  return { $, name }
}

describe('without overrides', () => {
  test('treats null fields like missing fields', () => {
    const empty = Object.fromEntries(
      ['ogTitle', 'ogDescription', 'ogType', 'ogImage', 'ogImageAlt', 'canonicalUrl', 'twitterCard']
        .concat('twitterTitle', 'twitterDescription', 'twitterImage', 'structuredData')
        .map(key => [key, null]),
    )
    const { $ } = head({ metadata: { ...METADATA, ...empty } })
    expect($('head').html()).toBe(head().$('head').html())
  })
})

describe('overrides', () => {
  const OVERRIDES: [keyof SeoProps['metadata'], string, string[]][] = [
    ['ogTitle', 'Another title', ['og:title', 'twitter:title']],
    ['ogDescription', 'Another description', ['og:description', 'twitter:description']],
    ['ogType', 'profile', ['og:type']],
    ['ogImageAlt', 'What it shows', ['og:image:alt', 'twitter:image:alt']],
    ['canonicalUrl', 'https://b.example/x', ['og:url']],
    ['twitterCard', 'summary', ['twitter:card']],
    ['twitterTitle', 'A card', ['twitter:title']],
    ['twitterDescription', 'A card’s text', ['twitter:description']],
    ['twitterImage', 'https://b.example/t.png', ['twitter:image']],
  ]

  test.each(OVERRIDES)('%s changes only its own tags', (key, value, keys) => {
    const { $, name } = head({ metadata: { ...METADATA, [key]: value } })
    const plain = head()
    const all = $('meta')
      .toArray()
      .map(element => $(element).attr('name') ?? $(element).attr('property') ?? '')
    for (const other of new Set(all))
      expect([other, name(other)]).toEqual([
        other,
        keys.includes(other) ? [value] : plain.name(other),
      ])
  })

  test('omits the size of a custom image', () => {
    const { name } = head({ metadata: { ...METADATA, ogImage: 'https://b.example/x.png' } })
    expect([...name('og:image:width'), ...name('og:image:height')]).toEqual([])
  })

  test('canonicalUrl changes the canonical link', () => {
    const { $ } = head({ metadata: { ...METADATA, canonicalUrl: 'https://b.example/x' } })
    expect($('link[rel="canonical"]').attr('href')).toBe('https://b.example/x')
  })

  test('ogType overrides the page kind’s type', () => {
    expect(head({ route: ARTICLE }).name('og:type')).toEqual(['article'])
    const metadata = { ...METADATA, ogType: 'website' }
    expect(head({ route: ARTICLE, metadata }).name('og:type')).toEqual(['website'])
  })
})

test('noindex pages have no canonical URL', () => {
  const { $, name } = head({ noindex: true })
  expect(name('robots')).toEqual(['noindex'])
  expect($('link[rel="canonical"]')).toHaveLength(0)
})

test('includes the editor’s structured data, and escapes it so it can’t close the script element', () => {
  const own = { '@context': 'https://schema.org', '@type': 'Thing', name: '</script><b>' } as const
  const { $ } = head({
    route: { ...ROUTE, jsonLd: [own] },
    metadata: { ...METADATA, structuredData: [{ '@type': 'Other' }] },
  })
  const scripts = $('script[type="application/ld+json"]').toArray()
  expect(scripts.map(script => JSON.parse($(script).text()) as unknown)).toEqual([
    own,
    { '@type': 'Other' },
  ])
})

test('HTML in metadata is escaped', () => {
  const title = 'Less < more & "quoted" </title><script>'
  const { $, name } = head({ metadata: { ...METADATA, title, description: title } })
  expect($('title').text()).toBe(title)
  expect(name('description')).toEqual([title])
})

describe('article dates', () => {
  const times = ({ name }: ReturnType<typeof head>) =>
    ['article:published_time', 'article:modified_time'].map(key => name(key))

  test('are included on article pages', () => {
    expect(times(head({ route: ARTICLE }))).toEqual([['2025-01-02'], ['2025-03-04']])
  })

  test('are omitted without a publication date and on other pages', () => {
    expect(times(head({ route: { ...ARTICLE, published: null } }))).toEqual([[], []])
    expect(times(head({ route: { ...ARTICLE, kind: 'pages' } }))).toEqual([[], []])
  })
})
