/** The search index, read from Pagefind’s own files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Pricing } from '../../src/content/pricing'
import { liveCaseStudies, readData } from '../support/content'
import { DIST, files, indexablePages, page, pages } from './site'

interface Fragment {
  url: string
  content: string
  meta: Record<string, string>
  filters: { kind: string[] }
}

const fragments = files
  .filter(file => file.endsWith('.pf_fragment'))
  .map(file => {
    const data = gunzipSync(readFileSync(join(DIST, file)))
    return JSON.parse(data.subarray('pagefind_dcd'.length).toString('utf8')) as Fragment
  })
const fragmentOf = (path: string) => fragments.find(({ url }) => url === path)

test('the index has exactly the indexable pages', () => {
  const found = indexablePages()
  expect(fragments.map(({ url }) => url).sort()).toEqual(found.map(({ path }) => path).sort())
})

test('pages are indexed with their heading and kind', () => {
  const heading = (path: string) => page(path).$('main h1').text().replace(/\s+/g, ' ').trim()
  const wrong = fragments.filter(({ url, meta }) => meta.title !== heading(url))
  expect(wrong.map(({ url, meta }) => `${url}: ${meta.title}`)).toEqual([])
  const kinds = new Set(fragments.map(({ filters }) => filters.kind.join()))
  expect([...kinds].sort()).toEqual(['caseStudies', 'pages', 'posts', 'services'])
})

test('illustrative case studies are labeled', () => {
  const illustrative = liveCaseStudies()
    .filter(({ fields }) => fields.provenance === 'illustrative')
    .map(({ slug }) => `/case-studies/${slug}`)
  const marked = fragments.filter(({ meta }) => meta.mark).map(({ url }) => url)
  const studies = marked.filter(url => url.startsWith('/case-studies/'))
  expect(studies.sort()).toEqual(illustrative.sort())
})

test('headers, footers, and page teasers aren’t indexed', () => {
  expect(fragmentOf('/sitemap')?.content).not.toContain(page('/services/seo').$('h1').text())
  expect(fragmentOf('/blog')?.content.length).toBeLessThan(2000)
  const footer = page('/').$('footer').text().trim().slice(-30)
  expect(fragments.filter(({ content }) => content.includes(footer))).toEqual([])
})

/** The words, without punctuation. */
const wordsOf = (text: string) => text.split(/\s+/).map(word => word.replace(/[^\p{L}\p{N}]/gu, ''))

test('words don’t run together', () => {
  const glued = fragments.flatMap(({ url, content }) => {
    const { $ } = page(url)
    const texts = $('main *')
      .contents()
      .toArray()
      .map(node => $(node))
      .flatMap(node => (node.get(0)?.nodeType === 3 ? node.text() : []))
    // An indexed word that isn’t on the page was joined from two elements.
    const words = new Set(wordsOf(texts.join(' ')))
    return wordsOf(content)
      .filter(word => !words.has(word))
      .map(word => `${url}: ${word}`)
  })
  expect(glued).toEqual([])
})

test('the index has the packages and add-ons, and no invisible text', () => {
  const { packages, popularLabel } = readData<Pricing>('pricing.json')
  const { items } = readData<{ items: { name: string }[] }>('add-ons.json')
  const content = fragmentOf('/services/web-application-development')?.content
  for (const text of [popularLabel, ...[...packages, ...items].map(({ name }) => name)])
    expect(content).toContain(text)
  expect(pages().filter(({ $ }) => $('[data-pagefind-body] > [hidden]').length > 0)).toEqual([])
})

test('no page loads the index', () => {
  const named = pages().filter(({ $ }) => $('[src*="/pagefind"], [href*="/pagefind"]').length > 0)
  expect(named.map(({ path }) => path)).toEqual([])
})
