import type { Heading } from 'mdast'
import { headingId, parseMdx } from '../../plugins/gatsby-plugin-content-check/src'
import type { Service } from '../../src/page-kinds/service/declaration'
import { liveCaseStudies, readData, livePosts } from '../support/content'
import { keepRanges } from '../../src/content/format'
import { formatValue, page, pages, plain, textOf, textsOf } from './site'

const service = (slug: string) => readData<Service>(`services/${slug}.json`)
const named = (file: string, slug: string) =>
  readData<{ slug: string; name: string }[]>(file).find(entry => entry.slug === slug)?.name ?? slug

/** A text’s level-2 headings. A regex won’t do, since lines of code can also start with ##. */
const headingsOf = (body: string) =>
  parseMdx(body).children.filter(node => node.type === 'heading' && node.depth === 2) as Heading[]

const studies = liveCaseStudies()
const posts = livePosts()

function day(text: string): string {
  const date = new Date(`${text}T00:00:00Z`)
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** The terms in a page’s definition lists, with their descriptions. */
const pairs = (path: string) => {
  const { $ } = page(path)
  return new Map(
    $('main dl > div')
      .toArray()
      .map(row => [plain($(row).find('dt').text()), plain($(row).find('dd').text())] as const),
  )
}

/** The terms and values in a post’s header. */
const facts = (path: string) => {
  const { $ } = page(path)
  return new Map(
    $('article header li')
      .toArray()
      .map(item => {
        const value = $(item).children('span').text()
        return [
          plain($(item).text().slice(0, -value.length)).replace(/:$/, ''),
          plain(value),
        ] as const
      }),
  )
}

describe.each(studies.map(study => [study.slug, study.fields] as const))(
  'the case study %s',
  (slug, study) => {
    const path = `/case-studies/${slug}`
    const text = () => textOf(page(path), 'main')

    test('names the client, industry, services, and time frame', () => {
      const shown = pairs(path)
      expect(shown.get('Client')).toBe(study.client)
      expect(text()).toContain(named('industries.json', study.industry))
      expect(shown.get('Time frame')).toBe(study.timeFrame)
      const { $ } = page(path)
      const links = $('main dl a')
        .toArray()
        .map(element => [$(element).text(), $(element).attr('href')])
      expect(links).toEqual(
        study.services.map(name => [service(name).shortName, service(name).path]),
      )
    })

    test('says what was hard, what we did, what didn’t work, and what comes next', () => {
      const { summary, challenge, approach, didNotWork, cost, nextStep } = study
      for (const words of [summary, challenge, approach, didNotWork, cost, nextStep])
        expect(text()).toContain(plain(words))
      expect(textsOf(page(path), 'main h2')).toContain('What didn’t work')
    })

    test('gives both values, the period, and the method for every metric', () => {
      const rows = textsOf(page(path), 'main section:contains("how we measured them") li')
      for (const { label, baseline, value, format, window, method } of study.metrics) {
        const row = rows.find(candidate => candidate.startsWith(`${plain(label)} `))
        for (const number of [baseline, value])
          expect(row).toContain(plain(formatValue(number, format)))
        expect(row).toContain(plain(window))
        expect(row).toContain(plain(method))
      }
    })

    test('has a chart with a text alternative and a table of its numbers', () => {
      const { $ } = page(path)
      const used = study.charts.filter(({ id }) =>
        studies.find(other => other.slug === slug)?.body.includes(`<Chart id="${id}"`),
      )
      expect(used.length).toBeGreaterThan(0)
      const labels = $('.prose [role="img"]')
        .toArray()
        .map(element => plain($(element).attr('aria-label') ?? ''))
      const tables = textsOf(page(path), '.prose details table')
      for (const chart of used) {
        expect(labels).toContain(plain(chart.summary))
        const table = tables.find(candidate => candidate.startsWith(plain(chart.title)))
        for (const label of chart.labels) expect(table).toContain(plain(label))
        for (const { values } of chart.series)
          for (const value of values)
            expect(table).toContain(plain(formatValue(value, chart.format)))
      }
    })

    test('links to related case studies and a next step', () => {
      const { $ } = page(path)
      const links = $('main > * ~ section h3 a, main section h3 a')
        .toArray()
        .map(element => $(element).attr('href'))
      expect(study.related.length).toBeGreaterThan(0)
      for (const other of study.related) expect(links).toContain(`/case-studies/${other}`)
      expect($('main section:last-of-type a').length).toBeGreaterThan(0)
      expect($('main a[href^="/contact"]').length).toBeGreaterThan(0)
    })

    test('says if it’s illustrative, and otherwise names its source and who approved it', () => {
      const header = textOf(page(path), 'main header')
      if (study.provenance === 'illustrative') {
        expect(header).toMatch(/illustrative/i)
        expect([study.source, study.approvedBy]).toEqual([undefined, undefined])
      } else {
        for (const words of [
          study.source,
          study.approvedBy,
          study.approvedOn && day(study.approvedOn),
        ])
          expect(header).toContain(words)
      }
    })
  },
)

describe.each(posts.map(post => [post.slug, post] as const))(
  'the post %s',
  (slug, { fields, body }) => {
    const path = `/blog/${slug}`

    test('names its team, dates, reading time, service, and tags', () => {
      const shown = facts(path)
      expect(shown.get('Written by')).toBe(named('teams.json', fields.team))
      expect(shown.get('Published')).toBe(day(fields.date))
      expect(shown.get('Updated')).toBe(fields.updated && day(fields.updated))
      expect(shown.get('Reading time')).toMatch(/^\d+ minutes?$/)
      expect(shown.get('Service')).toBe(service(fields.service).shortName)
      expect(shown.get('Tags')).toBe(fields.tags.map(tag => named('tags.json', tag)).join(', '))
      expect(textOf(page(path), 'main')).toContain(plain(fields.summary))
    })

    test('has a table of contents if there are several headings', () => {
      const { $ } = page(path)
      const contents = $('nav[aria-labelledby="contents"] a')
        .toArray()
        .map(element => [$(element).attr('href'), plain($(element).text())])
      // The footnotes heading isn’t in the text itself.
      const headings = $('main .prose h2')
        .not('[data-footnotes] h2')
        .toArray()
        // A footnote number isn’t part of the heading’s text.
        .map(element => [
          `#${$(element).attr('id')}`,
          plain($(element).clone().find('sup').remove().end().text()),
        ])
      expect(headings.map(([address]) => address)).toEqual(
        headingsOf(body).map(heading => `#${headingId(heading)}`),
      )
      expect(contents).toEqual(headings.length > 1 ? headings : [])
    })

    test('links to related posts', () => {
      const { $ } = page(path)
      const links = $('main section:contains("Read next") li a')
        .toArray()
        .map(element => $(element).attr('href'))
      expect(links).toEqual(fields.related.map(other => `/blog/${other}`))
    })

    test('lists its sources', () => {
      const text = textOf(page(path), 'main')
      for (const { title, publisher } of fields.sources ?? [])
        expect(text).toContain(`${plain(title)}, ${plain(publisher)}`)
    })
  },
)

test('number ranges don’t wrap', () => {
  const wrong = pages().flatMap(({ path, $ }) =>
    $('main :is(p, li, td, th, dt, dd, figcaption)')
      .toArray()
      // Code is shown as typed.
      .map(element => $(element).clone().find('code').remove().end().text())
      .filter(text => keepRanges(text) !== text)
      .map(text => `${path}: ${text}`),
  )
  expect(wrong).toEqual([])
})
