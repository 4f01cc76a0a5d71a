/** Every page and file that mentions a case study shows its `provenance`. */
import { liveCaseStudies, readData } from '../support/content'
import { formatNumber } from '../../src/content/format'
import { measuredFigures, type Measurements } from '../../src/content/measurements'
import { meta, page, pages, plain, readFile, structuredData, textOf } from './site'

const words = readData<Record<'mark', string>>('provenance.json')
// Cheerio joins text across blocks, so the label may not have word boundaries.
const MARK = new RegExp(words.mark, 'i')
const studies = liveCaseStudies()
const illustrative = new Set(
  studies
    .filter(({ fields }) => fields.provenance === 'illustrative')
    .map(({ slug }) => `/case-studies/${slug}`),
)
const paths = studies.map(({ slug }) => `/case-studies/${slug}`)

/** The case study at a URL. */
const studyAt = (href: string | undefined) => {
  const path = href?.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*/, '')
  return paths.find(known => known === path)
}

test('on every page, links to illustrative case studies are in or below a section with the label', () => {
  const wrong: string[] = []
  let links = 0
  for (const { $, path } of pages()) {
    for (const link of $('main a[href]').toArray()) {
      const study = studyAt($(link).attr('href'))
      // Links in prose don’t repeat the label, which is on the case study’s page.
      if (!study || study === path || $(link).closest('.prose').length > 0) continue
      links++
      const band = $(link).parents('main > *').last()
      const above = band.prevAll().addBack().text()
      if (illustrative.has(study) && !MARK.test(plain(above))) wrong.push(`${path} to ${study}`)
    }
  }
  expect(wrong).toEqual([])
  expect(links).toBeGreaterThan(studies.length)
})

test('links in prose have no label', () => {
  const tagged = new RegExp(`\\(${words.mark}\\)`, 'i')
  const wrong = pages().filter(({ $ }) => tagged.test($('main .prose').text()))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test.each(studies.map(({ slug }) => `/case-studies/${slug}`))(
  '%s has the label in its header, descriptions, and structured data only if it’s illustrative',
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

test('llms.txt labels every illustrative case study and no others', () => {
  const lines = readFile('llms.txt').split('\n')
  const wrong = paths.filter(path => {
    const [line = ''] = lines.filter(text => text.includes(`${path}.md)`))
    return line === '' || MARK.test(line) !== illustrative.has(path)
  })
  expect(wrong).toEqual([])
})

test('the post about this site is labeled as a real case and shows every measured number', () => {
  const built = page('/blog/what-this-site-weighs')
  const text = textOf(built, 'main')
  expect(textOf(built, 'main header')).toContain('A real case: verified numbers')
  expect(textOf(built, 'main header')).not.toMatch(MARK)
  const measured = readData<Measurements>('measurements.json')
  const figures = measuredFigures(measured)
  // Charts show each page’s numbers; the text has the rest.
  const ofPages = measured.pages.map(({ slug }) => `${slug}-`)
  const missing = figures.filter(
    ([name, value]) =>
      !ofPages.some(start => name.startsWith(start)) && !text.includes(plain(value)),
  )
  expect(missing).toEqual([])
  const cells = built.$('main td:not(:first-child)').toArray()
  expect(cells.map(cell => plain(built.$(cell).text()))).toEqual([
    ...measured.pages.flatMap(({ firstPaint, largestPaint }) => [
      formatNumber(firstPaint),
      formatNumber(largestPaint),
    ]),
    ...measured.pages.map(({ mainThread }) => formatNumber(mainThread)),
  ])
})
