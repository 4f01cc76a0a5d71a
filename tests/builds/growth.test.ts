/**
 * A site that has grown by some hundred posts: what a visitor loads is what it was before, and a build
 * after one edit touches what the edit changed, giving the bytes of a build from nothing.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { PHASES_FILE, readPhases } from '../../src/gatsby/post-build/build-phases'
import { KEPT } from '../../src/gatsby/post-build/kept-files'
import { FEED_POSTS } from '../../src/gatsby/feed-plugin'
import { isOver, measure } from '../../tools/report/budgets'
import { readBuiltSite, wireSize, type BuiltSite } from '../../tools/report/built-site'
import { pageKinds } from '../../src/content/routes/page-kinds'
import { slugOf, writeManyTexts } from '../support/many/many-texts'
import { expectPassed } from '../support/expect-passed'
import { copyProject, type ProjectCopy } from '../support/project-copy'

/** Far more than any step takes: a slow machine is no fault. */
jest.setTimeout(60 * 60_000)

const POSTS = 150
const EDITED = slugOf('post', POSTS / 2)

/** Further bytes that addresses with more figures in them, and a larger sum on a page, may take. */
const FIGURES = 0.03

let copy: ProjectCopy
let grown: BuiltSite
/** How many pages the last build asked for their data. */
let asked: number
const own = readBuiltSite('dist')

const read = (path: string, site = grown) => load(site.read(site.pages.get(path) ?? path))
const build = () => {
  const file = join(copy.root, '.git', 'phases.json')
  expectPassed(copy.run('build', [], { [PHASES_FILE]: file }))
  // Gatsby says how many of them it has asked.
  asked = readPhases(file).find(({ name }) => name === 'run queries in workers')?.count ?? NaN
  return readBuiltSite(join(copy.root, 'dist'))
}
/** Every compressed copy that is kept for the next build. */
const kept = () => {
  const folder = join(copy.root, KEPT, 'compressed')
  return existsSync(folder) ? readdirSync(folder) : []
}
/** Files of one site that another has not, or not so. */
const changed = (before: BuiltSite, after: BuiltSite) =>
  [...after.files].filter(([file, hash]) => before.files.get(file) !== hash).map(([file]) => file)

beforeAll(async () => {
  // With packages of its own: names of scripts depend on where those lie.
  copy = copyProject('own')
  await writeManyTexts(copy.root, { posts: POSTS })
  copy.commit(`${POSTS} posts more`)
})
afterAll(() => copy.dispose())

test('the check has nothing to say about the posts', () => {
  expect(copy.run('check')).toEqual({
    passed: true,
    output: expect.not.stringContaining('warning'),
  })
})

test('the site can be built', () => {
  grown = build()
  expect(grown.pages.size).toBeGreaterThan(own.pages.size + POSTS)
})

describe('what a visitor loads does not grow with the number of pages', () => {
  test('every budget holds', () => {
    const rows = measure(grown).map(({ name, bytes, limit }) => {
      return { name, before: 0, after: bytes, ...(limit !== undefined && { limit }) }
    })
    expect(rows.filter(isOver)).toEqual([])
  })

  test('scripts, styles and fonts are the same files', () => {
    const assets = (site: BuiltSite) =>
      [...site.files].filter(([file]) => /\.(?:js|css|woff2|wasm)$/.test(file))
    expect(assets(grown)).toEqual(assets(own))
  })

  test('head, menu and foot of a page are the same', () => {
    for (const part of ['header', 'footer', 'style'])
      expect([part, read('/contact')(part).html()]).toEqual([
        part,
        read('/contact', own)(part).html(),
      ])
  })

  test('pages that were there before have as many bytes, and so has their data', () => {
    // A visitor's next page is read from its data.
    const sizes = [...own.files.keys()]
      .filter(file => /\.html$|^page-data\/.*\/page-data\.json$/.test(file))
      // The parts of the list of all pages are as full as they may be.
      .filter(file => !file.includes('sitemap'))
      .map(file => ({ file, before: wireSize(own, file), after: wireSize(grown, file) }))
    expect(sizes.length).toBeGreaterThan(own.pages.size)
    const larger = ({ before, after }: { before: number; after: number }) =>
      after > before * (1 + FIGURES) + 100
    // A list whose last page was not full is fuller now, and as full as the others may be.
    const lists = /^(?:page-data\/)?blog(?:\.html|\/page-data|\/(?:page|tags)\/)/
    expect(sizes.filter(larger).filter(({ file }) => !lists.test(file))).toEqual([])
    const largestList = (site: BuiltSite) =>
      Math.max(
        ...[...site.files.keys()]
          .filter(file => lists.test(file))
          .map(file => wireSize(site, file)),
      )
    expect(largestList(grown)).toBeLessThan(largestList(own) * 1.15)
  })

  test('a post leads to as many other posts as before', () => {
    const related = (path: string, site: BuiltSite) =>
      read(path, site)('main a[href^="/blog/"]').length
    const before = [...own.pages.keys()].filter(path => /^\/blog\/[^/]+$/.test(path))
    for (const path of before)
      expect([path, related(path, grown) - related(path, own)]).toEqual([
        path,
        expect.closeTo(0, -0.5),
      ])
  })

  test('a list’s page shows so many posts, and leads to the first, the last and its neighbours', () => {
    const lists = [...grown.pages.keys()].filter(path => /^\/blog(?:\/page\/\d+)?$/.test(path))
    expect(lists.length).toBeGreaterThan(POSTS / (pageKinds.blog.perPage ?? 0))
    for (const path of lists)
      expect(read(path)('nav a[href^="/blog/page/"]').length).toBeLessThan(10)
  })

  test('the list of all pages is in parts, on which every page stands once', () => {
    const parts = [...grown.pages.keys()].filter(path => path.startsWith('/sitemap')).sort()
    expect(parts).toEqual(['/sitemap', '/sitemap/page/2'])
    const listed = parts.flatMap(path => {
      const $ = read(path)
      return $('main section :is(h2, li) a')
        .toArray()
        .map(element => $(element).attr('href') ?? '')
    })
    expect(new Set(listed).size).toBe(listed.length)
    const inXml = [...grown.read('sitemap-0.xml').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
    expect(listed.sort()).toEqual(inXml.map(([, path]) => path || '/').sort())
  })

  test('the feed has the newest posts', () => {
    expect(load(grown.read('rss.xml'), { xml: true })('item')).toHaveLength(FEED_POSTS)
  })

  test('the search loads one part of its index, which for most words is no larger than before', () => {
    const parts = (site: BuiltSite) =>
      [...site.files.keys()]
        .filter(file => file.startsWith('pagefind/index/'))
        .map(file => readFileSync(join(site.folder, file)).length)
        .sort((a, b) => a - b)
    const middle = (sizes: number[]) => sizes[Math.floor(sizes.length / 2)] ?? 0
    expect(parts(grown).length).toBeGreaterThan(parts(own).length)
    // A word that stands on every page has a part of its own, which grows.
    expect(middle(parts(grown))).toBeLessThan(middle(parts(own)) * 1.2)
  })
})

describe('after one edit', () => {
  let edited: BuiltSite
  let before: string[]

  test('the site can be built', () => {
    before = kept()
    const file = join(copy.root, 'content/blog', EDITED, 'index.mdx')
    appendFileSync(file, '\nOne sentence more, in one post.\n')
    edited = build()
  })

  test('its page has changed, its data, and what the search knows; no other page', () => {
    // The list of what the next release is to keep knows the search's files.
    const others = changed(grown, edited).filter(file => !/^pagefind\/|^release\.json$/.test(file))
    expect(others).toEqual([`blog/${EDITED}.html`, `page-data/blog/${EDITED}/page-data.json`])
  })

  test('the pages that show the post were asked for their data, not every list', () => {
    const shows = [...edited.pages.keys()].filter(path =>
      read(path, edited)('main').html()?.includes(`href="/blog/${EDITED}"`),
    )
    const lists = [...edited.pages.keys()].filter(path => /\/page\/\d+$/.test(path))
    expect(shows.length).toBeLessThan(lists.length / 2)
    // With it the pages that count posts, the not-found page and the parts of the list of all pages.
    expect(asked).toBeLessThan(shows.length + 10)
  })

  test('what has changed was compressed, and nothing else', () => {
    const known = new Set(before)
    // Page and data twice each, and the search's two JSON files.
    expect(kept().filter(name => !known.has(name)).length).toBeLessThanOrEqual(8)
    expect(kept().length).toBeLessThanOrEqual(before.length + 8)
  })

  test('a build from nothing gives the same bytes', () => {
    copy.run('clean')
    const clean = build()
    expect(changed(edited, clean)).toEqual([])
    expect([...clean.files.keys()]).toEqual([...edited.files.keys()])
  })
})
