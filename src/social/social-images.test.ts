/** Pictures from the project's own content, drawn into a folder of the test's. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { liveCaseStudies, livePosts, readData } from '../../tests/support/content'
import { formatValue } from '../content/format'
import type { Brand } from '../content/brand'
import type { CaseStudy } from '../content/case-study'
import { inColours } from '../content/palette'
import type { Pricing } from '../content/pricing-package'
import type { Card } from './card'
import { cardOf, documentReader, type DocumentReader } from './card-data'
import { readBrand } from './brand'
import { readColours } from './colours'
import { cardSvg, drawCard } from './draw-card'
import { readFaces, type Faces } from './fonts'
import { CHARACTERS } from '../styles/font-characters'
import type { Studio } from './studio'
import { typeSetter } from './type-setting'

const ROOT = process.cwd()
let folder: string
let faces: Faces
let studio: Studio
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'social-'))
  faces = await readFaces(ROOT, folder)
  studio = { colours: readColours(ROOT, readBrand(ROOT)), type: typeSetter(faces) }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = documentReader(ROOT)
const WEB = '/services/web-application-development'
const [study] = liveCaseStudies()
const [post] = livePosts()
if (!study || !post) throw new Error('There are no case studies or no posts.')

/** Words as they are read: lines may break anywhere between two. */
const unbroken = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')

/** The project with one file changed. */
const changed =
  (file: string, change: (data: never) => unknown): DocumentReader =>
  (typeName, path) => {
    const data = read(typeName, path)
    return (path === file ? change(structuredClone(data) as never) : data) as typeof data
  }

/** Every word that a picture sets, in one line. */
const wordsOf = (card: Card) =>
  [...cardSvg(card, studio).matchAll(/<text[^>]*>([^<]*)/g)]
    .map(([, words]) => words)
    .join(' ')
    .replaceAll('&amp;', '&')

describe('a picture says what its page says', () => {
  test('a case study: client, and its first metric before and after', () => {
    const words = unbroken(wordsOf(cardOf(`/case-studies/${study.slug}`, [], read)))
    const { client, metrics } = study.fields
    const [first] = metrics
    if (!first) throw new Error(`${study.file} has no result.`)
    const figures = [first.baseline, first.value].map(value => formatValue(value, first.format))
    for (const part of [client, first.label, ...figures]) expect(words).toContain(unbroken(part))
  })

  test.each(['illustrative', 'verified'] as const)(
    'a study that is %s, and its mark',
    provenance => {
      const path = `/case-studies/${study.slug}`
      const of = changed(study.file, (data: CaseStudy) => ({ ...data, provenance }))
      const { mark } = readData<{ mark: string }>('provenance.json')
      expect(wordsOf(cardOf(path, [], of)).includes(mark)).toBe(provenance === 'illustrative')
    },
  )

  test('a post: title, team, service', () => {
    const words = unbroken(wordsOf(cardOf(`/blog/${post.slug}`, [], read)))
    const { title, author, service } = post.fields
    const names = readData<{ slug: string; name: string }[]>('authors.json')
    const { name } = readData<{ name: string }>(`services/${service}.json`)
    for (const part of [title, names.find(({ slug }) => slug === author)?.name ?? '', name])
      expect(words).toContain(unbroken(part))
  })

  test('the web application page: every package with its price as the page writes it', () => {
    const words = wordsOf(cardOf(WEB, [], read))
    const { packages, popularLabel } = readData<Pricing>('pricing.json')
    const prices = packages.map(({ price }) => formatValue(price, 'currency'))
    const names = packages.map(({ name }) => name)
    const popular = packages.some(entry => entry.popular) ? [popularLabel] : []
    for (const part of [...prices, ...names, ...popular])
      expect(unbroken(words)).toContain(unbroken(part))
  })

  test('lists count the pages that there are', () => {
    const paths = ['/blog', '/blog/page/2', '/blog/a', '/blog/b', '/case-studies/c', '/404']
    expect(wordsOf(cardOf('/blog', paths, read))).toMatch(/\b2\b.* posts/)
    expect(wordsOf(cardOf('/case-studies', paths, read))).toMatch(/\b1\b.* case studies/)
    expect(wordsOf(cardOf('/blog/page/2', paths, read))).toContain('Blog, page 2')
  })

  test('a page that no rule knows has no picture by accident', () => {
    expect(() => cardOf('/unknown', [], read)).toThrow('/unknown')
  })
})

describe('a change of a fact changes the picture', () => {
  const svg = (path: string, reader: DocumentReader) => cardSvg(cardOf(path, [], reader), studio)

  test.each<[string, string, string, (data: never) => unknown]>([
    [
      'a price',
      WEB,
      'data/pricing.json',
      (data: { packages: { price: number }[] }) => {
        for (const entry of data.packages) entry.price += 100
        return data
      },
    ],
    [
      'a result',
      `/case-studies/${study.slug}`,
      study.file,
      (data: { metrics: { value: number }[] }) => {
        for (const metric of data.metrics) metric.value += 1
        return data
      },
    ],
    ['the name', '/about', 'data/site.json', (data: object) => ({ ...data, name: 'Other' })],
    [
      'the hours',
      '/contact',
      'data/site.json',
      (data: { hours: { opens: string } }) => ({
        ...data,
        hours: { ...data.hours, opens: data.hours.opens === '08:00' ? '08:30' : '08:00' },
      }),
    ],
  ])('%s, on %s', (_, path, file, change) => {
    expect(svg(path, changed(file, change))).not.toBe(svg(path, read))
    expect(svg(path, documentReader(ROOT))).toBe(svg(path, read))
  })
})

test('the same card is the same file, byte for byte, of the right size and small', async () => {
  const card = cardOf(WEB, [], read)
  const [first, second] = await Promise.all([
    drawCard(card, studio, faces),
    drawCard(card, studio, faces),
  ])
  expect(first.equals(second)).toBe(true)
  expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630])
  expect(first.length).toBeLessThan(60_000)
})

describe('words that do not fit as they are', () => {
  const base = { site: 'An agency', instrument: 'search', team: 'The team', service: 'S' } as const
  const post = (title: string): Card => ({ kind: 'post', ...base, title, variant: 1 })

  test('signs of XML stay text', () => {
    const svg = cardSvg(post('Less < more & "so"'), studio)
    // Over two lines, wherever they break.
    const text = svg.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
    expect(text).toContain('Less &lt; more &amp; &quot;so&quot;')
  })

  test('long titles get smaller and stay in their column', () => {
    const title =
      'A title that is as long as the declaration lets a title be, and says a good deal more'
    const svg = cardSvg(post(title), studio)
    for (const [, x, size, words] of svg.matchAll(
      /<text class="bold" x="([\d.]+)" y="[\d.]+" font-size="([\d.]+)"[^>]*start">([^<]*)/g,
    ))
      expect(Number(x) + studio.type.width(words ?? '', Number(size))).toBeLessThan(830)
  })

  test('lines are even: no word alone at the end where the others can share', () => {
    const lines = studio.type.lines(
      'Writing for technical buyers: one product taken apart',
      60,
      560,
    )
    const last = lines.at(-1) ?? ''
    expect(last.split(' ').length).toBeGreaterThan(1)
  })
})

test('the faces hold every character that pages show in the site’s face', () => {
  for (const character of CHARACTERS) {
    expect(faces.advances.bold.get(character)).toBeGreaterThan(0)
    expect(faces.advances.text.get(character)).toBeGreaterThan(0)
  }
  expect(studio.type.width('10', 100)).toBeLessThan(studio.type.width('10', 100, 'text'))
})

test('colours are the tokens of the light theme', () => {
  const brand = JSON.parse(readFileSync('data/brand.json', 'utf8')) as Brand
  const css = inColours(readFileSync('src/styles/tokens.css', 'utf8'), brand)
  for (const colour of Object.values(studio.colours)) expect(css).toContain(colour)
})
