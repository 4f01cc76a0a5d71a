/** Live pages must not link to drafts or scheduled pages. */
import { checkContent, isError } from '../../plugins/gatsby-plugin-content-check/src'
import { liveFrom } from '../content/publication'
import {
  minimalProject,
  placeOf,
  tagNamed,
  type TestProject,
} from '../../tests/support/minimal-project'
import { contentOptions } from './check-project'

const STUDY = 'content/case-studies/first/index.mdx'
const [ONE, TWO, THREE] = ['one', 'two', 'three'].map(slug => `content/blog/${slug}/index.mdx`) as [
  string,
  string,
  string,
]
const TODAY = '2025-06-15'

const ORIGINAL = { ...process.env }
let project: TestProject
beforeEach(() => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(TODAY) / 1000)
  project = minimalProject()
})
afterEach(() => {
  process.env = { ...ORIGINAL }
  project.dispose()
})

/** Service pages refer to posts too, but these tests only cover links from files in content/. */
const fromPosts = () => check().filter(({ file }) => file.startsWith('content/'))
const check = (preview = false) =>
  checkContent(project.root, contentOptions(preview)).diagnostics.filter(isError)
const draft = (path: string) => project.replace(path, 'team:', 'draft: true\nteam:')
const dated = (path: string, day: string) =>
  project.replace(path, 'date: 2025-06-01', `date: ${day}`)
/** Adds a post that the other posts don’t list as related. */
const alone = (path: string, slug: string) => {
  project.write(
    path,
    project
      .read(ONE)
      .replaceAll(/\bone\b/g, slug)
      .replace('[two, three]', '[one, two]'),
  )
}

test.each([
  [{}, ''],
  [{ draft: false, date: TODAY }, ''],
  [{ date: '2025-06-16' }, '2025-06-16'],
  [{ draft: true, date: '2025-06-16' }, 'never'],
  [[{ slug: 'a-list' }], ''],
  [null, ''],
])('%j is live from “%s”', (data, from) => {
  expect(liveFrom(data, TODAY)).toBe(from)
})

test('reports a link from a live page to a draft', () => {
  alone('content/blog/new/index.mdx', 'new')
  draft('content/blog/new/index.mdx')
  const text = project.replace(STUDY, '(/services/seo)', '(/blog/new)')
  expect(check()).toEqual([
    {
      file: STUDY,
      ...placeOf(text, '[a link]'),
      severity: 'error',
      rule: 'not-live',
      message: 'The page /blog/new isn’t on the live site.',
      fix: 'Link to a live page, or publish content/blog/new/index.mdx first.',
    },
  ])
  expect(check(true)).toEqual([])
})

test('reports a link from a live page to a scheduled page', () => {
  alone('content/blog/new/index.mdx', 'new')
  dated('content/blog/new/index.mdx', '2025-06-16')
  project.replace(STUDY, '(/services/seo)', '(/blog/new)')
  expect(check()).toEqual([
    expect.objectContaining({
      file: STUDY,
      rule: 'not-live',
      message: 'The page /blog/new doesn’t go live until 2025-06-16.',
    }),
  ])
})

test('reports every field of a live page that refers to a draft', () => {
  draft(THREE)
  project.replace('content/case-studies/fourth/index.mdx', 'date:', 'draft: true\ndate:')
  expect(check().map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    `${ONE} not-live`,
    `${TWO} not-live`,
    ...['first', 'second', 'third'].map(slug => `content/case-studies/${slug}/index.mdx not-live`),
  ])
})

test('a draft can link to drafts and scheduled pages', () => {
  for (const path of [ONE, TWO]) draft(path)
  dated(THREE, '2025-07-01')
  expect(fromPosts().map(({ file }) => file)).toEqual([THREE, THREE])
})

test('a scheduled page can link to pages that are live by then', () => {
  dated(ONE, '2025-07-01')
  dated(TWO, '2025-07-01')
  dated(THREE, '2025-07-02')
  expect(fromPosts().map(({ file, message }) => [file, message])).toEqual([
    [ONE, 'The page /blog/three doesn’t go live until 2025-07-02.'],
    [TWO, 'The page /blog/three doesn’t go live until 2025-07-02.'],
  ])
})

test('a tag page is live once one of its posts is', () => {
  const tag = tagNamed('plans')
  project.replace('data/tags.json', '[', `[\n${JSON.stringify(tag)},`)
  alone('content/blog/new/index.mdx', 'new')
  project.replace('content/blog/new/index.mdx', 'tags: [', 'tags: [plans, ')
  project.replace(STUDY, '(/services/seo)', '(/blog/tags/plans)')
  expect(check()).toEqual([])
  draft('content/blog/new/index.mdx')
  expect(check()).toEqual([
    expect.objectContaining({
      file: STUDY,
      rule: 'not-live',
      message: 'The page /blog/tags/plans isn’t on the live site.',
    }),
  ])
  project.replace('content/blog/new/index.mdx', 'plans, ', '')
  expect(check().map(({ message }) => message)).toEqual(['There’s no page at /blog/tags/plans.'])
})
