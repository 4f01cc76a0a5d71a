/** The last band of every page: what to do next, in words for this kind of page. */
import type { AboutPage, HomePage, ListPage } from '../../src/content/page'
import type { Service } from '../../src/content/service'
import type { Author } from '../../src/content/taxonomy'
import { dataFiles, livePosts, liveTextPages, readData } from '../support/content'
import { pages, plain, textOf, type BuiltPage } from './site'

const services = dataFiles('services').map(file => readData<Service>(file))
/** The services of which pages of text show a deliverable, by the paths of these pages. */
const shown = new Map<string, string>(
  liveTextPages().flatMap(({ slug, fields: { example } }) =>
    example ? [[`/${slug}`, example] as const] : [],
  ),
)
const TEXTS = liveTextPages().flatMap(({ slug }) => (shown.has(`/${slug}`) ? [] : [`/${slug}`]))
/** Pages without such a band: the web application page, which ends with a study, the form itself and what follows it, the search, pages of text alone, which sell nothing. */
const WITHOUT = [
  '/services/web-application-development',
  '/contact',
  '/contact/sent',
  '/search',
  ...TEXTS,
]
const list = (key: string) => readData<ListPage>(`pages/${key}.json`)

/** The words for a page, or nothing where it has no such band. */
function wordsFor(path: string) {
  if (path === '/') return readData<HomePage>('pages/home.json').closing
  if (path === '/about') return readData<AboutPage>('pages/about.json').closing
  if (path === '/404') return list('not-found').closing
  if (WITHOUT.includes(path)) return undefined
  if (shown.has(path)) return list('services').eachClosing
  const [, section = '', ...below] = path.split('/')
  const page = list(section)
  return below.length > 0 && below[0] !== 'page' ? page.eachClosing : page.closing
}

const CONTACT = /^\/contact(?:\?service=[a-z-]+)?$/

const bandOf = ({ $ }: BuiltPage) => $('main > section, main > div > section').last()

test.each(pages().map(built => [built.path, built] as const))(
  '%s ends with its next step',
  (path, built) => {
    const words = wordsFor(path)
    if (!words) {
      expect(WITHOUT).toContain(path)
      return
    }
    const band = bandOf(built)
    expect(plain(band.find('h2').text())).toBe(plain(words.heading))
    expect(plain(band.text())).toContain(plain(words.text))
    const post = livePosts().find(({ slug }) => path === `/blog/${slug}`)?.fields
    const service = services.find(
      entry =>
        entry.path === path || entry.slug === post?.service || entry.slug === shown.get(path),
    )
    // A post ends with the service that it is about; a service's own page is about nothing else.
    const links = band
      .find('a')
      .toArray()
      .map(link => [plain(built.$(link).text()), built.$(link).attr('href')])
    if (post) {
      expect(links.shift()).toEqual([service?.name, service?.path])
      const team = readData<Author[]>('authors.json').find(({ slug }) => slug === post.author)
      for (const said of [service?.summary, team?.name, team?.description])
        expect(plain(band.text())).toContain(plain(said ?? 'nothing'))
    }
    expect(links).toEqual([[words.action.text, expect.stringMatching(CONTACT)]])
    if (service) expect(links[0]?.[1]).toBe(`/contact?service=${service.slug}`)
    expect(textOf(built, 'main').endsWith(words.action.text)).toBe(true)
  },
)

test('no two kinds of page say the same', () => {
  const all = pages().flatMap(({ path }) => wordsFor(path)?.heading ?? [])
  const kinds = new Set(all)
  const files = ['services', 'case-studies', 'blog', 'sitemap', 'not-found'].map(list)
  const written = [
    ...files.flatMap(({ closing, eachClosing }) => [closing, eachClosing]),
    readData<HomePage>('pages/home.json').closing,
    readData<AboutPage>('pages/about.json').closing,
  ].flatMap(words => words?.heading ?? [])
  expect(new Set(written).size).toBe(written.length)
  expect(kinds).toEqual(new Set(written))
})
