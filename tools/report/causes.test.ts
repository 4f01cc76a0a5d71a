/** Causes out of a git repository of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { testHistory, type TestHistory } from '../../tests/support/history'
import type { BuiltSite } from './built-site'
import { findCauses } from './causes'
import type { Difference } from './difference'
import { causeSentence } from './summary'

const here = process.cwd()
let root: string
let history: TestHistory

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'causes-'))
  for (const folder of ['content', 'static', 'src']) write(`${folder}/kept`, '')
  write('gatsby-config.ts', '')
  write('data/pricing.json', '{ "price": 12000 }\n')
  write('data/pages/about.json', '{ "heading": "About" }\n')
  history = testHistory(root)
  history.commit('All')
  process.chdir(root)
})
afterEach(() => {
  process.chdir(here)
  rmSync(root, { recursive: true })
})

const site: BuiltSite = {
  folder: '',
  prefix: '',
  files: new Map(),
  pages: new Map(),
  read: () => '',
}
const causes = (differences: Record<string, Difference[]>, base?: string) =>
  findCauses({ before: site, after: site, differences: new Map(Object.entries(differences)), base })

test('a page follows from the data whose figures changed on it', () => {
  write('data/pricing.json', '{ "price": 13500 }\n')
  const pages = {
    '/services/web-application-development': [
      { kind: 'text' as const, before: 'from $12,000', after: 'from $13,500' },
    ],
    '/contact': [{ kind: 'text' as const, before: 'Old words', after: 'New words' }],
  }
  expect(causes(pages, 'HEAD')).toEqual([
    {
      what: 'the pricing data',
      file: 'data/pricing.json',
      pages: ['/services/web-application-development'],
    },
  ])
})

test('a page follows from the file that is written for it, new files among them', () => {
  write('data/pages/about.json', '{ "heading": "Who" }\n')
  write('content/blog/a-post/index.mdx', 'A text of its own')
  expect(causes({ '/about': [], '/blog/a-post': [] }, 'HEAD')).toMatchObject([
    { what: 'the post “a-post”', pages: ['/blog/a-post'] },
    { what: 'the about data', pages: ['/about'] },
  ])
})

test('a page that counts or lists others follows from those that came or went', () => {
  rmSync(join(root, 'data/pages/about.json'))
  const pages = { '/': [{ kind: 'text' as const, before: '38 studies', after: '37 studies' }] }
  expect(causes(pages, 'HEAD')).toMatchObject([{ what: 'the about data', pages: ['/'] }])
})

test('so it does when they are committed already', () => {
  rmSync(join(root, 'data/pages/about.json'))
  write('content/blog/a-post/index.mdx', 'A text of its own')
  history.commit('One came, one went')
  const pages = { '/': [{ kind: 'text' as const, before: '38 studies', after: '37 studies' }] }
  expect(causes(pages, 'HEAD~1')).toMatchObject([
    { what: 'the post “a-post”', pages: ['/'] },
    { what: 'the about data', pages: ['/'] },
  ])
})

test('what no content explains follows from the code', () => {
  write('src/a.css', 'a{}')
  write('src/gatsby-types.d.ts', '')
  write('src/a.test.ts', '')
  expect(causes({ '/about': [], '/': [] }, 'HEAD')).toEqual([
    { what: 'the site’s code', file: 'src/a.css', pages: ['/', '/about'] },
  ])
})

test('without a revision, data is named that pages got anew, and nothing of a page that came', () => {
  const built = (pages: Record<string, object>): BuiltSite => ({
    ...site,
    pages: new Map(Object.keys(pages).map(path => [path, `${path.slice(1)}.html`])),
    files: new Map(Object.keys(pages).map(path => [`page-data${path}/page-data.json`, ''])),
    read: file => {
      const data = pages[file.slice('page-data'.length, -'/page-data.json'.length)]
      return JSON.stringify({ componentChunkName: '', result: { data } })
    },
  })
  const found = findCauses({
    before: built({ '/old': { pricing: 1, faq: 1 } }),
    after: built({ '/old': { pricing: 2, faq: 1 }, '/new': { pricing: 2, faq: 1 } }),
    differences: new Map([
      ['/old', []],
      ['/new', []],
    ]),
  })
  expect(found).toEqual([{ what: 'the pricing data', pages: ['/old'] }])
  expect(found.map(causeSentence)).toEqual(['This page got other values of the pricing data.'])
})

test('without a history it is said that there is none', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(() => causes({}, 'HEAD')).toThrow(
    'Which sources changed is known only to git, and there is no git history here. Without --base',
  )
})

test('a revision that is none is refused, and no option is taken for one', () => {
  for (const base of ['no-such-revision', '--output=/tmp/x', 'HEAD:data'])
    expect(() => causes({}, base)).toThrow(`git knows no branch or commit “${base}”.`)
})
