/** Pictures from the project's own content, drawn into a folder of the test's. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Card } from './card'
import { cardOf, documentReader, type Read } from './card-data'
import { readColours } from './colours'
import { cardSvg, drawCard } from './draw'
import { readFaces, type Faces } from './fonts'
import type { Studio } from './studio'
import { typeSetter } from './type-setting'

const ROOT = process.cwd()
let folder: string
let faces: Faces
let studio: Studio
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'social-'))
  faces = await readFaces(ROOT, folder)
  studio = { colours: readColours(ROOT), type: typeSetter(faces) }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = documentReader(ROOT)
const WEB = '/services/web-application-development'

/** The project with one file changed. */
const changed =
  (file: string, change: (data: never) => unknown): Read =>
  <Data>(path: string) =>
    (path === file ? change(structuredClone(read(path))) : read(path)) as Data

/** Every word that a picture sets, in one line. */
const wordsOf = (card: Card) =>
  [...cardSvg(card, studio).matchAll(/<text[^>]*>([^<]*)/g)]
    .map(([, words]) => words)
    .join(' ')
    .replaceAll('&amp;', '&')

describe('a picture says what its page says', () => {
  test('a case study: client, and its first metric before and after', () => {
    const words = wordsOf(cardOf('/case-studies/dental-practice-group', [], read))
    const { client, metrics } = read<{ client: string; metrics: { label: string }[] }>(
      'content/case-studies/dental-practice-group/index.mdx',
    )
    for (const part of [client, metrics[0]?.label ?? '', '264', '391'])
      expect(words).toContain(part)
  })

  test('a post: title, team, service', () => {
    const words = wordsOf(cardOf('/blog/short-video-on-a-small-budget', [], read))
    const post = read<{ title: string }>('content/blog/short-video-on-a-small-budget/index.mdx')
    expect(words).toContain(post.title)
    expect(words).toMatch(/The \w+ team/)
    expect(words).toContain('Social media management')
  })

  test('the web application page: every package with its price as the page writes it', () => {
    const words = wordsOf(cardOf(WEB, [], read))
    for (const part of ['$5,000', '$12,000', '$25,000', 'Most Popular', 'Starter Web App'])
      expect(words).toContain(part)
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
  const svg = (path: string, reader: Read) => cardSvg(cardOf(path, [], reader), studio)

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
      '/case-studies/auto-repair-shop',
      'content/case-studies/auto-repair-shop/index.mdx',
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
      (data: { hours: object }) => ({
        ...data,
        hours: { ...data.hours, opens: '08:00' },
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

test('the faces hold every character of the content, or a letter to measure by', () => {
  for (const character of 'Aaé€–’$%×−0') {
    expect(faces.advances.bold.get(character)).toBeGreaterThan(0)
    expect(faces.advances.text.get(character)).toBeGreaterThan(0)
  }
  expect(studio.type.width('10', 100)).toBeLessThan(studio.type.width('10', 100, 'text'))
})

test('colours are the tokens of the light theme', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8')
  for (const colour of Object.values(studio.colours)) expect(css).toContain(colour)
})
