/** What follows from the `provenance` of a study, on every page and in every file that speaks of it. */
import { load } from 'cheerio'
import { liveCaseStudies, livePosts, readData } from '../support/content'
import { meta, page, pages, plain, readFile, structuredData, textOf } from './site'

const words = readData<Record<'mark' | 'label' | 'verifiedLabel', string>>('provenance.json')
const MARK = new RegExp(`\\b${words.mark}\\b`, 'i')
const studies = liveCaseStudies()
const illustrative = new Set(
  studies
    .filter(({ fields }) => fields.provenance === 'illustrative')
    .map(({ slug }) => `/case-studies/${slug}`),
)
const paths = studies.map(({ slug }) => `/case-studies/${slug}`)

/** The study that an address leads to. */
const studyAt = (href: string | undefined) => {
  const path = href?.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*/, '')
  return paths.find(known => known === path)
}

/** What is read as one with a link: its row with the heading of its list, its cell, or, within running text, the link and what follows. */
function around($: ReturnType<typeof load>, link: Parameters<ReturnType<typeof load>>[0]): string {
  const inText = $(link).parents('.prose').length > 0 || $(link).closest('article').length === 0
  const own = plain($(link).text())
  if ($(link).closest('.prose').length > 0) return own
  const box = $(link).closest('li, tr, p, figure')
  // A list may say it once, in the heading right over it, of all that it and the lists in it hold.
  const over = $(link).parents('ul').prev('h3').text()
  return inText && box.length > 0 ? plain(`${over} ${box.text()}`) : own
}

test('every link to a study says whether it is illustrative, on every page', () => {
  const wrong: string[] = []
  let links = 0
  for (const { $, path } of pages()) {
    for (const link of $('main a[href]').toArray()) {
      const study = studyAt($(link).attr('href'))
      if (!study || study === path) continue
      links++
      if (MARK.test(around($, link)) !== illustrative.has(study))
        wrong.push(`${path} to ${study}: ${around($, link)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(links).toBeGreaterThan(studies.length)
})

test.each(studies.map(({ slug }) => `/case-studies/${slug}`))(
  '%s says it in its opening, its descriptions and its structured data',
  path => {
    const built = page(path)
    const descriptions = ['description', 'og:description', 'twitter:description'].flatMap(name =>
      meta(built, name),
    )
    const [article] = structuredData(built).filter(object => object['@type'] === 'Article')
    const said = [
      textOf(built, 'main header'),
      ...descriptions,
      String(article?.description),
      String(article?.creativeWorkStatus),
    ]
    expect(descriptions).toHaveLength(3)
    expect(said.map(text => MARK.test(text))).toEqual(said.map(() => illustrative.has(path)))
  },
)

test('the list for language models says it of each', () => {
  const lines = readFile('llms.txt').split('\n')
  const wrong = paths.filter(path => {
    const [line = ''] = lines.filter(text => text.includes(`${path})`))
    return line === '' || MARK.test(line) !== illustrative.has(path)
  })
  expect(wrong).toEqual([])
})

test('the feed says it at each link', () => {
  const feed = load(readFile('rss.xml'), { xml: true })
  const texts = feed('content\\:encoded').toArray()
  const links = texts.flatMap(text => {
    const $ = load(feed(text).text())
    return $('a[href]')
      .toArray()
      .map(link => ({ study: studyAt($(link).attr('href')), text: $(link).text() }))
      .filter(({ study }) => study !== undefined)
  })
  const linked = livePosts().filter(({ body }) => /\]\(\/case-studies\/[a-z]/.test(body))
  expect(links.length).toBeGreaterThanOrEqual(linked.length)
  expect(
    links.filter(({ study = '', text }) => MARK.test(text) !== illustrative.has(study)),
  ).toEqual([])
})
