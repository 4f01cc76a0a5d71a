/**
 * Another language is another data/interface.json: pages in German, with a complete file of its own. Their
 * contents are Greek letters, so that every Latin word on them is one of the interface.
 */
import { load } from 'cheerio'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import english from '../../data/interface.json'
import { setStaticQuery } from '../../tests/support/gatsby'
import german from '../../tests/support/interface.de.json'
import { ErrorBoundary } from '../site/ErrorScreen/ErrorBoundary'
import { BeforeAfterLines } from '../graphics/BeforeAfterLines'
import { CaseCover } from '../graphics/CaseCover'
import { Chart } from '../graphics/Chart'
import { InLanguage } from '../graphics/language'
import { createWriting } from '../graphics/writing'
import { compileMdx } from '../render/compile-mdx'
import { createShortcodes } from '../render/shortcodes/shortcodes'
import { interfaceWords } from '../schema/interface-words'
import { Reputation } from '../sections/Reputation/Reputation'
import { Layout } from '../site/Layout/Layout'
import CaseStudyPage from './case-study'
import PostPage from './post'
import TagPage from './tag'
import TextPage from './text-page'

const writing = createWriting('de_DE', german.numbers)
const language = { writing, words: german }

const link = (path: string) => ({ name: 'Ω', shortName: 'Ω', path })
const siteFacts = {
  name: 'Ω',
  locale: 'de_DE',
  blurb: 'Ω',
  copyrightYear: 2031,
  social: [{ name: 'Ω', icon: 'x', url: null }],
  dashboard: { name: 'Ω', url: 'https://a.example/', description: 'Ω' },
  websiteBuilder: { name: 'Ω', url: 'https://b.example/' },
  themeColor: { light: '#000000', dark: '#000000' },
}
const services = [link('/services/a')]
const navigation = {
  header: [link('/'), link('/about'), link('/blog')],
  allServices: link('/services'),
  servicesDesktop: services,
  servicesMobile: services,
  footerServices: services,
  footerCompany: [link('/about')],
  footerLegal: [link('/privacy')],
}
beforeEach(() => setStaticQuery({ siteFacts, navigation, interfaceWords: german }))

const route = {
  path: '/blog',
  crumbs: [link('/'), link('/blog')],
  pages: ['/blog', '/blog/page/2'],
  jsonLd: [],
}
const nextStep = { heading: 'Ω', text: 'Ω', action: { text: 'Ω', path: '/contact' } }
const metadata = { title: 'Ω', description: 'Ω', keywords: ['Ω'] }
const metric = {
  id: 'a',
  label: 'Ω',
  baseline: 412,
  value: 1093.5,
  format: 'number',
  better: 'higher',
  window: 'Ω',
  method: 'Ω',
} as const
const chart = {
  id: 'a',
  kind: 'bars',
  title: 'Ω',
  format: 'percent',
  axis: 'Ω',
  summary: 'Ω',
  labels: ['Α', 'Β'],
  series: [
    { name: 'Α', values: [1.5, 2] },
    { name: 'Β', values: [3, 4.25] },
  ],
} as const
const card = {
  ...link('/a'),
  slug: 'a',
  title: 'Ω',
  summary: 'Ω',
  client: 'Ω',
  date: '2025-11-04',
  readingMinutes: 7,
  service: { ...link('/services/a'), slug: 'a', summary: 'Ω', prices: { lowest: 'Ω' } },
  services: [{ slug: 'a', ...link('/services/a') }],
  industry: { slug: 'a', name: 'Ω' },
  standing: { mark: null, sentence: 'Ω' },
  metrics: [metric],
  drawing: '',
}
const { html } = compileMdx(
  'Ω[^1].\n\n| Α |\n| --- |\n| Ω |\n\n<Callout kind="note">\n\nΩ\n\n</Callout>\n\n```\nΩ\n```\n\n<Metric id="a" />\n\n<Chart id="a" />\n\n[^1]: Ω.\n',
  createShortcodes({ metrics: [metric], charts: [chart] }, german.text),
  { language },
)
const headings = ['α', 'β'].map(id => ({ id, text: 'Ω' }))
const drawn = (drawing: ReactElement) => (
  <InLanguage writing={writing} charts={german.drawings}>
    {drawing}
  </InLanguage>
)

/** What a page asks of the data layer is more than its parts show here: the rest is left out. */
const pageOf = (Page: ComponentType<never>, data: object, number = 1) =>
  createElement(
    Page as ComponentType<object>,
    {
      location: { pathname: '/blog' },
      pageContext: { number },
      data: {
        route,
        interfaceWords: german,
        provenanceWords: { example: 'Ω' },
        listPage: { eachClosing: nextStep },
        ...data,
      },
    } as object,
  )

const PAGES: Record<string, ReactElement> = {
  'a post': pageOf(PostPage, {
    post: {
      ...card,
      ...{ metadata, html, headings, updated: '2026-01-05', related: [card] },
      author: { name: 'Ω', description: 'Ω' },
      tags: [link('/blog/tags/a')],
      sources: [{ title: 'Ω', publisher: 'Ω', date: '2025-03', url: null }],
    },
    newer: card,
    older: card,
  }),
  'a case study': pageOf(CaseStudyPage, {
    caseStudy: {
      ...card,
      ...{ metadata, html, updated: null, related: [card], picture: '', field: 'teal' },
      ...{ timeFrame: 'Ω', challenge: 'Ω', approach: 'Ω', didNotWork: 'Ω', cost: 'Ω' },
      nextStep: 'Ω',
    },
  }),
  'a page of a tag': pageOf(
    TagPage,
    {
      tag: { heading: 'Ω', description: 'Ω', metadata },
      posts: [card],
      allTag: { nodes: [link('/blog/tags/a')] },
    },
    2,
  ),
  'a page of text': pageOf(TextPage, {
    textPage: { title: 'Ω', lead: 'Ω', date: '2025-11-04', html, headings, metadata },
  }),
  'a page that broke': <Broken />,
  'hours and rating': (
    <Reputation
      words={german.reputation as never}
      facts={{
        priceRange: '$$',
        hours: { days: ['Monday', 'Friday'], opens: '09:00', closes: '18:00' },
        rating: { value: 4.9, best: 5, count: 1127, sample: 'Ω', source: null },
      }}
    />
  ),
  drawings: drawn(
    <>
      <CaseCover metric={metric} variant={0} opens />
      <Chart {...chart} />
      <BeforeAfterLines studies={[{ metric, client: 'Ω', href: '/a' }]} />
    </>,
  ),
}

function Broken() {
  const boundary = new ErrorBoundary({ words: german.error, children: null })
  boundary.state = ErrorBoundary.getDerivedStateFromError()
  return <>{boundary.render()}</>
}

const onSite = (page: ReactElement) =>
  load(renderToStaticMarkup(<Layout path="/blog">{page}</Layout>))

/** Every text of a page, and what is said of its parts to those who cannot see them. */
function saidOn(page: ReactElement): string[] {
  const $ = onSite(page)
  const texts = $('body *')
    .contents()
    .toArray()
    .flatMap(node => ('data' in node ? node.data : []))
  const attributes = ['aria-label', 'title', 'alt', 'data-loading'].flatMap(name =>
    $(`[${name}]`)
      .toArray()
      .map(element => $(element).attr(name) ?? ''),
  )
  return [...texts, ...attributes]
}

/** The words of a file, by where they stand in it. */
function leavesOf(value: unknown, place = ''): [place: string, words: string][] {
  if (typeof value === 'string') return [[place, value]]
  return Object.entries(value as object).flatMap(([key, inner]) =>
    leavesOf(inner, `${place}.${key}`),
  )
}

const wordsOf = (text: string) => text.replace(/\{\w+\}/g, ' ').match(/\p{Script=Latin}+/gu) ?? []
// A step of a scale is small where it follows another: “Doppelt bis viermal”.
const germanWords = new Set([
  ...leavesOf(german).flatMap(([, words]) => wordsOf(words)),
  ...Object.values(german.drawings.steps).flatMap(step => wordsOf(step.toLowerCase())),
])

test('the second file is complete, and says everything in its own words', () => {
  expect(interfaceWords.safeParse(german).error?.issues).toBeUndefined()
  const same = new Map(leavesOf(german))
  expect(leavesOf(english).filter(([place]) => !same.has(place))).toEqual([])
  // What both languages write alike.
  const alike = leavesOf(english).filter(([place, words]) => same.get(place) === words)
  expect(alike.map(([, words]) => words)).toEqual([
    ...['Blog', '{number} s', '{number} min', '{number} h', 'Blog'],
  ])
})

test.each(Object.entries(PAGES))('%s has no word that the German file has not', (_, page) => {
  const said = saidOn(page)
  const latin = said.flatMap(wordsOf)
  // Months and days of the week are the platform’s own.
  const known = (word: string) =>
    germanWords.has(word) || /^(?:November|Januar|März|Montag|Freitag)$/.test(word)
  expect(latin.filter(word => !known(word))).toEqual([])
  expect(latin.length).toBeGreaterThan(10)
})

test('days, numbers and shares have their German form', () => {
  const text = (name: string) =>
    PAGES[name] ? onSite(PAGES[name])('body').text().replaceAll('\u00a0', ' ') : ''
  expect(text('a post')).toContain('4. November 2025')
  expect(text('a post')).toContain('März 2025')
  expect(text('a post')).toContain('7 Minuten')
  expect(text('a page of text')).toContain('Zuletzt am 4. November 2025 geändert')
  expect(text('a case study')).toContain('412 → 1.094, +165 %')
  expect(text('hours and rating')).toContain('Montag bis Freitag, 09:00–18:00')
  expect(text('hours and rating')).toContain('4,9 von 5, aus 1.127 Bewertungen')
  expect(text('drawings')).toContain('Größte Änderung, Β: 2 % auf 4,25 %')
})

describe('the page itself', () => {
  const attributesFor = async (tag: string): Promise<unknown> => {
    jest.resetModules()
    jest.doMock('../../data/site.json', () => ({ language: tag }))
    const { onRenderBody } = await import('../site/on-render-body')
    const setHtmlAttributes = jest.fn<undefined, [object]>()
    const stub = { setHtmlAttributes, setHeadComponents: () => undefined }
    onRenderBody?.(stub as never, { plugins: [] })
    return setHtmlAttributes.mock.lastCall?.[0]
  }

  test.each([
    ['de', { lang: 'de' }],
    ['ar', { lang: 'ar', dir: 'rtl' }],
  ])(
    'in %s says its language, and its direction where that is from the right',
    async (tag, said) => {
      expect(await attributesFor(tag)).toEqual(said)
    },
  )
})
