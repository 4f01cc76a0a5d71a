/** The index of the search, as Pagefind's own files say it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, cpSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { liveCaseStudies } from '../support/content'
import { DIST, files, indexablePages, page, pages } from './site'

interface Fragment {
  url: string
  content: string
  meta: Record<string, string>
  filters: { kind: string[] }
}

const FOLDER = 'pagefind/'
const inIndex = files.filter(file => file.startsWith(FOLDER) && !/\.(?:br|gz)$/.test(file))
const fragments = inIndex
  .filter(file => file.endsWith('.pf_fragment'))
  .map(file => {
    const data = gunzipSync(readFileSync(join(DIST, file)))
    return JSON.parse(data.subarray('pagefind_dcd'.length).toString('utf8')) as Fragment
  })
const fragmentOf = (path: string) => fragments.find(({ url }) => url === path)

test('the index holds every page that may be found, and no other', () => {
  expect(fragments.map(({ url }) => url).sort()).toEqual(
    indexablePages()
      .map(({ path }) => path)
      .sort(),
  )
})

test('a page is found by its heading, and says its kind', () => {
  const heading = (path: string) => page(path).$('main h1').text().replace(/\s+/g, ' ').trim()
  const wrong = fragments.filter(({ url, meta }) => meta.title !== heading(url))
  expect(wrong.map(({ url, meta }) => `${url}: ${meta.title}`)).toEqual([])
  const kinds = new Set(fragments.map(({ filters }) => filters.kind.join()))
  expect([...kinds].sort()).toEqual(['caseStudies', 'pages', 'posts', 'services'])
})

test('an illustrative case study says so', () => {
  const illustrative = liveCaseStudies()
    .filter(({ fields }) => fields.provenance === 'illustrative')
    .map(({ slug }) => `/case-studies/${slug}`)
  expect(
    fragments
      .filter(({ url, meta }) => meta.mark && url.startsWith('/case-studies/'))
      .map(({ url }) => url)
      .sort(),
  ).toEqual(illustrative.sort())
})

test('the frame around a page and rows about other pages are no part of what it is found by', () => {
  expect(fragmentOf('/sitemap')?.content).not.toContain(page('/services/seo').$('h1').text())
  expect(fragmentOf('/blog')?.content.length).toBeLessThan(2000)
  const footer = page('/').$('footer').text().trim().slice(-30)
  expect(fragments.filter(({ content }) => content.includes(footer))).toEqual([])
})

test('only what the search needs is deployed', () => {
  const kinds = inIndex.map(file =>
    file
      .replace(FOLDER, '')
      .replace(/^(\w+)\/.*\.(\w+)$/, '$1/*.$2')
      .replace(/_[\da-f]{10}/, ''),
  )
  expect([...new Set(kinds)].sort()).toEqual([
    'filter/*.pf_filter',
    'fragment/*.pf_fragment',
    'index/*.pf_index',
    'pagefind-entry.json',
    'pagefind.en.pf_meta',
    'pagefind.js',
    'wasm.en.pagefind',
  ])
})

test('nothing of it is named by any page', () => {
  expect(pages().filter(({ html }) => html.includes('/pagefind'))).toEqual([])
})

test('the same pages give the same index, byte for byte', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-index-'))
  for (const { file } of pages()) cpSync(join(DIST, file), join(folder, file))
  const paths = JSON.stringify(indexablePages().map(({ path }) => path))
  const code = `require('./src/gatsby/post-build/search-index').writeSearchIndex(${JSON.stringify(folder)}, ${paths}).catch(error => { console.error(error); process.exit(1) })`
  execFileSync('npx', ['tsx', '-e', code], { stdio: 'inherit' })
  const made = readdirSync(join(folder, 'pagefind'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  expect(made.sort()).toEqual(inIndex)
  const other = made.filter(
    file => !readFileSync(join(folder, file)).equals(readFileSync(join(DIST, file))),
  )
  expect(other).toEqual([])
  rmSync(folder, { recursive: true })
})
