import { editingOf } from './editing'

const PREVIEW = {
  siteUrl: '',
  pathPrefix: '',
  isPreview: true,
  showsUnpublished: true,
  hasFunctions: true,
  today: '2026-03-01',
}

test.each([
  ['/', 'data/pages/home.json'],
  ['/blog', 'data/pages/blog.json'],
  ['/blog/how-we-price', 'content/blog/how-we-price/index.mdx'],
  ['/services/seo', 'data/service-pages/seo.json'],
  ['/services/web-application-development', 'data/web-application-page.json'],
])('%s comes from %s', (path, file) => {
  expect(editingOf(path, {}, undefined, PREVIEW)).toEqual({ file })
})

test('labels drafts and scheduled pages', () => {
  const markOf = (data: object) => editingOf('/blog/one', data, undefined, PREVIEW)?.mark
  expect(markOf({ draft: true, date: '2025-01-01' })).toBe('Draft, not on the live site')
  expect(markOf({ date: '2026-03-09' })).toBe('Not live before March 9, 2026')
  expect(markOf({ date: '2026-03-01' })).toBeUndefined()
})

test('links to the file in GitHub’s editor', () => {
  expect(editingOf('/about', {}, 'https://github.com/agency/site/', PREVIEW)?.url).toBe(
    'https://github.com/agency/site/edit/main/data/pages/about.json',
  )
})
