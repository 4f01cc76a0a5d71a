/** A preview with a path prefix is complete and isn’t indexed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { listFiles } from '../../plugins/gatsby-plugin-html-first/src/build/gatsby-output'
import type { Security } from '../../src/content/security'
import type { Site } from '../../src/content/site'
import { startBrowser } from '../../tools/browser'
import { startServer } from '../../tools/serve-site/local-server'
import { fixedPages, readCaseStudies, readData, readPosts } from '../support/content'
import { expectPassed } from '../support/expect-passed'
import { copyProject } from '../support/project-copy'

/** The build takes about a minute; slower machines need more time. */
jest.setTimeout(10 * 60_000)

const PREFIX = '/deep/x'
const copy = copyProject()
const folder = join(copy.root, 'dist')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const { url: live } = readData<Site>('site.json')
const { contactEndpoint } = readData<Security>('security.json')

let files: string[] = []
let pages: string[] = []
const documents = () => pages.map(file => [file, load(read(file))] as const)

beforeAll(() => {
  expectPassed(copy.run('build', [], { PREVIEW: '1', PATH_PREFIX: PREFIX, PREFIX_PATHS: 'true' }))
  files = listFiles(folder)
  pages = files.filter(file => file.endsWith('.html') && !file.startsWith('work/'))
})
afterAll(() => copy.dispose())

/** URLs on this host that lack the prefix or don’t point to a file. */
function misplaced(addresses: readonly string[]): string[] {
  return addresses.filter(address => {
    if (!address.startsWith('/') || address.startsWith('//')) return false
    const path = address.replace(/[?#].*/, '')
    if (!path.startsWith(`${PREFIX}/`)) return true
    const inside = decodeURIComponent(path.slice(PREFIX.length))
    // Some hosts run the contact form’s handler at this path.
    if (inside === contactEndpoint) return false
    const file = inside === '/' ? 'index.html' : inside.slice(1)
    return !files.includes(file) && !files.includes(`${file}.html`)
  })
}

test('every page exists, including drafts and scheduled pages', () => {
  const paths = [
    ...[...fixedPages().keys()].map(path => (path === '/' ? '/index' : path)),
    ...readCaseStudies().map(({ slug }) => `/case-studies/${slug}`),
    ...readPosts().map(({ slug }) => `/blog/${slug}`),
  ]
  expect(paths.filter(path => !pages.includes(`${path.slice(1)}.html`))).toEqual([])
})

test('every URL on a page has the prefix and points to a file', () => {
  const wrong = documents().flatMap(([file, $]) =>
    $('*')
      .toArray()
      .flatMap(element => ('attribs' in element ? Object.entries(element.attribs) : []))
      // `data-href` isn’t a URL. It names the inlined style sheet so that the runtime doesn’t load it.
      .filter(([attribute]) => attribute !== 'data-href')
      .flatMap(([attribute, value]) =>
        misplaced(value.match(/(?<![^\s,='"(])\/[^\s,'")]*/g) ?? []).map(
          address => `${file} ${attribute} ${address}`,
        ),
      ),
  )
  expect(wrong).toEqual([])
})

test('every URL in the style sheet, manifest, and host rules has the prefix too', () => {
  const fonts = read('index.html').match(/(?<=url\(["']?)[^"')]+\.woff2/g) ?? []
  expect(fonts).not.toEqual([])
  const { start_url: start, icons } = JSON.parse(read('manifest.webmanifest')) as {
    start_url: string
    icons: { src: string }[]
  }
  const base = `http://host${PREFIX}/manifest.webmanifest`
  const named = [start, ...icons.map(({ src }) => src)].map(url => new URL(url, base).pathname)
  expect(misplaced([...fonts, ...named])).toEqual([])
  const rules = ['_headers', '_redirects'].flatMap(file => read(file).match(/^\/.*/gm) ?? [])
  expect(rules.filter(rule => !rule.startsWith(`${PREFIX}/`))).toEqual([])
})

test('the site is served only under the prefix, and search results work', async () => {
  const { server, url } = await startServer({ folder, port: 0, prefix: PREFIX })
  const browser = await startBrowser()
  const page = await browser.newPage()
  await page.goto(`${url}/search?q=dental`)
  await page.locator('.search-results a').first().click()
  await page.waitForURL(`${url}/case-studies/dental-*`)
  await page.locator('h1').waitFor()
  await browser.close()
  const answers = await Promise.all(
    [`${url}/about`, new URL('/about', url)].map(address => fetch(address, { redirect: 'manual' })),
  )
  server.closeAllConnections()
  server.close()
  expect(answers.map(({ status }) => status)).toEqual([200, 404])
})

test('no page can be indexed', () => {
  const wrong = documents().filter(([, $]) => !$('meta[name="robots"]').is('[content^="noindex"]'))
  expect(wrong.map(([file]) => file)).toEqual([])
  expect(read('_headers')).toContain('  X-Robots-Tag: noindex\n')
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n')
})

test('canonical URLs and the feed point to the live site', () => {
  const canonical = documents().flatMap(([, $]) => $('link[rel="canonical"]').attr('href') ?? [])
  expect(canonical.length).toBeGreaterThan(pages.length / 2)
  const listed = read('rss.xml').match(/(?<=<link>)[^<]+/g) ?? []
  expect(listed.length).toBeGreaterThan(readPosts().length / 2)
  const wrong = [...canonical, ...listed].filter(
    address => !address.startsWith(live) || address.includes(PREFIX),
  )
  expect(wrong).toEqual([])
})
